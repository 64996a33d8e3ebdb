import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { drain } from '../at-once.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import { nextQuery, ownReference } from '../payment.rules.ts';
import type { PaymentObservation, PaymentProvider } from '../port.ts';
import { type AttemptRecord, readBuyerEmail, readNextQuestion } from './attempt.reads.ts';
import { takeDueAttempts } from './attempt.writes.ts';
import { changeAttempt } from './change-attempt.ts';
import { isInterrupted, sendAttempt } from './start-attempt.ts';

/** Questions under way to one provider. */
const AT_ONCE = 64;
/** For so long every idempotent provider knows the ID of a request; one forgets it after a day. */
const REPEATABLE_MS = 12 * 3_600_000;

/**
 * Asks a provider about attempts whose question is due.
 * @param isStopped true once no more are to be asked about
 * @returns the time of the next question
 */
export async function pollDue(
  scope: Scope,
  provider: ProviderName,
  isStopped: () => boolean,
): Promise<Date | undefined> {
  const take = (limit: number): Promise<Due[]> =>
    inTransaction(
      scope,
      async (tx) => {
        const now = scope.clock.now();
        const next = (attempt: AttemptRecord): Date | null => nextQuestion(attempt, now);
        const due = await takeDueAttempts(tx, { provider, limit }, next);
        return due.map((attempt) => ({ attempt, isLast: next(attempt) === null }));
      },
      SYSTEM_TENANCY,
    );
  const work = ({ attempt, isLast }: Due): Promise<void> =>
    ask(scope, attempt, isLast).catch(logged(scope, attempt));
  await drain(AT_ONCE, take, work, isStopped);
  return readNextQuestion(scope.db, provider);
}

interface Due {
  attempt: AttemptRecord;
  isLast: boolean;
}

/** The question of one attempt never stops those of the others: its next one follows. */
function logged({ services }: Scope, { id }: AttemptRecord): (error: unknown) => void {
  return (error) => services.log.warn({ err: error, attempt: id }, 'a payment could not be asked about');
}

function nextQuestion({ createdAt }: AttemptRecord, now: Date): Date | null {
  const begun = createdAt.getTime();
  const seconds = nextQuery((now.getTime() - begun) / 1_000);
  return seconds === null ? null : new Date(begun + seconds * 1_000);
}

async function ask(scope: Scope, attempt: AttemptRecord, isLast: boolean): Promise<void> {
  const { provider } = await scope.services.paymentProviders.of(attempt.accountId);
  const named = attempt.reference === null ? await resume(scope, attempt, provider) : attempt;
  const { after, isFailed } = await pollOnce(scope, named, { hint: null, reported: [] });
  // A failure that is reported for an expired attempt leaves it expired.
  if (!isLast || after.state === 'paid' || after.state === 'failed' || isFailed) return;
  await changeAttempt(scope, attempt.id, { type: 'given_up' }, provider.capabilities);
}

/**
 * An attempt without a reference was not answered, or its process ended during the request. An idempotent provider gives
 * its answer again. To others it is never sent again, since a repeat could be charged twice: a callback, the statement or
 * the buyer's receipt resolves it.
 */
async function resume(
  scope: Scope,
  attempt: AttemptRecord,
  { capabilities }: PaymentProvider,
): Promise<AttemptRecord> {
  const now = scope.clock.now();
  if (attempt.state === 'created' && !isInterrupted(attempt, now)) return attempt;
  if (capabilities.isIdempotent && now.getTime() - attempt.createdAt.getTime() < REPEATABLE_MS)
    return sendAttempt(scope, attempt, { email: await readBuyerEmail(scope.db, attempt.orderId) });
  const outcome = { kind: 'unknown', detail: 'interrupted' } as const;
  return (await changeAttempt(scope, attempt.id, { type: 'requested', outcome }, capabilities)) ?? attempt;
}

/**
 * Asks the provider once, and stores what it answers. Without a reference there is nothing to ask by.
 * @param hint a reference that a callback names, for an attempt whose own was lost. The answer must name the attempt
 * @param asking `reported`: observations that count after the answer, and also without one; `query`: an answer to share
 */
export async function pollProvider(
  scope: Scope,
  attempt: AttemptRecord,
  hint: string | null = null,
  asking: Partial<Omit<Asking, 'hint'>> = {},
): Promise<AttemptRecord> {
  return (await pollOnce(scope, attempt, { hint, reported: [], ...asking })).after;
}

/** Asks a provider about a payment, or takes its answer to the same question. */
export type Query = (
  provider: PaymentProvider,
  reference: string,
  createdAt: Date,
) => Promise<PaymentObservation>;

interface Asking {
  hint: string | null;
  reported: readonly PaymentObservation[];
  query?: Query;
}

const queryNow: Query = (provider, reference, createdAt) => provider.query(reference, createdAt);

async function pollOnce(
  scope: Scope,
  attempt: AttemptRecord,
  { hint, reported, query = queryNow }: Asking,
): Promise<{ after: AttemptRecord; isFailed: boolean }> {
  const { paymentProviders, observations } = scope.services;
  const { provider } = await paymentProviders.of(attempt.accountId);
  const reference = ownReference(attempt, provider.capabilities) ?? hint;
  const isAsked = reference !== null && attempt.state !== 'paid';
  const answer = isAsked ? await query(provider, reference, attempt.createdAt) : undefined;
  const news = [...(answer && isNews(attempt, answer) ? [answer] : []), ...reported];
  const changed = news.length > 0 && (await observations.apply(attempt, news, provider.capabilities));
  return { after: changed || attempt, isFailed: answer?.state === 'failed' };
}

/** Only an outcome changes anything; what is still under way is asked about again. */
const isNews = (attempt: AttemptRecord, { state, intentId }: PaymentObservation): boolean =>
  state === 'failed' || state === 'paid' || (attempt.reference === null && intentId === attempt.id);
