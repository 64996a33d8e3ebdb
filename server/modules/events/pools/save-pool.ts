import { POOL_LIMITS } from '../../../lib/limits/text-limits.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import { mayManageTiers } from '../event.rules.ts';
import { lockOwnEvent } from '../event.writes.ts';
import {
  checkedChange,
  checkedPool,
  type FilledPool,
  type PoolChange,
  PoolHasTiers,
  PoolTooSmall,
  TooManyPools,
  tooManyTiers,
  unknownTier,
} from './pool.rules.ts';
import {
  deletePoolRow,
  insertPool,
  type LockedPool,
  type LockedPoolTier,
  lockPool,
  updatePool,
} from './pool.writes.ts';

/**
 * Creates capacity that tiers share; places that are taken of them count at once.
 * @param eventId an event of the organiser whose pool it becomes
 * @returns its id
 * @throws NotFound, Forbidden, BadInput, PoolTooSmall, TooManyPools
 */
export async function createPool(scope: Scope, eventId: string, filled: FilledPool): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const { issuerId } = await lockOwnEvent(tx, eventId, mayManageTiers);
    const request = checkedPool(filled);
    const { tiers } = await lockPool(tx, null, request.tierIds);
    const pool = { id: scope.ids.uuid(), issuerId, name: request.name, capacity: request.capacity };
    checkTiers(tx, pool, tiers, request, 'tierIds');
    await insertPool(tx, pool);
    await updatePool(tx, pool, request);
    await note(tx, 'pool.create', pool, tiers);
    announce(tx, tiers);
    return pool.id;
  });
}

/**
 * Changes name, capacity and tiers of a pool; tiers that a colleague has put in or taken out meanwhile stay so. Tickets
 * sold stay; places that come free are offered to the waitlists.
 * @throws NotFound, Forbidden, BadInput, PoolTooSmall, TooManyPools
 */
export async function changePool(scope: Scope, id: string, filled: PoolChange): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const { addTierIds, removeTierIds, ...checked } = checkedChange(filled);
    const { pool, tiers } = await lockOwnPool(tx, id, addTierIds);
    const kept = tiers.filter((tier) => tier.isIn && !removeTierIds.includes(tier.id)).map((tier) => tier.id);
    const request = { ...checked, tierIds: [...new Set([...kept, ...addTierIds])] };
    checkTiers(tx, pool, tiers, request, 'addTierIds');
    await updatePool(tx, pool, request);
    await scope.services.waitlist.offerPlaces(
      tx,
      tiers.map((tier) => tier.id),
    );
    const within = tiers.filter((tier) => request.tierIds.includes(tier.id));
    await note(tx, 'pool.change', { ...pool, ...request }, within);
    announce(tx, tiers);
  });
}

/** Deletes a pool that no tier shares. @throws NotFound, Forbidden, PoolHasTiers */
export async function deletePool(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const { pool, tiers } = await lockOwnPool(tx, id, []);
    if (tiers.length > 0) throw new PoolHasTiers(pool.name);
    await deletePoolRow(tx, pool.id);
    await note(tx, 'pool.delete', pool, []);
  });
}

/** @throws NotFound for pools of other organisers, Forbidden for tiers of events that the actor may not manage */
async function lockOwnPool(
  tx: Tx,
  id: string,
  tierIds: readonly string[],
): Promise<{ pool: LockedPool; tiers: LockedPoolTier[] }> {
  const { pool, tiers } = isUuid(id) ? await lockPool(tx, id, tierIds) : { pool: undefined, tiers: [] };
  if (!pool) throw new NotFound('capacityPool');
  return { pool, tiers };
}

/** @throws BadInput, Forbidden, PoolTooSmall, TooManyPools */
function checkTiers(
  tx: Tx,
  pool: LockedPool,
  tiers: readonly LockedPoolTier[],
  { name, capacity, tierIds }: FilledPool,
  field: 'tierIds' | 'addTierIds',
): void {
  const actor = signedIn(tx.scope.actor);
  const within = tiers.filter((tier) => tierIds.includes(tier.id));
  if (within.length < tierIds.length || within.some((tier) => tier.issuerId !== pool.issuerId))
    throw new BadInput([unknownTier(field)]);
  if (within.length > POOL_LIMITS.tiers) throw new BadInput([tooManyTiers(field)]);
  if (!tiers.every((tier) => mayManageTiers(actor, tier))) throw new Forbidden();
  const full = within.find((tier) => tier.others >= POOL_LIMITS.perTier);
  if (full) throw new TooManyPools(full.name);
  const taken = within.reduce((sum, tier) => sum + tier.taken, 0);
  if (taken > capacity) throw new PoolTooSmall(name, taken);
}

/** Publishes that the available tickets of these tiers' events changed. */
function announce(tx: Tx, tiers: readonly LockedPoolTier[]): void {
  const events = new Map(tiers.map((tier) => [tier.eventId, tier]));
  for (const { eventId, issuerId, slug } of events.values())
    announceEvent(tx, { id: eventId, issuerId, slug }, true);
}

function note(
  tx: Tx,
  action: string,
  { id, issuerId, name, capacity }: LockedPool,
  tiers: readonly LockedPoolTier[],
): Promise<void> {
  return tx.audit({
    action,
    entityType: 'capacity_pool',
    entityId: id,
    issuerId,
    details: { name, capacity, tiers: tiers.map((tier) => tier.name) },
  });
}
