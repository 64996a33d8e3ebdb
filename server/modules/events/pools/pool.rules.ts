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

/** @throws BadInput naming every fault */
export function checkedPool(filled: FilledPool): FilledPool {
  const name = filled.name.trim();
  const { capacity } = filled;
  const tierIds = [...new Set(filled.tierIds.map((id) => id.toLowerCase()))];
  const faults: FieldFault[] = [...nameFaults(name)];
  if (capacity < 1 || capacity > POOL_LIMITS.capacity) {
    const message = `Enter a number from 1 to ${POOL_LIMITS.capacity}.`;
    faults.push({ field: 'capacity', code: 'OUT_OF_RANGE', min: 1, max: POOL_LIMITS.capacity, message });
  }
  if (tierIds.length > POOL_LIMITS.tiers) {
    const message = `At most ${POOL_LIMITS.tiers} tiers.`;
    faults.push({ field: 'tierIds', code: 'TOO_MANY', max: POOL_LIMITS.tiers, message });
  } else if (!tierIds.every(isUuid)) faults.push(UNKNOWN_TIER);
  refuseFaults(faults);
  return { name, capacity, tierIds };
}

export const UNKNOWN_TIER: FieldFault = {
  field: 'tierIds',
  code: 'UNKNOWN',
  message: 'The organiser has no such tier.',
};

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
