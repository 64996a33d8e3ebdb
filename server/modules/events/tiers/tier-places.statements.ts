import type { Tx } from '../../../platform/db/in-transaction.ts';

const pools = (tier: string): string =>
  `FROM tier_pools x JOIN capacity_pools p ON p.id = x.pool_id WHERE x.tier_id = ${tier}.id`;

/** SQL of the tickets of a tier that can be sold: the fewest of its own and those that its pools have left. */
export const freePlaces = (tier: string): string =>
  `least(${tier}.capacity - ${tier}.sold - ${tier}.held,
    CASE WHEN ${tier}.pooled THEN (SELECT min(p.capacity - p.used) ${pools(tier)}) END)`;

/** SQL of an aggregate: the most tickets of all rows of a tier that can be sold together. */
export const freePlacesOfAll = (tier: string): string =>
  `coalesce(CASE WHEN bool_or(${tier}.pooled) THEN free_together(array_agg(${tier}.id))
    ELSE sum(${tier}.capacity - ${tier}.sold - ${tier}.held) END, 0)::int`;

/** SQL of the places that each pool of a tier has left, as `TierPlaces` has them. */
export const placesOfPools = (tier: string): string =>
  `CASE WHEN ${tier}.pooled THEN (SELECT jsonb_object_agg(p.id, p.capacity - p.used) ${pools(tier)}) END`;

/**
 * SQL of a common table expression `pool` that locks the pools of tiers, in the order of their ids, with their places.
 *
 * The rule of locking: a transaction locks the pools of all tiers that it will touch, in the order of their ids, then
 * these tiers in the order of theirs, once. So no transaction that has a tier waits for a pool, or for a tier before it.
 * Two exceptions need no pool: paid orders whose places are held already, which leave pools as they are, and changes of
 * tiers that take or free no place. Both may have a tier of a pool that another transaction has, so waitlist offers take
 * other tiers of a pool only while these are free (`offerPlaces`).
 *
 * A statement that locks tiers after it has `POOLS_FIRST` among their conditions.
 * @param tiers SQL of the ids of the tiers
 */
export const lockedPools = (tiers: string): string => `pool AS MATERIALIZED (
  SELECT p.id, p.capacity - p.used AS free FROM capacity_pools p
  WHERE p.id IN (SELECT x.pool_id FROM tier_pools x WHERE x.tier_id IN (${tiers}))
  ORDER BY p.id FOR NO KEY UPDATE
)`;

/** A condition that is true once the pools are locked. */
export const POOLS_FIRST = '(SELECT count(*) FROM pool) >= 0';

/** SQL of `freePlaces` within a statement that has locked the pools: the places that they have then. */
export const freeInLockedPools = (tier: string): string =>
  `least(${tier}.capacity - ${tier}.sold - ${tier}.held,
    CASE WHEN ${tier}.pooled THEN (SELECT min(pool.free) FROM tier_pools x JOIN pool ON pool.id = x.pool_id
      WHERE x.tier_id = ${tier}.id) END)`;

/** Locks the pools of tiers, before the tiers themselves, until the transaction ends. */
export async function lockPools(tx: Tx, tierIds: readonly string[]): Promise<void> {
  await tx.query(`WITH ${lockedPools('SELECT unnest($1::uuid[])')} SELECT count(*) FROM pool`, [tierIds]);
}

/**
 * Locks the pools of tiers, then the tiers, until the transaction ends. Places that are free are read after it, by
 * another statement: this one does not see what it waited for.
 */
export async function lockPlaces(tx: Tx, tierIds: readonly string[]): Promise<void> {
  await tx.query(
    `WITH ${lockedPools('SELECT unnest($1::uuid[])')}
     SELECT FROM tiers WHERE id = ANY($1::uuid[]) AND ${POOLS_FIRST} ORDER BY id FOR UPDATE`,
    [tierIds],
  );
}

/** Locks the pools of all tiers of an event, then the tiers, until the transaction ends; see `lockPlaces`. */
export async function lockPlacesOfEvent(tx: Tx, eventId: string): Promise<void> {
  await tx.query(
    `WITH ${lockedPools('SELECT id FROM tiers WHERE event_id = $1')}
     SELECT FROM tiers WHERE event_id = $1 AND ${POOLS_FIRST} ORDER BY id FOR UPDATE`,
    [eventId],
  );
}
