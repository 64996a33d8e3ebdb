import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { selectList } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import { AnchorRow } from './anchor.row.ts';
import type { LeafRange } from './anchor.rules.ts';
import { CHUNK } from './leaf-chunks.ts';

/** A batch: one tree of tickets, or one head of the audit log. */
export interface BatchRecord {
  number: number;
  kind: AnchorRow['kind'];
  state: 'gathering' | 'closed' | 'anchored';
  leafCount: number;
  /** The tree hashes of its chunks, concatenated. */
  chunkRoots: Buffer;
  /** 32 bytes; null while it is gathering. */
  root: Buffer | null;
}

/** A batch that is on the ledger, with its public fields. */
export interface AnchorRecord extends AnchorRow {
  networkName: 'sandbox' | 'quickstart' | 'testnet';
  passphrase: string;
}

/** Everything that a proof is made from. */
export interface LeafRecord extends AnchorRecord {
  ticketId: string;
  place: number;
  salt: Buffer;
  chunkRoots: Buffer;
  /** The leaf hashes of its chunk. */
  hashes: Buffer;
}

/** Anchoring progress of one kind of batch on a network. */
export interface Progress {
  /** A batch was sent and has no outcome yet. */
  underWay: boolean;
  /** A closed batch is not sent yet. */
  waiting: boolean;
  lastSentAt: Date | null;
  /** Sequence number of the newest audit log head in a batch. */
  auditSeq: bigint | null;
}

export async function readProgress(
  db: Database,
  network: number,
  kind: BatchRecord['kind'],
): Promise<Progress> {
  const [row] = await db.read<Progress>(SYSTEM_TENANCY, {
    name: 'anchor-progress',
    text: `SELECT
        EXISTS (SELECT FROM anchor_batches WHERE network = $1 AND kind = $2 AND state = 'closed' AND intent_id IS NOT NULL) AS "underWay",
        EXISTS (SELECT FROM anchor_batches WHERE network = $1 AND kind = $2 AND state = 'closed' AND intent_id IS NULL) AS waiting,
        last.sent_at AS "lastSentAt", last.audit_seq AS "auditSeq"
      FROM (SELECT) one LEFT JOIN LATERAL
        (SELECT sent_at, audit_seq FROM anchor_batches WHERE network = $1 AND kind = $2 AND state <> 'gathering'
         ORDER BY number DESC LIMIT 1) last ON true`,
    values: [network, kind],
  });
  return row as Progress;
}

const SELECT_ANCHORS = `SELECT ${selectList(AnchorRow, 'b')}, b.network_name AS "networkName", b.passphrase FROM anchors_listed b`;

/** Reads an anchored root; the one on the newest network when several networks have it. */
export async function readAnchor(db: Database, root: Buffer): Promise<AnchorRecord | undefined> {
  const [row] = await db.public<AnchorRecord>({
    name: 'anchor-by-root',
    text: `${SELECT_ANCHORS} WHERE root = $1 ORDER BY network DESC LIMIT 1`,
    values: [root],
  });
  return row;
}

/** Reads a page of roots, by number. */
export async function readAnchors(
  db: Database,
  { from, limit, direction, beyond }: Slice<number>,
): Promise<AnchorRecord[]> {
  return db.public({
    name: `anchors-${direction}-${limit}`,
    text: `${SELECT_ANCHORS} WHERE $1::int IS NULL OR number ${beyond} $1 ORDER BY number ${direction} LIMIT ${limit}`,
    values: [from],
  });
}

/**
 * Reads the leaves of the tickets in anchored trees of the newest network with that passphrase, because a network that
 * was wiped keeps its passphrase and has none of the old transactions.
 */
export async function readLeaves(
  scope: Scope,
  request: { passphrase: string; event: LeafRange['event']; ticketIds: string[] },
): Promise<LeafRecord[]> {
  return scope.db.read(SYSTEM_TENANCY, {
    name: 'anchor-leaves',
    text: `SELECT l.ticket_id AS "ticketId", l.place, l.salt, c.hashes, b.chunk_roots AS "chunkRoots",
        ${selectList(AnchorRow, 'b')}, n.name AS "networkName", n.passphrase
      FROM (SELECT * FROM anchor_networks WHERE passphrase = $1 ORDER BY number DESC LIMIT 1) n
      JOIN anchor_leaves l ON l.network = n.number AND l.event = $2 AND l.ticket_id = ANY($3::uuid[])
      JOIN anchor_batches b ON b.number = l.batch AND b.state = 'anchored'
      JOIN anchor_chunks c ON c.batch = l.batch AND c.chunk = l.place / ${CHUNK}`,
    values: [request.passphrase, request.event, request.ticketIds],
  });
}

export interface RecordedRoot {
  number: number;
  kind: BatchRecord['kind'];
  state: BatchRecord['state'];
  root: Buffer;
  auditSeq: bigint | null;
  auditHash: Buffer | null;
}

/** Reads every root that was ever computed for the network, sent or not. */
export async function readRecordedRoots(db: Database, networkId: string): Promise<RecordedRoot[]> {
  return db.read(SYSTEM_TENANCY, {
    text: `SELECT b.number, b.kind, b.state, b.root, b.audit_seq AS "auditSeq", b.audit_hash AS "auditHash" FROM anchor_batches b
      JOIN anchor_networks n ON n.number = b.network WHERE n.network_id = $1 AND b.root IS NOT NULL ORDER BY b.number`,
    values: [networkId],
  });
}

/** Reads the platform's anchoring account. */
export async function readAnchoringAccount(db: Database): Promise<string | undefined> {
  const [row] = await db.read<{ publicKey: string }>(SYSTEM_TENANCY, {
    text: `SELECT public_key AS "publicKey" FROM ledger_keys WHERE owner_kind = 'platform' AND owner_id = 'anchor'`,
  });
  return row?.publicKey;
}

/**
 * Tiers, or issuers, that have rows without a leaf on this network. The counters are read together with the cursors,
 * and the rows they count were committed with them.
 */
const PENDING: Record<LeafRange['event'], string> = {
  issued: `SELECT t.id AS "sourceId", coalesce(c.through, 0) AS through, (t.next_serial - 1)::bigint AS upto
    FROM tiers t LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'issued' AND c.source_id = t.id
    WHERE t.next_serial - 1 > coalesce(c.through, 0) ORDER BY t.id`,
  revoked: `SELECT i.id AS "sourceId", coalesce(c.through, 0) AS through, i.revocation_number AS upto
    FROM issuers i LEFT JOIN anchor_cursors c ON c.network = $1 AND c.event = 'revoked' AND c.source_id = i.id
    WHERE i.revocation_number > coalesce(c.through, 0) ORDER BY i.id`,
};

/** Reads everything that is not collected yet, tickets before revocations, because a revoked ticket was issued first. */
export async function readPendingRanges(tx: Tx, network: number): Promise<LeafRange[]> {
  const ranges: LeafRange[] = [];
  for (const event of ['issued', 'revoked'] as const) {
    const rows = await tx.query<Omit<LeafRange, 'event'>>(PENDING[event], [network]);
    ranges.push(...rows.map((row) => ({ event, ...row })));
  }
  return ranges;
}
