import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertRow } from '../../platform/db/insert-row.ts';
import { QUESTION_COLUMNS, type QuestionRecord } from './question.reads.ts';
import type { Question } from './question.rules.ts';

export async function tierIdsOf(tx: Tx, eventId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM tiers WHERE event_id = $1', [eventId]);
  return rows.map(({ id }) => id);
}

export async function findQuestion(tx: Tx, id: string): Promise<QuestionRecord | undefined> {
  const [question] = await tx.query<QuestionRecord>(
    `SELECT ${QUESTION_COLUMNS} FROM checkout_questions q WHERE q.id = $1`,
    [id],
  );
  return question;
}

/** The questions that an event asks now, in their order. The caller has locked the event. */
export async function findQuestions(tx: Tx, eventId: string): Promise<QuestionRecord[]> {
  return tx.query(
    `SELECT ${QUESTION_COLUMNS} FROM checkout_questions q WHERE q.event_id = $1 AND q.archived_at IS NULL ORDER BY q.position`,
    [eventId],
  );
}

export async function insertQuestion(
  tx: Tx,
  event: { id: string; issuerId: string },
  question: Omit<Question, 'id'>,
  position: number,
): Promise<QuestionRecord> {
  const { tierId, kind, label, help, options, perTicket, required, atDoor, retentionDays } = question;
  const row = {
    ...{ id: tx.scope.ids.uuid(), issuerId: event.issuerId, eventId: event.id, position },
    ...{ tierId, kind, label, help, options, perTicket, required, atDoor, retentionDays },
  };
  await insertRow(tx, 'checkout_questions', { ...row, createdAt: tx.scope.clock.now() });
  return { ...row, archivedAt: null };
}

export async function updateQuestion(
  tx: Tx,
  id: string,
  terms: Pick<Question, 'label' | 'help' | 'options' | 'required' | 'atDoor' | 'retentionDays'>,
): Promise<QuestionRecord> {
  const [updated] = await tx.query<QuestionRecord>(
    `UPDATE checkout_questions q SET label = $2, help = $3, options = $4::text[], required = $5, at_door = $6,
       retention_days = $7 WHERE q.id = $1 RETURNING ${QUESTION_COLUMNS}`,
    [id, terms.label, terms.help, terms.options, terms.required, terms.atDoor, terms.retentionDays],
  );
  return updated as QuestionRecord;
}

export async function archive(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE checkout_questions SET archived_at = $2 WHERE id = $1', [id, tx.scope.clock.now()]);
}

/** Numbers the questions of an event from 1, in the given order. */
export async function writeOrderOfQuestions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE checkout_questions q SET position = p.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS p(id, position) WHERE q.id = p.id AND q.position <> p.position`,
    [ids],
  );
}

/** Raises the rules versions of an event's tiers, so that orders checked against the old questions are checked again. */
export async function raiseRulesVersions(tx: Tx, eventId: string): Promise<void> {
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [eventId],
  );
}
