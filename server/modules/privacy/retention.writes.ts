import type { Tx } from '../../platform/db/in-transaction.ts';
import { DELETED_NAME } from './personal-columns.ts';

const ERASED = "LIKE 'deleted-%@deleted.invalid'";
const placeholder = (id: string): string => `'deleted-' || ${id} || '@deleted.invalid'`;

/** Runs a statement for at most `limit` rows that were due before a time. @returns how many it changed */
export type PurgeStep = (tx: Tx, before: Date, limit: number) => Promise<number>;

const step =
  (text: string): PurgeStep =>
  async (tx, before, limit) =>
    (await tx.query(text, [before, limit])).length;

/** Mails that were sent or given up. One that a group message counts stays as a number, without its recipient. */
export const purgeMails = step(`
  WITH due AS (SELECT id, EXISTS (SELECT FROM message_batch_recipients r WHERE r.mail_id = m.id) AS counted
    FROM mail_outbox m WHERE created_at < $1 AND state <> 'queued' AND recipient NOT ${ERASED}
    ORDER BY created_at LIMIT $2 FOR UPDATE),
  erased AS (UPDATE mail_outbox m SET recipient = ${placeholder('m.id')}, payload = '{}', last_error = NULL
    FROM due WHERE m.id = due.id AND due.counted),
  deleted AS (DELETE FROM mail_outbox m USING due WHERE m.id = due.id AND NOT due.counted)
  SELECT id FROM due`);

/** Messages to phones that are over. */
export const purgePhoneMessages = step(`
  DELETE FROM phone_outbox WHERE id IN (SELECT id FROM phone_outbox
    WHERE created_at < $1 AND next_attempt_at IS NULL ORDER BY created_at LIMIT $2) RETURNING id`);

/** Numbers that no message or order refers to, and that have not stopped messages. */
export const purgePhoneNumbers = step(`
  DELETE FROM phone_numbers WHERE number IN (SELECT number FROM phone_numbers n
    WHERE n.created_at < $1 AND n.opted_out_at IS NULL
      AND NOT EXISTS (SELECT FROM phone_outbox m WHERE m.recipient = n.number)
      AND NOT EXISTS (SELECT FROM order_phones p WHERE p.number = n.number)
    LIMIT $2) RETURNING number`);

/** Threads with people without an account, as long after their last message; and the recipients of group messages. */
export const purgeMessages = step(`
  DELETE FROM messages WHERE thread_id IN (
    SELECT thread_id FROM messages WHERE thread_id IN (
      SELECT thread_id FROM messages WHERE guest_email IS NOT NULL AND created_at < $1)
    GROUP BY thread_id HAVING max(created_at) < $1 ORDER BY thread_id LIMIT $2)
  RETURNING id`);

export const purgeBatchRecipients = step(`
  UPDATE message_batch_recipients r SET email = ${placeholder('gen_random_uuid()')}
  FROM (SELECT r.batch_id, r.email FROM message_batch_recipients r JOIN message_batches b ON b.id = r.batch_id
    WHERE b.created_at < $1 AND b.status = 'sent' AND r.email NOT ${ERASED} LIMIT $2) due
  WHERE r.batch_id = due.batch_id AND r.email = due.email RETURNING r.batch_id`);

export const purgeNotifications = step(`
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM notifications WHERE created_at < $1 AND NOT open ORDER BY created_at LIMIT $2) RETURNING id`);

/** Deliveries with their attempts; what happened goes with its last delivery. */
export const purgeDeliveries = step(`
  WITH due AS (SELECT id, happening_id FROM webhook_deliveries WHERE created_at < $1 AND state <> 'waiting'
    ORDER BY created_at LIMIT $2 FOR UPDATE),
  attempts AS (DELETE FROM webhook_attempts a USING due WHERE a.delivery_id = due.id),
  deliveries AS (DELETE FROM webhook_deliveries d USING due WHERE d.id = due.id)
  SELECT id FROM due`);

export const purgeHappenings = step(`
  DELETE FROM webhook_happenings WHERE id IN (SELECT id FROM webhook_happenings h
    WHERE h.happened_at < $1 AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.happening_id = h.id)
    LIMIT $2) RETURNING id`);

/** Guests of orders that were never paid: nothing was sold, and no money came. */
export const purgeUnpaid = step(`
  WITH due AS (SELECT o.id FROM orders o WHERE o.created_at < $1 AND o.status = 'cancelled' AND o.user_id IS NULL
      AND o.buyer_email NOT ${ERASED}
      AND NOT EXISTS (SELECT FROM tickets t WHERE t.order_id = o.id)
      AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id
        AND (a.state IN ('created', 'pending') OR a.paid_at IS NOT NULL))
      AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id
        AND p.state NOT IN ('failed', 'expired', 'refunded'))
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.state <> 'paid')
    ORDER BY o.created_at LIMIT $2 FOR UPDATE),
  attempts AS (UPDATE payment_attempts a SET phone = NULL, payer = NULL FROM due WHERE a.order_id = due.id),
  phones AS (DELETE FROM order_phones p USING due WHERE p.order_id = due.id)
  UPDATE orders o SET buyer_name = '${DELETED_NAME}', buyer_email = ${placeholder('o.id')}, buyer_phone = '',
    network = NULL FROM due WHERE o.id = due.id RETURNING o.id`);

/** Names on receipts; numbers, amounts and taxes stay. */
export const purgeReceiptNames = step(`
  UPDATE receipt_buyers b SET name = '${DELETED_NAME}', email = ${placeholder('b.receipt_id')}
  FROM (SELECT b.receipt_id FROM receipt_buyers b JOIN sales_receipts r ON r.id = b.receipt_id
    WHERE r.issued_at < $1 AND b.email NOT ${ERASED} LIMIT $2) due
  WHERE b.receipt_id = due.receipt_id RETURNING b.receipt_id`);

/** Money of the event may still move, so that its guests may have to be found, paid or answered. */
const MONEY_UNDER_WAY = `(
  EXISTS (SELECT FROM orders o WHERE o.event_id = e.id AND o.status = 'held')
  OR EXISTS (SELECT FROM payments p WHERE p.event_id = e.id AND p.state IN ('held', 'paying', 'refunding'))
  OR EXISTS (SELECT FROM payment_attempts a WHERE a.event_id = e.id
    AND (a.state IN ('created', 'pending') OR a.is_disputed))
  OR EXISTS (SELECT FROM refunds r WHERE r.event_id = e.id AND r.state <> 'paid')
  OR EXISTS (SELECT FROM event_cancellations c WHERE c.event_id = e.id AND c.finished_at IS NULL)
  OR EXISTS (SELECT FROM rounds r WHERE r.event_id = e.id
    AND r.state IN ('preparing', 'pending', 'authorized', 'releasing')))`;

/**
 * Lists events that ended before a time, whose guests are still named. Locks none: a sale of such an event has long
 * ended.
 */
export async function readEventsWithGuests(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT e.id FROM events e WHERE e.end_at < $1 AND e.guests_erased_at IS NULL AND NOT ${MONEY_UNDER_WAY}
     ORDER BY e.end_at LIMIT $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** Whether an account holds what was bought for an address by having confirmed it. @param email SQL */
const hasAccount = (email: string): string =>
  `EXISTS (SELECT FROM users u WHERE u.email = ${email}::citext AND u.email_verified_at IS NOT NULL)`;

/**
 * Replaces guests without an account on the orders, tickets and payments of an event. People with an account keep theirs
 * until they delete it.
 * @param limit most orders, and most other tickets, of one call
 * @returns how many rows it changed; 0 at the end
 */
export async function eraseGuestsOfEvent(tx: Tx, eventId: string, limit: number): Promise<number> {
  const orders = await tx.query(
    `WITH due AS (SELECT id FROM orders WHERE event_id = $1 AND user_id IS NULL AND buyer_email NOT ${ERASED}
         AND NOT ${hasAccount('buyer_email')}
       ORDER BY created_at LIMIT $2 FOR UPDATE),
     attempts AS (UPDATE payment_attempts a SET phone = NULL, payer = NULL FROM due WHERE a.order_id = due.id)
     UPDATE orders o SET buyer_name = '${DELETED_NAME}', buyer_email = ${placeholder('o.id')}, buyer_phone = '',
       network = NULL FROM due WHERE o.id = due.id RETURNING o.id`,
    [eventId, limit],
  );
  await tx.query(
    `DELETE FROM order_phones p USING orders o WHERE o.id = p.order_id AND o.event_id = $1 AND o.buyer_email ${ERASED}`,
    [eventId],
  );
  const tickets = await tx.query(
    `UPDATE tickets t SET holder_name = '${DELETED_NAME}', holder_email = ${placeholder('t.id')}, holder_phone = ''
     FROM (SELECT id FROM tickets WHERE event_id = $1 AND user_id IS NULL AND holder_email NOT ${ERASED}
       AND NOT ${hasAccount('holder_email')} LIMIT $2) due
     WHERE t.id = due.id RETURNING t.id`,
    [eventId, limit],
  );
  return orders.length + tickets.length;
}

export async function recordGuestsErased(tx: Tx, eventId: string): Promise<void> {
  await tx.query('UPDATE events SET guests_erased_at = $2 WHERE id = $1', [eventId, tx.scope.clock.now()]);
}
