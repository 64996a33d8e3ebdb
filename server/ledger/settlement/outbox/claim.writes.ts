import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { INTENT_COLUMNS, type IntentRow, type StoredIntent, storedIntent } from './stored-intent.ts';

/** First half of the advisory lock's key, which names its purpose. An arbitrary number. */
const WORKERS = 1_734_829_106;

/**
 * Advisory lock held by the connection of a living worker. The database releases it when the connection ends, so claims
 * of a dead worker are free at once. A worker that lost only its connection shares a lease at worst, which is safe: any
 * process may submit the bytes, and they are applied once.
 */
export const presenceLock = (worker: string): { text: string; values: unknown[] } => ({
  text: 'SELECT pg_advisory_lock_shared($1, hashtext($2))',
  values: [WORKERS, worker],
});

/** Evaluated once per statement, and only when another worker has claimed something. */
const LIVING = `ARRAY(
  SELECT l.objid::bigint FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
  WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.granted AND l.classid::bigint = ${WORKERS})`;

/** Lease of a worker on intents. Timed by the database's clock, which all processes share. */
export interface Claim {
  networkId: string;
  worker: string;
  leaseMs: number;
}

/** Claims up to `limit` unfinished intents that no living worker holds, oldest first, for the duration of the lease. */
export async function claimUnfinished(
  connection: Connection,
  { networkId, worker, leaseMs }: Claim,
  limit: number,
): Promise<StoredIntent[]> {
  const rows = await connection.run<IntentRow>(SYSTEM_TENANCY, {
    name: 'intents-claim',
    text: `UPDATE ledger_intents SET claimed_by = $2, claimed_until = clock_timestamp() + $3 * interval '1 millisecond'
           WHERE id IN (
             SELECT id FROM ledger_intents
             WHERE network_id = $1 AND state IN ('intended', 'prepared', 'sent')
               AND (claimed_until IS NULL OR claimed_until < clock_timestamp()
                 OR (claimed_by <> $2 AND (hashtext(claimed_by::text)::bigint & 4294967295) <> ALL (${LIVING})))
             ORDER BY created_at LIMIT $4 FOR UPDATE SKIP LOCKED)
           RETURNING ${INTENT_COLUMNS}`,
    values: [networkId, worker, leaseMs, limit],
  });
  return rows.map(storedIntent);
}

/**
 * Claims up to `limit` unfinished intents of abandoned networks. Their bytes belong to a ledger that no longer exists;
 * they are left alone until no ledger of the same name could apply them either.
 * @param seconds ledger time
 */
export async function claimOfGivenUp(
  connection: Connection,
  { worker, leaseMs }: Claim,
  seconds: number,
  limit: number,
): Promise<StoredIntent[]> {
  const rows = await connection.run<IntentRow>(SYSTEM_TENANCY, {
    name: 'intents-claim-given-up',
    text: `UPDATE ledger_intents SET claimed_by = $1, claimed_until = clock_timestamp() + $2 * interval '1 millisecond'
           WHERE id IN (
             SELECT i.id FROM ledger_intents i JOIN ledger_networks n ON n.id = i.network_id
             WHERE n.retired_at IS NOT NULL AND i.state IN ('intended', 'prepared', 'sent')
               AND (i.max_time IS NULL OR i.max_time < $3)
               AND (i.claimed_until IS NULL OR i.claimed_until < clock_timestamp())
             LIMIT $4 FOR UPDATE OF i SKIP LOCKED)
           RETURNING ${INTENT_COLUMNS}`,
    values: [worker, leaseMs, seconds, limit],
  });
  return rows.map(storedIntent);
}

/** Renews only claims that are really worked on: an intent that was lost track of must become free for any process. */
export async function renewClaims(
  connection: Connection,
  { networkId, worker, leaseMs }: Claim,
  ids: string[],
): Promise<void> {
  await connection.run(SYSTEM_TENANCY, {
    name: 'intents-renew',
    text: `UPDATE ledger_intents SET claimed_until = clock_timestamp() + $3 * interval '1 millisecond'
           WHERE network_id = $1 AND claimed_by = $2 AND id = ANY($4::uuid[])
             AND state IN ('intended', 'prepared', 'sent')`,
    values: [networkId, worker, leaseMs, ids],
  });
}

/** Releases the claims on unfinished intents. */
export async function releaseClaims(connection: Connection, worker: string): Promise<void> {
  await connection.run(SYSTEM_TENANCY, {
    text: `UPDATE ledger_intents SET claimed_by = NULL, claimed_until = NULL
           WHERE claimed_by = $1 AND state IN ('intended', 'prepared', 'sent')`,
    values: [worker],
  });
}
