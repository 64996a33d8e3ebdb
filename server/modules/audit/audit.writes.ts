import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { isUniqueViolation } from '../../platform/db/database-faults.ts';
import type { ChainTail } from './audit.reads.ts';
import { CANONICAL_SQL, SEED } from './audit-canonical.ts';

/** Maximum links per statement. */
const PAGE = 5_000;
/** Arbitrary key of the advisory lock; one sealer works at a time across all processes. */
const LOCK = 7_203_411_909;

// The tail is read in the transaction that continues it: a failover may have removed the link that a process remembers.
// Entries of a transaction become final together when no transaction as old is still running: all below the snapshot's
// xmin have ended, so no entry can turn up later before one that is sealed.
const SEAL = `
  WITH sealer AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${LOCK}) AS held),
  known AS MATERIALIZED (
    SELECT $1::bigint = 0 OR EXISTS (SELECT FROM audit_chain WHERE seq = $1 AND hash = $2) AS holds),
  tail AS MATERIALIZED (
    (SELECT seq, entry_id, tx, hash FROM audit_chain ORDER BY seq DESC LIMIT 1)
    UNION ALL SELECT 0, 0, '0'::xid8, $3::bytea WHERE NOT EXISTS (SELECT FROM audit_chain)),
  page AS MATERIALIZED (
    SELECT e.id, e.tx, ${CANONICAL_SQL} AS canonical FROM audit_entries e
    WHERE (SELECT held FROM sealer) AND (SELECT holds FROM known)
      AND (e.tx, e.id) > ((SELECT tx FROM tail), (SELECT entry_id FROM tail)) AND e.tx < audit_horizon()
    ORDER BY e.tx, e.id LIMIT ${PAGE}),
  linked AS (
    SELECT (SELECT seq FROM tail) + row_number() OVER chain AS seq, id, tx,
      audit_linked((SELECT hash FROM tail), canonical) OVER chain AS hash
    FROM page WINDOW chain AS (ORDER BY tx, id ROWS UNBOUNDED PRECEDING)),
  sealed AS (
    INSERT INTO audit_chain (seq, entry_id, tx, hash) SELECT seq, id, tx, hash FROM linked
    RETURNING seq, entry_id, tx, hash),
  newest AS (SELECT * FROM (SELECT * FROM sealed UNION ALL SELECT * FROM tail) links ORDER BY seq DESC LIMIT 1)
  SELECT seq, entry_id AS "entryId", tx::text AS tx, hash, holds, (SELECT count(*)::int FROM sealed) AS sealed,
    ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline
  FROM newest, known`;

/** The last link that a sealer saw. `seq` is 0 before there is one. */
export interface SeenLink {
  seq: bigint;
  hash: Buffer;
}

/** The end of the chain as one statement found or left it. */
export interface ChainEnd {
  tail: ChainTail;
  /** PostgreSQL's timeline, which grows with each promotion. */
  timeline: number;
  /** false: the link that was seen before is no longer in the chain. Nothing was sealed. */
  holds: boolean;
  /** More entries may be waiting. */
  more: boolean;
}

type SealRow = ChainTail & { holds: boolean; sealed: number; timeline: number };

/**
 * Links the next page of final entries to the chain's end.
 * @returns null when another process sealed meanwhile
 */
export async function sealPage(connection: Connection, seen: SeenLink): Promise<ChainEnd | null> {
  const statement = { name: 'audit-seal', text: SEAL, values: [seen.seq, seen.hash, SEED] };
  try {
    const [row] = await connection.run<SealRow>(SYSTEM_TENANCY, statement);
    if (!row) throw new Error('the statement that seals answers one row');
    const { holds, sealed, timeline, ...tail } = row;
    return { tail, timeline, holds, more: sealed >= PAGE };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
