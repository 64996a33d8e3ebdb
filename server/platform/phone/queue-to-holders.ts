import type { Tx } from '../db/in-transaction.ts';
import { earliestSending, type PhoneKind } from './phone.rules.ts';

interface HolderMessage {
  kind: PhoneKind;
  eventId: string;
  payload: Record<string, unknown>;
  /** Names this message to the number that follows it; a repeat of it sends nothing. */
  cause: string;
  timeZone: string | null;
  expiresAt: Date;
  /** Leaves out orders whose buyers asked later; absent: all. */
  askedBefore?: Date;
}

/**
 * Queues a message to each number that was given for orders with valid tickets of an event, once for each number. It names
 * the order of the number, if there is one alone. Numbers that have opted out are left out when it is sent.
 */
export async function queueToHolders(tx: Tx, message: HolderMessage): Promise<void> {
  const { phone } = tx.scope.services;
  const now = tx.scope.clock.now();
  const state = phone.firstState;
  await tx.query(
    `INSERT INTO phone_outbox (id, kind, channel, recipient, order_id, event_id, payload, language, cause, time_zone, expires_at,
       state, next_attempt_at, created_at, changed_at)
     SELECT gen_random_uuid(), $2, min(p.channel), p.number, CASE WHEN count(*) = 1 THEN min(p.order_id::text)::uuid END, $1, $3,
       coalesce(min(o.language), 'en'), $4 || ':' || p.number, $5, $6, $7, $8, $9, $9
     FROM order_phones p JOIN orders o ON o.id = p.order_id
     WHERE p.event_id = $1 AND ($10::timestamptz IS NULL OR p.asked_at < $10)
       AND EXISTS (SELECT FROM tickets t WHERE t.order_id = p.order_id AND t.status = 'active')
     GROUP BY p.number ON CONFLICT DO NOTHING`,
    [
      message.eventId,
      message.kind,
      JSON.stringify(message.payload),
      message.cause,
      message.timeZone,
      message.expiresAt,
      state,
      state === 'queued' ? earliestSending(now, message.timeZone) : null,
      now,
      message.askedBefore ?? null,
    ],
  );
  tx.afterCommit(() => phone.wake());
}
