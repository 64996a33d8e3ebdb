import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { FilledPool } from './pool.rules.ts';

export interface LockedPool {
  id: string;
  issuerId: string;
  name: string;
  capacity: number;
}

/** A tier that is, or will be, in the pool. */
export interface LockedPoolTier {
  id: string;
  issuerId: string;
  eventId: string;
  slug: string;
  name: string;
  /** Places sold and held. */
  taken: number;
  /** Its pools, without this one. */
  others: number;
  isIn: boolean;
}

/**
 * Locks a pool, its tiers and those given, with all their pools, in the order of sales.
 * @param id null for a pool that is to be created
 */
export async function lockPool(
  tx: Tx,
  id: string | null,
  tierIds: readonly string[],
): Promise<{ pool: LockedPool | undefined; tiers: LockedPoolTier[] }> {
  const pools = await tx.query<LockedPool>(
    `SELECT p.id, p.issuer_id AS "issuerId", p.name, p.capacity FROM capacity_pools p WHERE p.id = $1 OR p.id IN (
       SELECT m.pool_id FROM tier_pools m WHERE m.tier_id = ANY($2::uuid[])
         OR m.tier_id IN (SELECT tier_id FROM tier_pools WHERE pool_id = $1))
     ORDER BY p.id FOR NO KEY UPDATE`,
    [id, tierIds],
  );
  await tx.query(
    `SELECT FROM tiers WHERE id = ANY($2::uuid[]) OR id IN (SELECT tier_id FROM tier_pools WHERE pool_id = $1)
     ORDER BY id FOR NO KEY UPDATE`,
    [id, tierIds],
  );
  // Read once they are locked: another pool may have got them meanwhile.
  const tiers = await tx.query<LockedPoolTier>(
    `SELECT t.id, t.issuer_id AS "issuerId", t.event_id AS "eventId", e.slug, t.name, t.sold + t.held AS taken,
       (SELECT count(*)::int FROM tier_pools m WHERE m.tier_id = t.id AND m.pool_id IS DISTINCT FROM $1) AS others,
       EXISTS (SELECT FROM tier_pools m WHERE m.tier_id = t.id AND m.pool_id = $1) AS "isIn"
     FROM tiers t JOIN events e ON e.id = t.event_id
     WHERE t.id = ANY($2::uuid[]) OR t.id IN (SELECT tier_id FROM tier_pools WHERE pool_id = $1)
     ORDER BY t.id`,
    [id, tierIds],
  );
  return { pool: pools.find((pool) => pool.id === id), tiers };
}

export async function insertPool(tx: Tx, pool: LockedPool): Promise<void> {
  await tx.query(
    'INSERT INTO capacity_pools (id, issuer_id, name, capacity, created_at) VALUES ($1, $2, $3, $4, $5)',
    [pool.id, pool.issuerId, pool.name, pool.capacity, tx.scope.clock.now()],
  );
}

/**
 * Gives a locked pool its name, capacity and tiers. Triggers count the places of its tiers, and make sales check these
 * again.
 */
export async function updatePool(
  tx: Tx,
  { id, issuerId }: Pick<LockedPool, 'id' | 'issuerId'>,
  { name, capacity, tierIds }: FilledPool,
): Promise<void> {
  await tx.query('DELETE FROM tier_pools WHERE pool_id = $1 AND NOT tier_id = ANY($2::uuid[])', [
    id,
    tierIds,
  ]);
  await tx.query('UPDATE capacity_pools SET name = $2, capacity = $3 WHERE id = $1', [id, name, capacity]);
  await tx.query(
    `INSERT INTO tier_pools (tier_id, pool_id, issuer_id) SELECT unnest($2::uuid[]), $1, $3 ON CONFLICT DO NOTHING`,
    [id, tierIds, issuerId],
  );
}

export async function deletePoolRow(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM capacity_pools WHERE id = $1', [id]);
}

/** Copies the pools of tiers, each with the copies of those tiers alone. @param tiers ids of the copies by those of the first */
export async function copyPools(tx: Tx, tiers: ReadonlyMap<string, string>): Promise<void> {
  const rows = await tx.query<LockedPool & { tierIds: string[] }>(
    `SELECT p.id, p.issuer_id AS "issuerId", p.name, p.capacity, array_agg(m.tier_id) AS "tierIds"
     FROM tier_pools m JOIN capacity_pools p ON p.id = m.pool_id WHERE m.tier_id = ANY($1::uuid[])
     GROUP BY p.id ORDER BY p.created_at, p.id`,
    [[...tiers.keys()]],
  );
  for (const { tierIds, ...pool } of rows) {
    const copy = { ...pool, id: tx.scope.ids.uuid() };
    await insertPool(tx, copy);
    await updatePool(tx, copy, { ...copy, tierIds: tierIds.flatMap((id) => tiers.get(id) ?? []) });
  }
}
