import type { Tx } from '../../platform/db/in-transaction.ts';
import type { DrawPiece } from './draw.rules.ts';

/** Closes the list of those who are drawn: everybody who joins from now on queues behind them. */
export async function closeList(tx: Tx, eventId: string): Promise<void> {
  await tx.query(
    'UPDATE waiting_rooms SET early = joined WHERE event_id = $1 AND early IS NULL AND on_sale_at <= $2',
    [eventId, tx.scope.clock.now()],
  );
}

/**
 * Fixes the list of those who are drawn by its hash. That is computed before the room is written: people join meanwhile.
 * @returns whether it was not fixed before
 */
export async function fixList(tx: Tx, eventId: string): Promise<boolean> {
  const [list] = await tx.query<{ hash: Buffer }>(
    `SELECT (SELECT sha256(coalesce(string_agg(q.hash, '' ORDER BY q.number), '')) FROM queue_entries q
       WHERE q.event_id = w.event_id AND q.number <= w.early) AS hash
     FROM waiting_rooms w WHERE w.event_id = $1 AND w.early IS NOT NULL AND w.list_hash IS NULL`,
    [eventId],
  );
  if (!list) return false;
  const rows = await tx.query(
    'UPDATE waiting_rooms SET list_hash = $2 WHERE event_id = $1 AND list_hash IS NULL RETURNING event_id',
    [eventId, list.hash],
  );
  return rows.length > 0;
}

/** @returns false while another process draws */
export async function lockDraw(tx: Tx, eventId: string): Promise<boolean> {
  const [row] = await tx.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('waiting-room-draw ' || $1, 0)) AS locked",
    [eventId],
  );
  return row?.locked === true;
}

export interface Undrawn {
  sealedSeed: string;
  listHash: Buffer;
  /** Number of places that are drawn. */
  early: number;
  /** The order is certain: `ledgerHash` is stored, or that the ledger could not be asked. */
  isKeyFixed: boolean;
  ledgerHash: Buffer | null;
}

/** @returns undefined for a room whose list is open, which is drawn, or which is closed */
export async function readUndrawn(tx: Tx, eventId: string): Promise<Undrawn | undefined> {
  const [room] = await tx.query<Undrawn>(
    `SELECT sealed_seed AS "sealedSeed", list_hash AS "listHash", early, key_fixed_at IS NOT NULL AS "isKeyFixed",
       ledger_hash AS "ledgerHash"
     FROM waiting_rooms WHERE event_id = $1 AND list_hash IS NOT NULL AND drawn_at IS NULL AND closed_at IS NULL`,
    [eventId],
  );
  return room;
}

/** Reads part of the closed list: packed hashes of the numbers after `from` and up to `to`, in the order of joining. */
export async function readHashes(tx: Tx, eventId: string, from: number, to: number): Promise<Buffer> {
  const [row] = await tx.query<{ hashes: Buffer | null }>(
    `SELECT string_agg(hash, '' ORDER BY number) AS hashes FROM queue_entries
     WHERE event_id = $1 AND number > $2 AND number <= $3`,
    [eventId, from, to],
  );
  return row?.hashes ?? Buffer.alloc(0);
}

/**
 * Stores the ledger that makes the key of the draw together with the seed, unless one is stored: from then on the order is
 * certain, whichever process writes it.
 * @param ledger null: it could not be asked
 * @returns the hash of the stored one
 */
export async function fixKey(
  tx: Tx,
  eventId: string,
  ledger: { sequence: number; hash: Buffer } | null,
): Promise<Buffer | null> {
  await tx.query(
    `UPDATE waiting_rooms SET ledger_sequence = $2, ledger_hash = $3, key_fixed_at = $4
     WHERE event_id = $1 AND key_fixed_at IS NULL`,
    [eventId, ledger?.sequence ?? null, ledger?.hash ?? null, tx.scope.clock.now()],
  );
  const [room] = await tx.query<{ hash: Buffer | null }>(
    'SELECT ledger_hash AS hash FROM waiting_rooms WHERE event_id = $1',
    [eventId],
  );
  return room?.hash ?? null;
}

/** Finds how many positions are written. Pieces are written in the order of admission. */
export async function countDrawn(tx: Tx, eventId: string, early: number): Promise<number> {
  const [row] = await tx.query<{ drawn: number }>(
    `SELECT coalesce(max(position), 0) AS drawn FROM queue_entries WHERE event_id = $1 AND position <= $2`,
    [eventId, early],
  );
  return row?.drawn ?? 0;
}

/**
 * Writes the positions of a piece; those that are written stay. Hashes are cut in a step of their own: row-level security
 * allows a lookup by the index only where nothing but columns is compared.
 */
export async function writePiece(tx: Tx, eventId: string, { first, hashes }: DrawPiece): Promise<void> {
  await tx.query(
    `WITH d AS MATERIALIZED (
       SELECT nth, substr($2::bytea, nth * 32 + 1, 32) AS hash
       FROM generate_series(0, octet_length($2::bytea) / 32 - 1) AS nth
     )
     UPDATE queue_entries q SET position = $3 + d.nth FROM d
     WHERE q.event_id = $1 AND q.hash = d.hash AND q.position IS NULL`,
    [eventId, hashes, first],
  );
}

/** Whether each place of the list has its position. */
export async function isWhole(tx: Tx, eventId: string): Promise<boolean> {
  const [row] = await tx.query<{ whole: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM queue_entries q
       WHERE q.event_id = w.event_id AND q.number <= w.early AND q.position IS NULL) AS whole
     FROM waiting_rooms w WHERE w.event_id = $1`,
    [eventId],
  );
  return row?.whole === true;
}

/**
 * Ends the draw: seed and positions are published, and people are admitted. The caller has checked that the draw is
 * whole.
 */
export async function finishDraw(tx: Tx, eventId: string, seed: Buffer): Promise<void> {
  await tx.query(
    `UPDATE waiting_rooms SET seed = $2, drawn_at = $3, next_tick_at = $3
     WHERE event_id = $1 AND drawn_at IS NULL AND closed_at IS NULL`,
    [eventId, seed, tx.scope.clock.now()],
  );
}
