import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { hasUnnamedTwin, readAttempt } from '../attempts/attempt.reads.ts';
import { changeAttempt } from '../attempts/change-attempt.ts';
import { sweepAccount } from '../attempts/sweep-statements.ts';
import type { Observation, PaymentObservation } from '../port.ts';
import { answerQuestion, isBeingAsked, type QuestionRecord } from '../questions/question.writes.ts';
import type { StoredCallback } from './callback.writes.ts';

/**
 * Finds the question that a callback answers, and closes it.
 * @returns undefined for a report that answers no open question
 * @throws Error while a question is on its way whose names the provider has not given yet: this may be its answer
 */
export async function findAnswered(
  scope: Scope,
  callback: StoredCallback,
  observations: readonly Observation[],
): Promise<QuestionRecord | undefined> {
  const results = observations.flatMap((one) => (one.about !== 'dispute' && one.answerTo ? [one] : []));
  const names = results[0]?.answerTo;
  if (!names) return undefined;
  const outcome = results.some(({ state }) => state === 'paid') ? 'confirmed' : 'other';
  return inTransaction(
    scope,
    async (tx) => {
      const question = await answerQuestion(tx, callback, { names, outcome });
      if (!question && (await isBeingAsked(tx, callback)))
        throw new Error('a question is on its way, and this may be its answer');
      return question;
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Follows the answer about a receipt. It counts for the attempt that the question was about when the phone of the attempt
 * paid it: the answer names no order, and the receipt of another buyer must not pay for this one.
 */
export async function followReceipt(
  scope: Scope,
  question: QuestionRecord | undefined,
  observation: PaymentObservation,
): Promise<void> {
  if (question?.attemptId == null || question.receipt === null) return;
  if (observation.receipt?.toUpperCase() !== question.receipt.toUpperCase()) return;
  const attempt = await readAttempt(scope.db, question.attemptId);
  if (attempt?.phone == null || observation.payer !== attempt.phone) return;
  // The statement tells payments of one phone and one amount apart, since its lines name the order.
  if (await hasUnnamedTwin(scope.db, attempt))
    return sweepAccount(scope, attempt.accountId, attempt.createdAt);
  const { provider } = await scope.services.paymentProviders.of(attempt.accountId);
  await changeAttempt(scope, attempt.id, { type: 'observed', observation }, provider.capabilities);
}
