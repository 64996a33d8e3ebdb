import { POOL_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Failure, type FieldFault, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { isPrintable } from '../event.rules.ts';

/** Its tiers have more places sold and held than it would have. */
export class PoolTooSmall extends Failure {
  constructor(name: string, least: number) {
    super(
      'POOL_TOO_SMALL',
      'conflict',
      `${least === 1 ? '1 ticket' : `${least.toLocaleString('en')} tickets`} of the tiers of "${name}" ${least === 1 ? 'is' : 'are'} sold or held, so it cannot have fewer places.`,
      { pool: name, min: least },
    );
  }
}

export class PoolHasTiers extends Failure {
  constructor(name: string) {
    super(
      'POOL_HAS_TIERS',
      'conflict',
      `Tiers share the capacity "${name}". Take them out of it first, then delete it.`,
      { pool: name },
    );
  }
}

/** A sale locks every pool of its tiers. */
export class TooManyPools extends Failure {
  constructor(tier: string) {
    super(
      'TOO_MANY_POOLS',
      'conflict',
      `The tier "${tier}" is in ${POOL_LIMITS.perTier} shared capacities already.`,
      { tier, max: POOL_LIMITS.perTier },
    );
  }
}

/** A pool as the organiser filled it in. */
export interface FilledPool {
  name: string;
  capacity: number;
  tierIds: readonly string[];
}

/** Changes of a pool as the organiser filled them in. */
export interface PoolChange extends Omit<FilledPool, 'tierIds'> {
  addTierIds: readonly string[];
  removeTierIds: readonly string[];
}

/** @throws BadInput naming every fault */
export function checkedPool(filled: FilledPool): FilledPool {
  const { faults, ...checked } = checkedFields(filled);
  const tierIds = checkedIds('tierIds', filled.tierIds, faults);
  refuseFaults(faults);
  return { ...checked, tierIds };
}

/** @throws BadInput naming every fault */
export function checkedChange(filled: PoolChange): PoolChange {
  const { faults, ...checked } = checkedFields(filled);
  const addTierIds = checkedIds('addTierIds', filled.addTierIds, faults);
  const removeTierIds = checkedIds('removeTierIds', filled.removeTierIds, faults);
  refuseFaults(faults);
  return { ...checked, addTierIds, removeTierIds };
}

function checkedFields({ name: filled, capacity }: Omit<FilledPool, 'tierIds'>) {
  const name = filled.trim();
  const faults: FieldFault[] = [...nameFaults(name)];
  if (capacity < 1 || capacity > POOL_LIMITS.capacity) {
    const message = `Enter a number from 1 to ${POOL_LIMITS.capacity}.`;
    faults.push({ field: 'capacity', code: 'OUT_OF_RANGE', min: 1, max: POOL_LIMITS.capacity, message });
  }
  return { name, capacity, faults };
}

function checkedIds(field: string, filled: readonly string[], faults: FieldFault[]): string[] {
  const ids = [...new Set(filled.map((id) => id.toLowerCase()))];
  if (ids.length > POOL_LIMITS.tiers) faults.push(tooManyTiers(field));
  else if (!ids.every(isUuid)) faults.push(unknownTier(field));
  return ids;
}

export const unknownTier = (field: string): FieldFault => ({
  ...{ field, code: 'UNKNOWN', message: 'The organiser has no such tier.' },
});

export const tooManyTiers = (field: string): FieldFault => ({
  ...{ field, code: 'TOO_MANY', max: POOL_LIMITS.tiers, message: `At most ${POOL_LIMITS.tiers} tiers.` },
});

function nameFaults(name: string): FieldFault[] {
  if (name === '') return [{ field: 'name', code: 'REQUIRED', message: 'Shared capacity needs a name.' }];
  if (name.length > POOL_LIMITS.name) {
    const message = `A name has at most ${POOL_LIMITS.name} characters.`;
    return [{ field: 'name', code: 'TOO_LONG', max: POOL_LIMITS.name, message }];
  }
  if (isPrintable(name)) return [];
  return [
    { field: 'name', code: 'UNPRINTABLE', message: 'The name holds a character that cannot be printed.' },
  ];
}
