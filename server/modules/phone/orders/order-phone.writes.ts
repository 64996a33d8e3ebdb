import type { Language } from '../../../lib/language/language.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PhoneChannel } from '../../../platform/phone/index.ts';

/** Stores the phone of an order. Another number or channel gets the tickets as well. */
export async function storeOrderPhone(
  tx: Tx,
  { orderId, number, channel }: { orderId: string; number: string; channel: PhoneChannel },
): Promise<void> {
  await tx.query(
    `INSERT INTO order_phones (order_id, issuer_id, event_id, number, channel, asked_at)
     SELECT id, issuer_id, event_id, $2, $3, $4 FROM orders WHERE id = $1
     ON CONFLICT (order_id) DO UPDATE SET number = EXCLUDED.number, channel = EXCLUDED.channel, asked_at = EXCLUDED.asked_at,
       tickets_at = CASE WHEN (order_phones.number, order_phones.channel) = (EXCLUDED.number, EXCLUDED.channel)
         THEN order_phones.tickets_at END`,
    [orderId, number, channel, tx.scope.clock.now()],
  );
}

/** Deletes the phone of an order, and stops the messages about the order that wait. */
export async function deleteOrderPhone(tx: Tx, orderId: string): Promise<void> {
  await tx.query('DELETE FROM order_phones WHERE order_id = $1', [orderId]);
  await tx.query(
    `UPDATE phone_outbox SET state = 'stopped', next_attempt_at = NULL, changed_at = $2
     WHERE order_id = $1 AND state = 'queued'`,
    [orderId, tx.scope.clock.now()],
  );
}

export interface OrderToText {
  orderId: string;
  eventId: string;
  number: string;
  channel: PhoneChannel;
  language: Language;
  endsAt: Date;
}

/**
 * Takes orders whose tickets exist, and whose link has not been queued. Orders that others take at the same time are
 * skipped.
 */
export async function takeOrdersToText(tx: Tx, limit: number): Promise<OrderToText[]> {
  return tx.query<OrderToText>(
    `UPDATE order_phones p SET tickets_at = $1
     FROM (SELECT w.order_id, o.language, e.end_at FROM order_phones w JOIN orders o ON o.id = w.order_id
         JOIN events e ON e.id = w.event_id
       WHERE w.tickets_at IS NULL AND EXISTS (SELECT FROM tickets t WHERE t.order_id = w.order_id AND t.status = 'active')
       ORDER BY w.asked_at LIMIT $2 FOR UPDATE OF w SKIP LOCKED) w
     WHERE p.order_id = w.order_id
     RETURNING p.order_id AS "orderId", p.event_id AS "eventId", p.number, p.channel, w.language, w.end_at AS "endsAt"`,
    [tx.scope.clock.now(), limit],
  );
}
