import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TIER_PAIRS, type TierRecord } from '../tiers/tier.reads.ts';

export interface PoolRecord {
  id: string;
  issuerId: string;
  name: string;
  capacity: number;
  used: number;
  tiers: (TierRecord & { eventId: string })[];
}

const MAX_POOLS = 100;

const COLUMNS = `p.id, p.issuer_id AS "issuerId", p.name, p.capacity, p.used,
  coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS}, 'eventId', t.event_id) ORDER BY t.event_id, t.position, t.id)
    FROM tier_pools m JOIN tiers t ON t.id = m.tier_id WHERE m.pool_id = p.id), '[]') AS tiers`;

/** Reads the pools that tiers of an event share, and the pools of its issuer that no tier shares; oldest first. */
export async function readPools(
  scope: Scope,
  { id, issuerId }: { id: string; issuerId: string },
): Promise<PoolRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'capacity-pools',
    text: `SELECT ${COLUMNS} FROM capacity_pools p WHERE p.issuer_id = $2
        AND (p.id IN (SELECT m.pool_id FROM tiers t JOIN tier_pools m ON m.tier_id = t.id WHERE t.event_id = $1)
          OR NOT EXISTS (SELECT FROM tier_pools m WHERE m.pool_id = p.id))
      ORDER BY p.created_at, p.id LIMIT ${MAX_POOLS}`,
    values: [id, issuerId],
  });
}

export async function readPool(scope: Scope, id: string): Promise<PoolRecord | undefined> {
  const [pool] = await scope.db.read<PoolRecord>(tenancyOf(scope.actor), {
    name: 'capacity-pool',
    text: `SELECT ${COLUMNS} FROM capacity_pools p WHERE p.id = $1`,
    values: [id],
  });
  return pool;
}
