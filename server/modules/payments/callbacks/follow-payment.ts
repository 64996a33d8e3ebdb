import type { Scope } from '../../../platform/scope.ts';
import {
  type AttemptRecord,
  attemptOf,
  findAttempt,
  namesOf,
  readAttempt,
} from '../attempts/attempt.reads.ts';
import { reverseAttempt } from '../attempts/change-attempt.ts';
import { pollProvider, type Query } from '../attempts/poll-provider.ts';
import { sweepAccount } from '../attempts/sweep-statements.ts';
import { ownReference, provesOutcome } from '../payment.rules.ts';
import type { PaymentObservation, PaymentProvider } from '../port.ts';
import { pollReceipt } from '../questions/poll-question.ts';
import { readQuestion } from '../questions/question.reads.ts';
import type { StoredCallback } from './callback.writes.ts';

interface Reported {
  /** ID of the attempt. */
  id: string;
  callbackId: string;
  tries: number;
  provider: PaymentProvider;
  observation: PaymentObservation;
  query: Query;
}

/** A callback is a hint: unless it proves an outcome by itself, the provider is asked before it is applied. */
export async function followPayment(
  scope: Scope,
  { id: callbackId, accountId, attemptId, tries }: StoredCallback,
  { provider, query }: Pick<Reported, 'provider' | 'query'>,
  observation: PaymentObservation,
): Promise<void> {
  const names = namesOf(observation, provider.capabilities);
  const id = attemptId ?? (await findAttempt(scope.db, accountId, names));
  if (id === undefined) return;
  const reported = { id, callbackId, tries, provider, observation, query };
  const unread = await attemptWithoutCard(scope, reported);
  if (unread) {
    if ((await pollProvider(scope, unread, hintOf(reported), { query })).state === 'paid') return;
    if (tries < CARD_TRIES) throw new Error('the card of a payment is not known yet');
  }
  await followObserved(scope, reported);
}

/** A reference that the provider's own answer can prove to be that of an attempt whose answer was lost. */
const hintOf = ({ provider: { capabilities }, observation }: Reported): string | null =>
  capabilities.references === 'named' ? observation.reference : null;

async function followObserved(scope: Scope, reported: Reported): Promise<void> {
  const { id, tries, provider, observation, query } = reported;
  const { capabilities } = provider;
  const before = await readAttempt(scope.db, id);
  if (!before) return;
  const isApplied = before.state === 'paid' || provesOutcome(attemptOf(before), observation, capabilities);
  const { observations } = scope.services;
  const after = isApplied
    ? ((await observations.apply(before, [observation], capabilities)) ?? before)
    : before;
  if (after.state === 'paid')
    return capabilities.callbacks === 'hints' ? followHint(scope, after, reported) : undefined;
  // To a payment that the answer proves, the report may add the receipt.
  const known = await pollProvider(scope, after, hintOf(reported), {
    query,
    reported: isApplied ? [] : [observation],
  });
  if (isUnanswered(known, reported) && tries < HINT_TRIES)
    throw new Error('the provider gave no clear answer about a reported payment');
  if (known.state !== 'paid') await followClaim(scope, known, reported);
}

/** Whether a report needs an answer of the provider that has not come. */
function isUnanswered(asked: AttemptRecord, { provider: { capabilities }, observation }: Reported): boolean {
  // Without a reference of its own, the attempt is asked about by the report alone.
  if (capabilities.references === 'named' && asked.reference === null) return true;
  if (!capabilities.confirmsReports || observation.state !== 'paid') return false;
  const isOwn = observation.reference === ownReference(asked, capabilities);
  return isOwn && asked.state !== 'paid' && asked.finding === null;
}

/** Tries until the answer about a receipt is left to the statement: about ten minutes. */
const RECEIPT_TRIES = 6;

/**
 * Asks about the receipt that an unsigned report names, until there is an answer. The report may be of an attempt whose
 * own reference was lost with the answer to its request, so that nothing else can be asked about.
 */
async function followClaim(
  scope: Scope,
  attempt: AttemptRecord,
  { callbackId, tries, provider, observation }: Reported,
): Promise<void> {
  const { receipt, reference, state } = observation;
  const isOther = attempt.reference !== null && reference !== null && reference !== attempt.reference;
  if (!provider.queryReceipt || receipt === null || state !== 'paid' || isOther) return;
  const last = await readQuestion(scope.db, attempt.id, receipt);
  if (last?.answeredAt) return;
  const asked = await pollReceipt(scope, attempt, receipt, callbackId);
  // An account without an initiator cannot ask.
  if (asked === 'unasked' && tries <= 1) await sweepAccount(scope, attempt.accountId, attempt.createdAt);
  if (tries < RECEIPT_TRIES) throw new Error('a receipt is being asked about');
}

/** Tries until a payment is followed although its card could not be read: about two minutes. */
const CARD_TRIES = 4;

/** The attempt that a callback pays without naming the card, where tickets are counted by card. */
async function attemptWithoutCard(
  scope: Scope,
  { id, provider, observation: { state, card } }: Reported,
): Promise<AttemptRecord | undefined> {
  if (!provider.capabilities.cardByQuery || state !== 'paid' || card !== undefined) return undefined;
  const attempt = await readAttempt(scope.db, id);
  if (!attempt || attempt.state === 'paid') return undefined;
  return (await scope.services.paymentHandlers.outcomes.countsCards(scope, attempt.eventId))
    ? attempt
    : undefined;
}

/** Tries until a hint counts as answered, or as one about another payment: about six hours. */
const HINT_TRIES = 14;

/** Asks whether a payment that was paid has gone back to its payer, which a provider of hints reports in no other way. */
async function followHint(
  scope: Scope,
  attempt: AttemptRecord,
  { provider, tries, query }: Reported,
): Promise<void> {
  if (attempt.reference === null) return;
  const observation = await query(provider, attempt.reference, attempt.createdAt);
  const isOwn = observation.intentId === attempt.id;
  if (isOwn && observation.isReversed) {
    await reverseAttempt(scope, attempt.id);
    return;
  }
  if (isOwn && observation.state === 'paid') return;
  if (tries < HINT_TRIES) throw new Error('the provider gave no clear answer about a paid payment');
}
