import { SYSTEM_TENANCY } from '../../access/actor.ts';
import type { Connection } from '../../db/connection.ts';
import { type ChainTail, READ_TAIL } from './audit.reads.ts';
import { CANONICAL_SQL, SEED } from './audit-canonical.ts';

/** Links that one statement makes at most. */
const PAGE = 5_000;
/** Any number of our own; one sealer works at a time across all processes. */
const LOCK = 7_203_411_909;

// Entries of a transaction become final together when no transaction as old is still running: what lies below the
// snapshot's xmin has ended, so no entry can turn up later before one that is sealed.
const SEAL = `
  WITH sealer AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${LOCK}) AS held),
  page AS MATERIALIZED (
    SELECT e.id, e.tx, ${CANONICAL_SQL} AS canonical FROM audit_entries e
    WHERE (SELECT held FROM sealer) AND (e.tx, e.id) > ($1::xid8, $2::bigint)
      AND e.tx < audit_horizon()
    ORDER BY e.tx, e.id LIMIT ${PAGE}),
  linked AS (
    SELECT $3::bigint + row_number() OVER chain AS seq, id, tx, audit_linked($4::bytea, canonical) OVER chain AS hash
    FROM page WINDOW chain AS (ORDER BY tx, id ROWS UNBOUNDED PRECEDING)),
  sealed AS (
    INSERT INTO audit_chain (seq, entry_id, tx, hash) SELECT seq, id, tx, hash FROM linked
    RETURNING seq, entry_id, tx, hash)
  SELECT seq, entry_id, tx::text AS tx, hash FROM sealed ORDER BY seq DESC LIMIT 1`;

const START: ChainTail = { seq: 0n, entry_id: 0n, tx: '0', hash: SEED };
const UNIQUE_VIOLATION = '23505';

export async function readTail(connection: Connection): Promise<ChainTail> {
  const [tail] = await connection.run<ChainTail>(SYSTEM_TENANCY, READ_TAIL);
  return tail ?? START;
}

/**
 * Links the next page of final entries behind the tail.
 * @returns the new tail and whether more may be waiting; null when another process sealed meanwhile
 */
export async function sealPage(
  connection: Connection,
  tail: ChainTail,
): Promise<{ tail: ChainTail; more: boolean } | null> {
  const values = [tail.tx, tail.entry_id, tail.seq, tail.hash];
  try {
    const [last] = await connection.run<ChainTail>(SYSTEM_TENANCY, {
      name: 'audit-seal',
      text: SEAL,
      values,
    });
    if (!last) return { tail, more: false };
    return { tail: last, more: last.seq - tail.seq >= BigInt(PAGE) };
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
