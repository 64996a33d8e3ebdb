import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Answer } from './answer.rules.ts';

/** The answers of an order as a statement takes them; null without any. */
export function answerFields(
  answers: readonly Answer[],
  ticketIdOf: (ticket: NonNullable<Answer['ticket']>) => string | null,
): object[] | null {
  if (answers.length === 0) return null;
  return answers.map(({ questionId, label, value, ticket }) => ({
    question: questionId,
    label,
    value,
    tier: ticket?.tierId ?? null,
    nth: ticket?.nth ?? null,
    ticket: ticket && ticketIdOf(ticket),
  }));
}

/**
 * Inserts the answers of orders, as a part of the statement that writes these orders.
 * @param orders a row source with the columns id, at, and answers as json, null for none
 */
export const insertAnswers = (orders: string, issuer: string, event: string): string => `
  INSERT INTO checkout_answers (issuer_id, event_id, order_id, question_id, label, tier_id, nth, ticket_id, value, answered_at)
  SELECT ${issuer}, ${event}, w.id, s.question, s.label, s.tier, s.nth, s.ticket, s.value, w.at
  FROM ${orders} w CROSS JOIN LATERAL json_to_recordset(w.answers)
    AS s(question uuid, label text, value text, tier uuid, nth int, ticket uuid)`;

/** A ticket of an order that was answered before its tickets existed. */
export interface IssuedTicket {
  orderId: string;
  tierId: string;
  nth: number;
  ticketId: string;
}

/** Names the tickets that answers of paid orders are about. */
export async function linkAnswers(tx: Tx, tickets: readonly IssuedTicket[]): Promise<void> {
  if (tickets.length === 0) return;
  await tx.query(
    `UPDATE checkout_answers a SET ticket_id = s."ticketId"
     FROM json_to_recordset($1::json) AS s("orderId" uuid, "tierId" uuid, nth int, "ticketId" uuid)
     WHERE a.order_id = s."orderId" AND a.tier_id = s."tierId" AND a.nth = s.nth`,
    [JSON.stringify(tickets)],
  );
}

/**
 * Deletes answers whose retention has ended.
 * @param limit most answers of one call
 * @returns how many
 */
export async function deleteExpiredAnswers(tx: Tx, now: Date, limit: number): Promise<number> {
  const rows = await tx.query(
    `DELETE FROM checkout_answers WHERE ctid = ANY(ARRAY(
       SELECT a.ctid FROM checkout_answers a JOIN checkout_questions q ON q.id = a.question_id JOIN events e ON e.id = a.event_id
       WHERE e.end_at + q.retention_days * interval '1 day' <= $1 LIMIT $2))
     RETURNING order_id`,
    [now, limit],
  );
  return rows.length;
}
