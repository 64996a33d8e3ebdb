import type { SettledIntent } from '../../ledger/settlement/index.ts';
import { entryHead, HASH_BYTES } from '../../lib/ticket-format/index.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { BatchRecord } from './anchor.reads.ts';
import { type LeafRange, lengthOf } from './anchor.rules.ts';
import { type Chunk, joinHashes } from './leaf-chunks.ts';

/**
 * The database makes the leaves of one page of tickets, or of revocations, so that hashing takes no time of the process
 * that sells. The hashed text is that of signing/ticket-proof.ts; the tests compare the two.
 *
 * Numbers are compared in their column's own type: row-level security uses no index for a condition that could fail, as
 * a cast can. The inner LIMIT keeps the planner from joining tiers first and reading each of them whole.
 *
 * Parameters of both: sources, their numbers `through` and `upto`, the maximum length of one of them, concatenated
 * salts of 16 bytes, the bytes before a salt, batch, index of the first leaf, network.
 */
const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const GRACE = `concat(CASE WHEN t.grace_seconds >= 86400 THEN t.grace_seconds / 86400 || 'd' END,
  CASE WHEN t.grace_seconds % 86400 >= 3600 THEN t.grace_seconds % 86400 / 3600 || 'h' END,
  CASE WHEN t.grace_seconds % 3600 >= 60 THEN t.grace_seconds % 3600 / 60 || 'm' END,
  CASE WHEN t.grace_seconds % 60 > 0 OR t.grace_seconds = 0 THEN t.grace_seconds % 60 || 's' END)`;

/** The RFC 8785 text of a ticket without its signature, as signing/ticket-file.ts writes it. */
const CANONICAL = `concat('{"currency":', to_json(t.currency), ',"effective_at":"', ${iso('t.effective_at')},
  '","event_id":"', t.event_id, '","expires_at":"', ${iso('t.expires_at')}, '","grace_period":"', ${GRACE},
  '","id":"', t.id, '","issued_at":"', ${iso('t.issued_at')}, '","issuer_id":"', t.issuer_id, '","key_version":', t.key_version,
  ',"metadata":{"email":', to_json(t.holder_email), ',"event":', to_json(edition.name), ',"holder":', to_json(t.holder_name),
  ',"phone":', to_json(t.holder_phone), ',"start_date":"', ${iso('edition.start_at')}, '","tier":', to_json(tier.name),
  ',"venue":', to_json(edition.venue), '},"price":"', trim_scale(t.price_units::numeric / 10000000),
  '","tier":', to_json(tier.name), '}')`;

const ISSUED_FACTS = `
  SELECT row_number() OVER (ORDER BY wanted.nth, t.serial) - 1 AS at, t.id,
    sha256(convert_to(${CANONICAL}, 'UTF8') || t.signature) AS fact
  FROM unnest($1::uuid[], $2::int[], $3::int[]) WITH ORDINALITY AS wanted(source_id, through, upto, nth)
  CROSS JOIN LATERAL (SELECT * FROM tickets
    WHERE tier_id = wanted.source_id AND serial > wanted.through AND serial <= wanted.upto ORDER BY serial LIMIT $4) t
  JOIN tiers tier ON tier.id = t.tier_id
  JOIN event_editions edition ON edition.event_id = t.event_id AND edition.edition = t.edition`;

const REVOKED_FACTS = `
  SELECT row_number() OVER (ORDER BY wanted.nth, r.number) - 1 AS at, r.ticket_id AS id,
    int8send(floor(extract(epoch FROM r.revoked_at) * 1000)::bigint) AS fact
  FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS wanted(source_id, through, upto, nth)
  CROSS JOIN LATERAL (SELECT * FROM revocations
    WHERE issuer_id = wanted.source_id AND number > wanted.through AND number <= wanted.upto ORDER BY number LIMIT $4) r`;

const leavesOf = (event: string, facts: string): string => `
  WITH fact AS MATERIALIZED (${facts}),
  leaf AS MATERIALIZED (
    SELECT at, id, salt, sha256('\\x00'::bytea || $6::bytea || salt || uuid_send(id) || fact) AS hash
    FROM fact, LATERAL (SELECT substr($5::bytea, (16 * at + 1)::int, 16) AS salt) salted),
  written AS (
    INSERT INTO anchor_leaves (ticket_id, batch, place, network, event, salt)
    SELECT id, $7::int, $8::int + at, $9::smallint, '${event}', salt FROM leaf)
  SELECT count(*)::int AS count, coalesce(string_agg(hash, ''::bytea ORDER BY at), '') AS hashes FROM leaf`;

export const MAKE_LEAVES = {
  issued: leavesOf('issued', ISSUED_FACTS),
  revoked: leavesOf('revoked', REVOKED_FACTS),
};

const BATCH = `number, kind, state, leaf_count AS "leafCount", chunk_roots AS "chunkRoots", root`;

export interface KnownNetwork {
  networkId: string;
  name: string;
  passphrase: string;
}

/** @returns the network's short number */
export async function recordNetwork(tx: Tx, { networkId, name, passphrase }: KnownNetwork): Promise<number> {
  const find = 'SELECT number FROM anchor_networks WHERE network_id = $1';
  const [known] = await tx.query<{ number: number }>(find, [networkId]);
  if (known) return known.number;
  await tx.query(
    `INSERT INTO anchor_networks (network_id, name, passphrase, first_used_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (network_id) DO NOTHING`,
    [networkId, name, passphrase, tx.scope.clock.now()],
  );
  const [made] = await tx.query<{ number: number }>(find, [networkId]);
  if (!made) throw new Error('the network could not be noted');
  return made.number;
}

/**
 * Commits without waiting for the disk: a page lost in a database crash is collected again, with all later pages.
 * Commits reach the disk in order, so a batch that was handed to the ledger has all its pages.
 */
export async function commitWithoutWaiting(tx: Tx): Promise<void> {
  await tx.query('SET LOCAL synchronous_commit = off');
}

/** Returns the batch that is being filled, which a process that died may have begun, or a new one. */
export async function openBatch(tx: Tx, network: number): Promise<BatchRecord> {
  const [open] = await tx.query<BatchRecord>(
    `SELECT ${BATCH} FROM anchor_batches WHERE network = $1 AND state = 'gathering'`,
    [network],
  );
  if (open) return open;
  const [made] = await tx.query<BatchRecord>(
    `INSERT INTO anchor_batches (network, kind, state, opened_at) VALUES ($1, 'tickets', 'gathering', $2) RETURNING ${BATCH}`,
    [network, tx.scope.clock.now()],
  );
  return made as BatchRecord;
}

export interface NewLeaves {
  batch: number;
  network: number;
  firstIndex: number;
  /** All of one kind. */
  ranges: readonly LeafRange[];
  /** Maximum length of one range. */
  maxLength: number;
  /** 16 bytes per leaf, concatenated. */
  salts: Buffer;
}

/**
 * Creates a leaf for each number of the ranges.
 * @returns their hashes, concatenated
 * @throws Error when a number has no row: to continue would leave it without a leaf permanently
 */
export async function makeLeaves(tx: Tx, event: LeafRange['event'], request: NewLeaves): Promise<Buffer> {
  const { ranges } = request;
  const wanted = ranges.reduce((sum, range) => sum + lengthOf(range), 0);
  if (wanted === 0) return Buffer.alloc(0);
  const [made] = await tx.query<{ count: number; hashes: Buffer }>(MAKE_LEAVES[event], [
    ranges.map(({ sourceId }) => sourceId),
    ranges.map(({ through }) => through),
    ranges.map(({ upto }) => upto),
    request.maxLength,
    request.salts,
    entryHead(event),
    request.batch,
    request.firstIndex,
    request.network,
  ]);
  if (made?.count !== wanted) throw new Error(`a number was given out without what it counts: ${event}`);
  return made.hashes;
}

/**
 * Appends chunks to the batch.
 * @param count number of leaves in them
 * @throws Error when another process has appended some meanwhile: then this whole page is rolled back
 */
export async function appendChunks(
  tx: Tx,
  batch: BatchRecord,
  chunks: readonly Chunk[],
  count: number,
): Promise<BatchRecord> {
  const roots = joinHashes(chunks.map(({ root }) => root));
  const [grown] = await tx.query<BatchRecord>(
    `UPDATE anchor_batches SET leaf_count = leaf_count + $3, chunk_roots = chunk_roots || $4
     WHERE number = $1 AND state = 'gathering' AND leaf_count = $2 RETURNING ${BATCH}`,
    [batch.number, batch.leafCount, count, roots],
  );
  if (!grown) throw new Error(`batch ${batch.number} is gathered by another process`);
  await tx.query(
    `INSERT INTO anchor_chunks (batch, chunk, hashes)
     SELECT $1, $2 + nth - 1, hashes FROM unnest($3::bytea[]) WITH ORDINALITY AS made(hashes, nth)`,
    [batch.number, batch.chunkRoots.length / HASH_BYTES, chunks.map(({ hashes }) => hashes)],
  );
  return grown;
}

/** @throws Error when a cursor is already there: another process has collected the range */
export async function advanceCursors(tx: Tx, network: number, ranges: readonly LeafRange[]): Promise<void> {
  const moved = await tx.query(
    `INSERT INTO anchor_cursors AS c (network, event, source_id, through)
     SELECT $1, event, source_id, upto FROM unnest($2::text[], $3::uuid[], $4::bigint[]) AS s(event, source_id, upto)
     ON CONFLICT (network, event, source_id) DO UPDATE SET through = EXCLUDED.through WHERE c.through < EXCLUDED.through
     RETURNING source_id`,
    [
      network,
      ranges.map(({ event }) => event),
      ranges.map(({ sourceId }) => sourceId),
      ranges.map(({ upto }) => upto),
    ],
  );
  if (moved.length !== ranges.length) throw new Error('these leaves were gathered already');
}

export async function closeBatch(tx: Tx, batch: BatchRecord, root: Buffer): Promise<void> {
  await tx.query(
    `UPDATE anchor_batches SET state = 'closed', root = $2, closed_at = $3 WHERE number = $1 AND state = 'gathering'`,
    [batch.number, root, tx.scope.clock.now()],
  );
}

export interface AuditHead {
  seq: bigint;
  hash: Buffer;
}

/** @returns the batch of that head, which is closed from the start; undefined when a batch has the head already */
export async function insertAuditBatch(
  tx: Tx,
  network: number,
  head: AuditHead,
  root: Buffer,
): Promise<BatchRecord | undefined> {
  const [made] = await tx.query<BatchRecord>(
    `INSERT INTO anchor_batches (network, kind, state, audit_seq, audit_hash, root, opened_at, closed_at)
     VALUES ($1, 'audit', 'closed', $2, $3, $4, $5, $5) ON CONFLICT (root, network) DO NOTHING RETURNING ${BATCH}`,
    [network, head.seq, head.hash, root, tx.scope.clock.now()],
  );
  return made;
}

/** Locks and returns the oldest closed batch of the kind without an intent; undefined when there is none. */
export async function lockUnsent(
  tx: Tx,
  network: number,
  kind: BatchRecord['kind'],
): Promise<BatchRecord | undefined> {
  const [batch] = await tx.query<BatchRecord>(
    `SELECT ${BATCH} FROM anchor_batches WHERE network = $1 AND kind = $2 AND state = 'closed' AND intent_id IS NULL
     ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [network, kind],
  );
  return batch;
}

export async function markSent(tx: Tx, batch: BatchRecord, intentId: string): Promise<void> {
  await tx.query('UPDATE anchor_batches SET intent_id = $2, sent_at = $3 WHERE number = $1', [
    batch.number,
    intentId,
    tx.scope.clock.now(),
  ]);
}

export async function markAnchored(
  tx: Tx,
  number: number,
  intent: Pick<SettledIntent, 'source' | 'transactionHash' | 'ledger' | 'closedAt'>,
): Promise<void> {
  await tx.query(
    `UPDATE anchor_batches SET state = 'anchored', account = $2, transaction_hash = $3, ledger = $4, ledger_closed_at = $5
     WHERE number = $1 AND state = 'closed'`,
    [number, intent.source, intent.transactionHash, intent.ledger, intent.closedAt],
  );
}

/** Marks the batch as not sent; it waits for its next turn. */
export async function markUnsent(tx: Tx, number: number, intentId: string): Promise<void> {
  await tx.query(
    `UPDATE anchor_batches SET intent_id = NULL WHERE number = $1 AND intent_id = $2 AND state = 'closed'`,
    [number, intentId],
  );
}
