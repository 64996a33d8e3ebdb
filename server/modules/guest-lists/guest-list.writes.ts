import type { Tx } from '../../platform/db/in-transaction.ts';
import type { GuestPayment } from '../../platform/vocabulary.ts';
import { COLUMNS, type GuestListRecord } from './guest-list.reads.ts';

interface NewGuestList {
  issuerId: string;
  eventId: string;
  uploadKey: string;
  fileName: string;
  payment: GuestPayment;
  createdBy: string;
}

/** Returns the list of the upload, new or started earlier. */
export async function openList(tx: Tx, list: NewGuestList): Promise<GuestListRecord> {
  await tx.query(
    `INSERT INTO guest_lists (id, issuer_id, event_id, upload_key, file_name, payment, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (event_id, upload_key) DO NOTHING`,
    [
      tx.scope.ids.uuid(),
      list.issuerId,
      list.eventId,
      list.uploadKey,
      list.fileName,
      list.payment,
      list.createdBy,
      tx.scope.clock.now(),
    ],
  );
  const [row] = await tx.query<GuestListRecord>(
    `SELECT ${COLUMNS} FROM guest_lists WHERE event_id = $1 AND upload_key = $2`,
    [list.eventId, list.uploadKey],
  );
  if (!row) throw new Error('a guest list that was written is not there');
  return row;
}

/** Returns the lines that were processed before. Locks the list, so that uploads with one key run in sequence. */
export async function processedLines(tx: Tx, listId: string, lines: readonly number[]): Promise<Set<number>> {
  await tx.query('SELECT FROM guest_lists WHERE id = $1 FOR UPDATE', [listId]);
  const rows = await tx.query<{ line: number }>(
    'SELECT line FROM guest_list_lines WHERE list_id = $1 AND line = ANY($2::int[])',
    [listId, lines],
  );
  return new Set(rows.map(({ line }) => line));
}

interface CompletedLine {
  line: number;
  orderId: string | null;
  refusal: string | null;
}

/** Inserts the outcome of lines, and updates the list's counts. */
export async function completeLines(
  tx: Tx,
  list: Pick<GuestListRecord, 'id' | 'issuerId'>,
  lines: readonly CompletedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(
    `WITH put AS (
       INSERT INTO guest_list_lines (list_id, issuer_id, line, order_id, refusal)
       SELECT $1, $2, line, "orderId", refusal
       FROM json_to_recordset($3::json) AS t (line int, "orderId" uuid, refusal text) RETURNING order_id)
     UPDATE guest_lists SET issued = issued + (SELECT count(*) FROM put WHERE order_id IS NOT NULL),
       refused = refused + (SELECT count(*) FROM put WHERE order_id IS NULL)
     WHERE id = $1`,
    [list.id, list.issuerId, JSON.stringify(lines)],
  );
}

/** @returns the finished list; undefined when it was finished before */
export async function finishList(tx: Tx, id: string, hash: Buffer): Promise<GuestListRecord | undefined> {
  const [row] = await tx.query<GuestListRecord>(
    `UPDATE guest_lists SET finished_at = $2, file_hash = $3 WHERE id = $1 AND finished_at IS NULL RETURNING ${COLUMNS}`,
    [id, tx.scope.clock.now(), hash],
  );
  return row;
}
