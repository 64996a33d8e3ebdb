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
/** Among the newest so many, those are found that an actor of single events may manage. */
const MAX_READ = 500;

const COLUMNS = `p.id, p.issuer_id AS "issuerId", p.name, p.capacity, p.used,
  coalesce((SELECT json_agg(json_build_object(${TIER_PAIRS}, 'eventId', t.event_id) ORDER BY t.event_id, t.position, t.id)
    FROM tier_pools m JOIN tiers t ON t.id = m.tier_id WHERE m.pool_id = p.id), '[]') AS tiers`;

/**
 * Reads the pools that tiers of an event share, oldest first, and then other pools of its issuer, newest first, unless all
 * their events have ended.
 */
export async function readPools(
  scope: Scope,
  { id, issuerId }: { id: string; issuerId: string },
  mayManage: (eventId: string) => boolean,
): Promise<PoolRecord[]> {
  const pools = await scope.db.read<PoolRecord & { isShared: boolean }>(tenancyOf(scope.actor), {
    name: 'capacity-pools',
    text: `SELECT ${COLUMNS}, s.yes AS "isShared" FROM capacity_pools p,
        LATERAL (SELECT EXISTS (SELECT FROM tiers t JOIN tier_pools m ON m.tier_id = t.id
          WHERE t.event_id = $1 AND m.pool_id = p.id) AS yes) s
      WHERE p.issuer_id = $2 AND (s.yes OR NOT EXISTS (SELECT FROM tier_pools m WHERE m.pool_id = p.id)
        OR EXISTS (SELECT FROM tier_pools m JOIN tiers t ON t.id = m.tier_id JOIN events e ON e.id = t.event_id
          WHERE m.pool_id = p.id AND e.end_at > $3))
      ORDER BY s.yes DESC, CASE WHEN s.yes THEN p.created_at END, p.created_at DESC, p.id LIMIT ${MAX_READ}`,
    values: [id, issuerId, scope.clock.now()],
  });
  return pools
    .filter(({ isShared, tiers }) => isShared || tiers.every(({ eventId }) => mayManage(eventId)))
    .slice(0, MAX_POOLS);
}

export async function readPool(scope: Scope, id: string): Promise<PoolRecord | undefined> {
  const [pool] = await scope.db.read<PoolRecord>(tenancyOf(scope.actor), {
    name: 'capacity-pool',
    text: `SELECT ${COLUMNS} FROM capacity_pools p WHERE p.id = $1`,
    values: [id],
  });
  return pool;
}
