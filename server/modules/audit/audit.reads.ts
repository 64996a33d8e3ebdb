import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { PRINTED_COLUMNS, type PrintedEntry } from './audit-canonical.ts';

/** The last link of the chain; `seq` 0 and the seed before there is any. */
export interface ChainTail {
  seq: bigint;
  entryId: bigint;
  tx: string;
  hash: Buffer;
}

export const READ_TAIL: Statement = {
  name: 'audit-tail',
  text: 'SELECT seq, entry_id AS "entryId", tx::text AS tx, hash FROM audit_chain ORDER BY seq DESC LIMIT 1',
};

/** Reads the current end of the chain; undefined before the first link. */
export async function readChainHead(db: Database): Promise<{ seq: bigint; hash: Buffer } | undefined> {
  const [tail] = await db.read<ChainTail>(SYSTEM_TENANCY, READ_TAIL);
  return tail && { seq: tail.seq, hash: tail.hash };
}

/** A link with the entry that it seals; the entry's columns are null when the entry is gone. */
export type LinkRow = { [Column in keyof PrintedEntry]: PrintedEntry[Column] | null } & {
  seq: bigint;
  entryId: bigint;
  chainTx: string;
  hash: Buffer;
};

/** @param after the seq that the page follows */
export function readLinks(after: bigint, limit: number): Statement {
  return {
    name: 'audit-links',
    text: `SELECT c.seq, c.entry_id AS "entryId", c.tx::text AS "chainTx", c.hash, ${PRINTED_COLUMNS}
      FROM audit_chain c LEFT JOIN audit_entries e ON e.id = c.entry_id
      WHERE c.seq > $1 ORDER BY c.seq LIMIT $2`,
    values: [after, limit],
  };
}

/** Links of one organisation's entries with the hash of the link before each, in the order of the entries. */
export function readOwnLinks(issuerId: string, after: bigint, limit: number): Statement {
  return {
    name: 'audit-own-links',
    text: `SELECT c.seq, c.entry_id AS "entryId", c.tx::text AS "chainTx", c.hash, p.hash AS "previousHash", ${PRINTED_COLUMNS}
      FROM audit_entries e JOIN audit_chain c ON c.entry_id = e.id LEFT JOIN audit_chain p ON p.seq = c.seq - 1
      WHERE e.issuer_id = $1 AND e.id > $2 ORDER BY e.id LIMIT $3`,
    values: [issuerId, after, limit],
  };
}

export function readHashesAt(seqs: readonly bigint[]): Statement {
  return {
    text: 'SELECT seq, hash FROM audit_chain WHERE seq = ANY($1::bigint[])',
    values: [seqs.map(String)],
  };
}

/** The first link whose entry is gone. */
export const READ_ORPHANED_LINK: Statement = {
  text: `SELECT c.seq, c.entry_id AS "entryId" FROM audit_chain c
    WHERE NOT EXISTS (SELECT FROM audit_entries e WHERE e.id = c.entry_id) ORDER BY c.seq LIMIT 1`,
};

/**
 * The first entry at or before the tail that no link seals: it was inserted afterwards, or its link is gone.
 * @param issuerId of one organisation; of all when left out
 */
export function readUnsealedBefore(tail: ChainTail, issuerId: string | null = null): Statement {
  return {
    text: `SELECT e.id FROM audit_entries e
      WHERE (e.tx, e.id) <= ($1::xid8, $2::bigint) AND NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id)
        AND ($3::uuid IS NULL OR e.issuer_id = $3)
      ORDER BY e.tx, e.id LIMIT 1`,
    values: [tail.tx, tail.entryId, issuerId],
  };
}

export function readEntryTime(id: bigint): Statement {
  return { text: 'SELECT at FROM audit_entries WHERE id = $1', values: [id] };
}

/** Entries that record links lost in a failover, oldest first. */
export const READ_COMMIT_LOSSES: Statement = {
  text: "SELECT id, details FROM audit_entries WHERE action = 'audit.commits_lost' ORDER BY tx, id",
};

/** Identity of this database, so that a head is never compared with another database's chain. */
export { READ_DATABASE_IDENTITY } from '../../platform/db/statement.ts';

/**
 * Heads that were handed to the ledger. They are in the chain's own database, so they reveal only a cut of the chain
 * alone.
 */
export const READ_ANCHORED_HEADS: Statement = {
  text: "SELECT audit_seq AS seq, audit_hash AS hash FROM anchor_batches WHERE kind = 'audit' ORDER BY audit_seq",
};
