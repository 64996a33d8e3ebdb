import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';

/** Locks the event's row against changes until the transaction ends; sales go on. */
export async function lockEvent(tx: Tx, eventId: string): Promise<void> {
  const rows = await tx.query('SELECT FROM events WHERE id = $1 FOR SHARE', [eventId]);
  if (rows.length === 0) throw new NotFound('event');
}

/**
 * Frees the keys of orders made before a time.
 * @returns how many orders
 */
export async function clearIdempotencyKeys(tx: Tx, before: Date): Promise<number> {
  const orders = await tx.query(
    `UPDATE orders SET idempotency_key = NULL, request_hash = NULL
     WHERE idempotency_key IS NOT NULL AND created_at < $1 RETURNING id`,
    [before],
  );
  return orders.length;
}
