import { createHash } from 'node:crypto';
import type { Tx } from '../../../../platform/db/in-transaction.ts';
import type { ReceiptRecord } from '../expense.record.ts';
import type { ReceiptType } from './receipt.rules.ts';

const NOT_USED = 'NOT EXISTS (SELECT FROM expenses x WHERE x.receipt_id = r.id)';

export async function insertReceipt(
  tx: Tx,
  by: { userId: string; issuerId: string | null },
  file: { name: string; type: ReceiptType; content: Buffer },
): Promise<ReceiptRecord> {
  const id = tx.scope.ids.uuid();
  const hash = createHash('sha256').update(file.content).digest();
  await tx.query(
    `INSERT INTO receipts (id, issuer_id, user_id, file_name, media_type, sha256, content, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, by.issuerId, by.userId, file.name, file.type, hash, file.content, tx.scope.clock.now()],
  );
  return { id, fileName: file.name, mediaType: file.type, size: file.content.length };
}

/**
 * Attaches an upload to an expense of that issuer.
 * @returns false when it does not exist, is another person's, or is used
 */
export async function takeReceipt(tx: Tx, id: string, by: string, issuerId: string): Promise<boolean> {
  // Locked first: the next statement then sees the expense of a concurrent call that took it.
  await tx.query('SELECT FROM receipts WHERE id = $1 AND user_id = $2 FOR UPDATE', [id, by]);
  const taken = await tx.query(
    `UPDATE receipts r SET issuer_id = $3 WHERE r.id = $1 AND r.user_id = $2 AND ${NOT_USED} RETURNING r.id`,
    [id, by, issuerId],
  );
  return taken.length > 0;
}

/** @returns the count of deleted uploads that no expense used */
export async function deleteUnusedReceipts(tx: Tx, before: Date): Promise<number> {
  const gone = await tx.query(
    `DELETE FROM receipts r WHERE r.created_at < $1 AND ${NOT_USED} RETURNING r.id`,
    [before],
  );
  return gone.length;
}
