import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Act, Faq } from './programme.rules.ts';

interface OwnedEvent {
  id: string;
  issuerId: string;
}

/** Replaces the line-up of an event, whose row the caller has locked. */
export async function replaceActs(tx: Tx, event: OwnedEvent, acts: readonly Act[]): Promise<void> {
  await tx.query('DELETE FROM event_acts WHERE event_id = $1', [event.id]);
  const rows = acts.map((act, position) => ({ ...act, position }));
  await tx.query(
    `INSERT INTO event_acts (event_id, issuer_id, position, name, note, starts_at, link)
     SELECT $1, $2, position, name, note, "startsAt", link
     FROM json_to_recordset($3::json) AS a(position int, name text, note text, "startsAt" timestamptz, link text)`,
    [event.id, event.issuerId, JSON.stringify(rows)],
  );
}

/** Replaces the answered questions of an event, whose row the caller has locked. */
export async function replaceFaqs(tx: Tx, event: OwnedEvent, faqs: readonly Faq[]): Promise<void> {
  await tx.query('DELETE FROM event_faqs WHERE event_id = $1', [event.id]);
  await tx.query(
    `INSERT INTO event_faqs (event_id, issuer_id, position, question, answer)
     SELECT $1, $2, position, question, answer
     FROM json_to_recordset($3::json) AS f(position int, question text, answer text)`,
    [event.id, event.issuerId, JSON.stringify(faqs.map((faq, position) => ({ ...faq, position })))],
  );
}

/**
 * Copies both to a new event of the same issuer.
 * @param shiftMs the difference of the starts, by which the times of acts move
 */
export async function copyProgramme(tx: Tx, fromId: string, toId: string, shiftMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO event_acts (event_id, issuer_id, position, name, note, starts_at, link)
     SELECT $2, issuer_id, position, name, note, starts_at + $3 * interval '1 millisecond', link FROM event_acts WHERE event_id = $1`,
    [fromId, toId, shiftMs],
  );
  await tx.query(
    `INSERT INTO event_faqs (event_id, issuer_id, position, question, answer)
     SELECT $2, issuer_id, position, question, answer FROM event_faqs WHERE event_id = $1`,
    [fromId, toId],
  );
}
