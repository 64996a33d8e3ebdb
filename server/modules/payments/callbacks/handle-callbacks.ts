import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import { type AttemptRecord, findAttempt, readAttempt } from '../attempts/attempt.reads.ts';
import { changeAttempt } from '../attempts/change-attempt.ts';
import { eachOf } from '../each-of.ts';
import type { DisputeObservation, Observation, PaymentObservation, PaymentProvider } from '../port.ts';
import { markHandled, type StoredCallback, takeDueCallbacks } from './callback.writes.ts';

const BATCH = 100;
const AT_ONCE = 16;

/** Handles stored callbacks. @returns how many */
export async function handleCallbacks(scope: Scope): Promise<number> {
  let handled = 0;
  for (;;) {
    const taken = await inTransaction(scope, (tx) => takeDueCallbacks(tx, BATCH), SYSTEM_TENANCY);
    await eachOf(taken, AT_ONCE, (callback) => handle(scope, callback));
    handled += taken.length;
    if (taken.length < BATCH) return handled;
  }
}

async function handle(scope: Scope, callback: StoredCallback): Promise<void> {
  try {
    const { provider } = await scope.services.paymentProviders.of(callback.account_id);
    const { body, headers, received_at: receivedAt } = callback;
    for (const observation of provider.parseCallback({ body, headers, receivedAt })) {
      await follow(scope, callback, provider, observation);
    }
    await inTransaction(scope, (tx) => markHandled(tx, callback.id), SYSTEM_TENANCY);
  } catch (error) {
    scope.services.log.warn({ err: error, callback: callback.id }, 'a payment callback had to wait');
  }
}

function follow(
  scope: Scope,
  callback: StoredCallback,
  provider: PaymentProvider,
  observation: Observation,
): Promise<unknown> {
  if (callback.payout_id !== null)
    return scope.services.payoutHandlers.observed(scope, callback.payout_id, observation);
  if (observation.about === 'payment') return followPayment(scope, callback, provider, observation);
  if (observation.about === 'dispute') return followDispute(scope, callback, provider, observation);
  return scope.services.paymentHandlers.refundObserved(scope, callback, observation);
}

/** A callback is a hint: what it says is stored, and then the provider is asked. */
async function followPayment(
  scope: Scope,
  { account_id, attempt_id, tries }: StoredCallback,
  provider: PaymentProvider,
  observation: PaymentObservation,
): Promise<void> {
  const id = attempt_id ?? (await findAttempt(scope.db, account_id, namesOf(observation)));
  if (id === undefined) return;
  const claimed = observation.source === 'status' ? await isOfPayer(scope, id, observation) : true;
  if (!claimed) return;
  const unread = await attemptWithoutCard(scope, id, provider, observation);
  if (unread) {
    if ((await askProvider(scope, unread)).state === 'paid') return;
    if (tries < CARD_TRIES) throw new Error('the card of a payment is not known yet');
  }
  return followObserved(scope, { id, tries }, provider, observation);
}

async function followObserved(
  scope: Scope,
  { id, tries }: { id: string; tries: number },
  provider: PaymentProvider,
  observation: PaymentObservation,
): Promise<void> {
  const { callbackAuth, callbacks } = provider.capabilities;
  const isHint = callbacks === 'hints';
  const event = { type: 'observed', observation } as const;
  const after = await changeAttempt(scope, id, event, callbackAuth);
  if (!after) return;
  if (after.state === 'paid') return isHint ? followHint(scope, after, provider, tries) : undefined;
  const asked = await askProvider(scope, after, isHint ? observation.reference : null);
  // Without a reference of its own, the attempt is asked about by the hint alone.
  if (isHint && asked.reference === null && tries < HINT_TRIES)
    throw new Error('the provider gave no clear answer about an attempt without a reference');
  // A question does not name the receipt, which the callback has.
  if (asked.state === 'paid' && asked.receipt === null) await changeAttempt(scope, id, event, callbackAuth);
}

/** Tries until a payment is followed although its card could not be read: about two minutes. */
const CARD_TRIES = 4;

/** The attempt that a callback pays without naming the card, where tickets are counted by card. */
async function attemptWithoutCard(
  scope: Scope,
  id: string,
  { capabilities }: PaymentProvider,
  { state, card }: PaymentObservation,
): Promise<AttemptRecord | undefined> {
  if (!capabilities.cardByQuery || state !== 'paid' || card !== undefined) return undefined;
  const attempt = await readAttempt(scope.db, id);
  if (!attempt || attempt.state === 'paid') return undefined;
  return (await scope.services.paymentHandlers.countsCards(scope, attempt.event_id)) ? attempt : undefined;
}

/** Tries until a hint counts as answered, or as one about another payment: about six hours. */
const HINT_TRIES = 14;

/** Asks whether a payment that was paid has gone back to its payer, which a provider of hints reports in no other way. */
async function followHint(
  scope: Scope,
  attempt: AttemptRecord,
  provider: PaymentProvider,
  tries: number,
): Promise<void> {
  if (attempt.reference === null) return;
  const observation = await provider.query(attempt.reference, attempt.created_at);
  const isOwn = observation.intentId === attempt.id;
  if (isOwn && observation.isReversed) {
    await scope.services.paymentHandlers.reversed(scope, attempt.id);
    return;
  }
  if (isOwn && observation.state === 'paid') return;
  if (tries < HINT_TRIES) throw new Error('the provider gave no clear answer about a paid payment');
}

/**
 * A receipt that a buyer named counts when their own phone paid it: the answer to the question names no order, and the
 * receipt of another buyer must not pay for this one.
 */
async function isOfPayer(scope: Scope, id: string, { payer }: PaymentObservation): Promise<boolean> {
  const attempt = await readAttempt(scope.db, id);
  return attempt?.phone != null && payer === attempt.phone;
}

function namesOf({ intentId: id, reference, accountReference, receipt }: PaymentObservation) {
  return { id, reference, accountReference, receipt };
}

/**
 * Tries until a dispute of an unknown payment counts as one of another shop of the merchant, and the beginning of one that
 * is over as lost: about six hours.
 */
const DISPUTE_TRIES = 14;

async function followDispute(
  scope: Scope,
  { account_id, tries }: StoredCallback,
  provider: PaymentProvider,
  dispute: DisputeObservation,
): Promise<void> {
  if (dispute.payment === null || dispute.state === 'unknown') return;
  const names = { id: null, reference: null, accountReference: null, receipt: dispute.payment };
  const id = await findAttempt(scope.db, account_id, names);
  // It may overtake the news of its payment.
  if (id === undefined && tries < DISPUTE_TRIES) throw new Error('the disputed payment is not known yet');
  if (id === undefined) return;
  const { callbackAuth: auth } = provider.capabilities;
  await scope.services.paymentHandlers.disputed(scope, id, dispute, {
    auth,
    isLastTry: tries >= DISPUTE_TRIES,
  });
}
