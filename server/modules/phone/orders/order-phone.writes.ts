import type { Language } from '../../../lib/language/language.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PhoneChannel } from '../../../platform/phone/index.ts';

/**
 * Stores the phone of an order. Another number or channel gets the tickets; a number that it replaces gets nothing more, and
 * messages that wait go by the new channel.
 */
export async function storeOrderPhone(
  tx: Tx,
  { orderId, number, channel }: { orderId: string; number: string; channel: PhoneChannel },
): Promise<void> {
  const [former] = await tx.query<FormerPhone>(
    'SELECT event_id AS "eventId", number, channel FROM order_phones WHERE order_id = $1 FOR UPDATE',
    [orderId],
  );
  await tx.query(
    `INSERT INTO order_phones (order_id, issuer_id, event_id, number, channel, asked_at)
     SELECT id, issuer_id, event_id, $2, $3, $4 FROM orders WHERE id = $1
     ON CONFLICT (order_id) DO UPDATE SET number = EXCLUDED.number, channel = EXCLUDED.channel, asked_at = EXCLUDED.asked_at,
       tickets_at = CASE WHEN (order_phones.number, order_phones.channel) = (EXCLUDED.number, EXCLUDED.channel)
         THEN order_phones.tickets_at END`,
    [orderId, number, channel, tx.scope.clock.now()],
  );
  if (former && former.number !== number) await stopWaiting(tx, orderId, former);
  else if (former && former.channel !== channel) await moveWaiting(tx, orderId, { ...former, channel });
}

/** Deletes the phone of an order, and stops the messages that wait for it. */
export async function deleteOrderPhone(tx: Tx, orderId: string): Promise<void> {
  const [former] = await tx.query<FormerPhone>(
    'DELETE FROM order_phones WHERE order_id = $1 RETURNING event_id AS "eventId", number, channel',
    [orderId],
  );
  if (former) await stopWaiting(tx, orderId, former);
}

interface FormerPhone {
  eventId: string;
  number: string;
  channel: PhoneChannel;
}

/**
 * Moves messages that wait to the channel that an order has now: news of its event, unless another order of the event has
 * the number too. Its tickets are queued again by that channel, so those that wait stop.
 */
async function moveWaiting(
  tx: Tx,
  orderId: string,
  { eventId, number, channel }: FormerPhone,
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE phone_outbox SET state = 'stopped', cause = NULL, next_attempt_at = NULL, changed_at = $3
     WHERE order_id = $1 AND recipient = $2 AND state = 'queued' AND kind = 'tickets'`,
    [orderId, number, now],
  );
  await tx.query(
    `UPDATE phone_outbox SET channel = $4, changed_at = $5
     WHERE recipient = $3 AND event_id = $2 AND state = 'queued' AND kind NOT IN ('code', 'tickets') AND channel <> $4
       AND NOT EXISTS (SELECT FROM order_phones p WHERE p.event_id = $2 AND p.number = $3 AND p.order_id <> $1)`,
    [orderId, eventId, number, channel, now],
  );
}

/**
 * Stops messages that wait for a number which an order no longer has: its tickets, and news of its event. News stay for
 * another order of the event with that number, and do not lead to the tickets of this one any more. Causes of stopped
 * messages are free again, for a number that comes back.
 */
async function stopWaiting(tx: Tx, orderId: string, { eventId, number }: FormerPhone): Promise<void> {
  await tx.query(
    `UPDATE phone_outbox SET state = 'stopped', cause = NULL, next_attempt_at = NULL, changed_at = $4
     WHERE recipient = $3 AND event_id = $2 AND state = 'queued' AND kind <> 'code'
       AND ((kind = 'tickets' AND order_id = $1)
         OR NOT EXISTS (SELECT FROM order_phones p WHERE p.event_id = $2 AND p.number = $3))`,
    [orderId, eventId, number, tx.scope.clock.now()],
  );
  await tx.query(
    `UPDATE phone_outbox SET order_id = NULL WHERE recipient = $2 AND order_id = $1 AND state = 'queued' AND kind <> 'code'`,
    [orderId, number],
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
