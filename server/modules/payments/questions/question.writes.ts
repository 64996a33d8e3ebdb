import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type CallbackTarget, expediteCallbacks } from '../callbacks/callback.writes.ts';
import type { RequestNames } from '../port.ts';

/** What a question is about: an attempt, with the receipt that may have paid it; a refund; or a payout. */
export type QuestionSubject = Omit<CallbackTarget, 'accountId' | 'issuerId'>;

/** A question whose answer comes to a callback address. */
export interface QuestionRecord extends QuestionSubject {
  id: string;
  receipt: string | null;
  answeredAt: Date | null;
  outcome: QuestionOutcome | null;
}

/** Whether the answer shows the payment or the transfer as completed. */
export type QuestionOutcome = 'confirmed' | 'other';

const COLUMNS = `id, attempt_id AS "attemptId", refund_id AS "refundId", payout_id AS "payoutId", receipt,
  answered_at AS "answeredAt", outcome`;
const OF_SUBJECT = `attempt_id IS NOT DISTINCT FROM $1 AND refund_id IS NOT DISTINCT FROM $2 AND payout_id IS NOT DISTINCT FROM $3`;

const valuesOf = ({ attemptId, refundId, payoutId }: QuestionSubject) => [attemptId, refundId, payoutId];

/** Most questions about one attempt, refund or payout in an hour: reports that anybody could send cause some. */
const MOST_IN_AN_HOUR = 20;
/** A question without an answer is repeated after this time, in seconds. */
const REPEATED_AFTER = 15;

/**
 * Stores a question before it is asked.
 * @returns its ID; undefined while the same one waits for its answer, and above the limit
 */
export async function insertQuestion(
  tx: Tx,
  target: CallbackTarget,
  receipt: string | null,
): Promise<string | undefined> {
  const id = tx.scope.ids.uuid();
  const rows = await tx.query(
    `INSERT INTO payment_questions (id, issuer_id, account_id, attempt_id, refund_id, payout_id, receipt, asked_at)
     SELECT $4, $5, $6, $1, $2, $3, $7, $8
     WHERE NOT EXISTS (SELECT FROM payment_questions WHERE ${OF_SUBJECT} AND receipt IS NOT DISTINCT FROM $7
         AND answered_at IS NULL AND asked_at > $8::timestamptz - ${REPEATED_AFTER} * interval '1 second')
       AND (SELECT count(*) FROM payment_questions WHERE ${OF_SUBJECT} AND asked_at > $8::timestamptz - interval '1 hour') < ${MOST_IN_AN_HOUR}
     RETURNING id`,
    [...valuesOf(target), id, target.issuerId, target.accountId, receipt, tx.scope.clock.now()],
  );
  return rows.length > 0 ? id : undefined;
}

/** Stores the names that the provider gave a question. Its answer may have come already, and is read again at once. */
export async function acknowledgeQuestion(
  tx: Tx,
  {
    id,
    target,
    names,
    asker,
  }: { id: string; target: CallbackTarget; names: RequestNames; asker: string | null },
): Promise<void> {
  await tx.query('UPDATE payment_questions SET conversation = $2, originator = $3 WHERE id = $1', [
    id,
    names.conversation,
    names.originator,
  ]);
  await expediteCallbacks(tx, target, asker);
}

/** Removes a question that the provider did not accept. */
export async function removeQuestion(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM payment_questions WHERE id = $1 AND conversation IS NULL', [id]);
}

/**
 * Closes the question that a callback answers. Each has one answer; the same callback may be handled again.
 * @returns undefined when no question is open under these names
 */
export async function answerQuestion(
  tx: Tx,
  callback: CallbackTarget & { id: string },
  { names, outcome }: { names: RequestNames; outcome: QuestionOutcome },
): Promise<QuestionRecord | undefined> {
  const [row] = await tx.query<QuestionRecord>(
    `UPDATE payment_questions SET answered_at = coalesce(answered_at, $8), answered_by = $4, outcome = $7
     WHERE account_id = $5 AND conversation = $6 AND ${OF_SUBJECT} AND coalesce(originator = $9, true)
       AND (answered_by IS NULL OR answered_by = $4)
     RETURNING ${COLUMNS}`,
    [
      ...valuesOf(callback),
      callback.id,
      callback.accountId,
      names.conversation,
      outcome,
      tx.scope.clock.now(),
      names.originator,
    ],
  );
  return row;
}

/** Reads the last question about a subject that was answered since a time. */
export async function readLastQuestion(
  tx: Tx,
  subject: QuestionSubject,
  { answeredSince }: { answeredSince: Date },
): Promise<QuestionRecord | undefined> {
  const [row] = await tx.query<QuestionRecord>(
    `SELECT ${COLUMNS} FROM payment_questions WHERE ${OF_SUBJECT} AND answered_at >= $4 AND asked_at >= $4
     ORDER BY answered_at DESC, id DESC LIMIT 1`,
    [...valuesOf(subject), answeredSince],
  );
  return row;
}

/** Whether a question about a subject was sent just now, and the provider's answer to the request is not stored. */
export async function isBeingAsked(tx: Tx, subject: QuestionSubject): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM payment_questions WHERE ${OF_SUBJECT} AND conversation IS NULL
       AND asked_at > $4::timestamptz - interval '30 seconds' LIMIT 1`,
    [...valuesOf(subject), tx.scope.clock.now()],
  );
  return rows.length > 0;
}

export async function deleteOldQuestions(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM payment_questions WHERE asked_at < $1', [before]);
}
