import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { MicroBatch } from '../../../platform/db/micro-batch.ts';
import type { Scope } from '../../../platform/scope.ts';
import { drain, turnsBy } from '../at-once.ts';
import { findAttempt } from '../attempts/attempt.reads.ts';
import { withAttempt } from '../attempts/change-attempt.ts';
import type { Query } from '../attempts/poll-provider.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import type { DisputeObservation, Observation, PaymentObservation, PaymentProvider } from '../port.ts';
import type { QuestionRecord } from '../questions/question.writes.ts';
import { markHandled, readNextTry, type StoredCallback, takeDueCallbacks } from './callback.writes.ts';
import { findAnswered, followReceipt } from './follow-answer.ts';
import { followPayment } from './follow-payment.ts';

/** Callbacks of one provider under way at once. */
const AT_ONCE = 64;

/**
 * Handles stored callbacks of a provider.
 * @param isStopped true once no more are to be taken
 * @returns the time at which the next is tried again
 */
export async function handleCallbacks(
  scope: Scope,
  provider: ProviderName,
  isStopped: () => boolean,
): Promise<Date | undefined> {
  const take = (limit: number): Promise<StoredCallback[]> =>
    inTransaction(scope, (tx) => takeDueCallbacks(tx, { provider, limit }), SYSTEM_TENANCY);
  const handled = new MicroBatch<string, void>({
    max: AT_ONCE,
    queueLimit: AT_ONCE,
    run: async (ids) => {
      await markHandled(scope.services.paymentLanes, ids, scope.clock.now());
      return [];
    },
    onFull: () => new Error('more callbacks were handled than taken'),
    retryAlone: () => false,
  });
  const inTurn = turnsBy(({ id, attemptId, refundId, payoutId }: StoredCallback) =>
    String(attemptId ?? refundId ?? payoutId ?? id),
  );
  const answers = sharedAnswers(scope);
  // An answer that came first is known to the result that waits for it.
  const work = (callback: StoredCallback): Promise<void> => {
    const query = answers(callback);
    return inTurn(callback, () => handle(scope, callback, { handled, query }));
  };
  await drain(AT_ONCE, take, work, isStopped);
  return readNextTry(scope.db, provider);
}

/**
 * Lets callbacks about one payment share an answer of its provider: each needs one to a question that was asked after it
 * was taken. Repeated callbacks about a payment whose provider takes 20 s would hold up those about others for minutes.
 */
function sharedAnswers({ clock }: Scope): (callback: StoredCallback) => Query {
  const known = new Map<string, { askedAt: Date; answer: Promise<PaymentObservation> }>();
  return ({ accountId }) => {
    const takenAt = clock.now();
    return (provider, reference, createdAt) => {
      const key = `${accountId} ${reference}`;
      const last = known.get(key);
      if (last && last.askedAt >= takenAt) return last.answer;
      const answer = provider.query(reference, createdAt);
      known.set(key, { askedAt: clock.now(), answer });
      return answer;
    };
  };
}

async function handle(
  scope: Scope,
  callback: StoredCallback,
  { handled, query }: { handled: MicroBatch<string, void>; query: Query },
): Promise<void> {
  try {
    const { provider } = await scope.services.paymentProviders.of(callback.accountId);
    const { body, headers, receivedAt } = callback;
    const observations = provider.parseCallback({ body, headers, receivedAt });
    const question = await findAnswered(scope, callback, observations);
    for (const observation of observations) {
      await follow(scope, { callback, provider, question, query }, observation);
    }
    await handled.add(callback.id);
  } catch (error) {
    scope.services.log.warn({ err: error, callback: callback.id }, 'a payment callback had to wait');
  }
}

interface Context {
  callback: StoredCallback;
  provider: PaymentProvider;
  /** The question that the callback answers; undefined when it answers none. */
  question: QuestionRecord | undefined;
  query: Query;
}

async function follow(
  scope: Scope,
  { callback, provider, question, query }: Context,
  observation: Observation,
): Promise<unknown> {
  const { outcomes } = scope.services.paymentHandlers;
  const report = { ...callback, question: question ?? null };
  if (observation.about === 'dispute') return followDispute(scope, callback, observation);
  if (observation.about === 'refund') {
    if (callback.payoutId === null) return outcomes.refundObserved(scope, report, observation);
    return outcomes.payoutObserved(scope, callback.payoutId, report, observation);
  }
  // The result of a question: nobody asked for it unless it is the answer to an open one.
  if (observation.answerTo) return followReceipt(scope, question, observation);
  if (callback.refundId !== null || callback.payoutId !== null) return undefined;
  return followPayment(scope, callback, { provider, query }, observation);
}

/**
 * Tries until a dispute of an unknown payment counts as one of another shop of the merchant, and the beginning of one that
 * is over as lost: about six hours.
 */
const DISPUTE_TRIES = 14;

async function followDispute(
  scope: Scope,
  { accountId, tries }: StoredCallback,
  dispute: DisputeObservation,
): Promise<void> {
  if (dispute.payment === null || dispute.state === 'unknown') return;
  const names = { id: null, reference: null, accountReference: null, receipt: dispute.payment };
  const id = await findAttempt(scope.db, accountId, names);
  // It may overtake the news of its payment.
  if (id === undefined && tries < DISPUTE_TRIES) throw new Error('the disputed payment is not known yet');
  if (id === undefined) return;
  const context = { isLastTry: tries >= DISPUTE_TRIES };
  await withAttempt(scope, id, (tx, attempt) =>
    scope.services.paymentHandlers.outcomes.disputed(tx, attempt, dispute, context),
  );
}
