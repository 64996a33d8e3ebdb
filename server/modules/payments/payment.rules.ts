import type { Amount } from '../../lib/money/index.ts';
import type {
  Capabilities,
  FailureReason,
  NotAttemptedReason,
  PaymentObservation,
  RefundObservation,
  StartOutcome,
} from './port.ts';

/**
 * The states of one attempt to collect a payment. They follow from its events, which are stored and never changed:
 *
 *     created ──► pending ──► paid
 *        │           ├──────► failed ──► paid (late)
 *        └──► failed └──────► expired ─► paid (late)
 *
 * Money that arrives late is legal, so that a failed attempt can become paid; nothing leads away from paid.
 */
export type AttemptState = 'created' | 'pending' | 'paid' | 'failed' | 'expired';

/** An attempt as its events describe it. */
export interface Attempt {
  /** ID of its intent. */
  readonly id: string;
  readonly state: AttemptState;
  readonly amount: Amount;
  /** The reference that the provider gave in its own answer; null while that answer is missing. */
  readonly reference: string | null;
  /** The reference of the order, which statements show. */
  readonly accountReference: string;
  readonly receipt: string | null;
  readonly reason: FailureReason | NotAttemptedReason | null;
  /** True when the money came after the attempt had failed or expired. */
  readonly isLate: boolean;
  /** True while the payer's bank reclaims the money. */
  readonly isDisputed: boolean;
  /** A finding that only a person can resolve; null for none. */
  readonly finding: Finding | null;
}

export type Finding = 'wrong_amount' | 'unresolved' | 'receipt_used';

export type AttemptEvent =
  | { type: 'requested'; outcome: StartOutcome }
  | { type: 'observed'; observation: PaymentObservation }
  /** The buyer's time is over, and no outcome is known. */
  | { type: 'expired' }
  /** Every question was asked for 72 hours without a clear answer. */
  | { type: 'given_up' }
  /** A person settled the finding. */
  | { type: 'decided'; decision: string; at: string }
  | { type: 'disputed' }
  | { type: 'dispute_closed' };

export const newAttempt = (id: string, amount: Amount, accountReference: string): Attempt => ({
  id,
  state: 'created',
  amount,
  reference: null,
  accountReference,
  receipt: null,
  reason: null,
  isLate: false,
  isDisputed: false,
  finding: null,
});

/** What a provider's reports prove, by its capabilities. */
export type Trust = Pick<Capabilities, 'callbackAuth' | 'references' | 'confirmsReports'>;

/** For events that no provider reported. */
export const NO_TRUST: Trust = { callbackAuth: 'none', references: 'given' };

/** Applies an event. Events that change nothing, such as repeats, return the attempt itself. */
export function applyEvent(attempt: Attempt, event: AttemptEvent, trust: Trust): Attempt {
  switch (event.type) {
    case 'requested':
      return attempt.state === 'created' ? requested(attempt, event.outcome) : named(attempt, event.outcome);
    case 'observed':
      return observed(attempt, event.observation, trust);
    case 'expired':
      return attempt.state === 'pending' ? { ...attempt, state: 'expired' } : attempt;
    case 'given_up':
      return attempt.state === 'paid' ? attempt : { ...attempt, finding: 'unresolved' };
    case 'decided':
      return { ...attempt, finding: null };
    case 'disputed':
      return { ...attempt, isDisputed: true };
    case 'dispute_closed':
      return { ...attempt, isDisputed: false };
  }
}

function requested(attempt: Attempt, outcome: StartOutcome): Attempt {
  switch (outcome.kind) {
    case 'acknowledged':
      return { ...attempt, state: 'pending', reference: outcome.reference };
    case 'unknown':
      // Some providers know a payment by a reference of ours, so that it is certain without an answer.
      return { ...attempt, state: 'pending', reference: outcome.reference ?? null };
    case 'rejected':
    case 'not_attempted':
      return { ...attempt, state: 'failed', reason: outcome.reason };
  }
}

/** The answer to a repeated request, which an idempotent provider gives again, names what was unknown before. */
function named(attempt: Attempt, outcome: StartOutcome): Attempt {
  return attempt.reference === null && outcome.kind === 'acknowledged'
    ? { ...attempt, reference: outcome.reference }
    : attempt;
}

function observed(attempt: Attempt, observation: PaymentObservation, trust: Trust): Attempt {
  if (!isAbout(attempt, observation)) return attempt;
  if (attempt.state === 'paid') return withReceipt(attempt, observation, trust);
  const named = withReference(attempt, observation, trust);
  if (!isProof(named, observation, trust)) return named;
  if (observation.state === 'failed')
    return named.state === 'pending' ? { ...named, state: 'failed', reason: observation.reason } : named;
  if (observation.state !== 'paid') return named;
  const paid = paidOf(named, observation);
  if (paid === 'unknown') return named;
  if (paid === 'other') return { ...named, finding: 'wrong_amount' };
  const isLate = attempt.state === 'failed' || attempt.state === 'expired';
  return { ...named, state: 'paid', receipt: observation.receipt, reason: null, isLate, finding: null };
}

/** Whether the amount of an attempt was paid, or another one; what is no amount says nothing. */
function paidOf(
  attempt: Attempt,
  { amount, isForeignMoney, isAsRequested, source }: PaymentObservation,
): 'exact' | 'other' | 'unknown' {
  if (isForeignMoney) return 'other';
  if (amount === null) return isAsRequested && source === 'query' ? 'exact' : 'unknown';
  const isExact = amount.currency === attempt.amount.currency && amount.units === attempt.amount.units;
  return isExact ? 'exact' : 'other';
}

/** The reference by which the provider knows the attempt; null while it is not known. */
export const ownReference = (
  { id, reference }: Pick<Attempt, 'id' | 'reference'>,
  { references }: Pick<Trust, 'references'>,
): string | null => reference ?? (references === 'chosen' ? id : null);

/**
 * An attempt whose answer was lost gets the reference of a callback when the provider's own answer about that reference
 * names the attempt.
 */
function withReference(
  attempt: Attempt,
  { source, reference, intentId, state }: PaymentObservation,
  { references }: Trust,
): Attempt {
  const isNamed =
    references === 'named' && source === 'query' && intentId === attempt.id && state !== 'unknown';
  return attempt.reference === null && reference !== null && isNamed ? { ...attempt, reference } : attempt;
}

/**
 * A question can prove a payment before its receipt is known, which a callback or a statement then names. Only for the
 * provider's own reference, so that the receipt of another payment is not taken for it.
 */
function withReceipt(attempt: Attempt, observation: PaymentObservation, trust: Trust): Attempt {
  const { state, receipt, amount } = observation;
  const isOwn = isOwnReference(attempt, observation, trust) || isOwnLine(attempt, observation, trust);
  const isSame = amount === null || paidOf(attempt, observation) === 'exact';
  return attempt.receipt === null && receipt !== null && state === 'paid' && isOwn && isSame
    ? { ...attempt, receipt }
    : attempt;
}

/** Whether the observation names this attempt. One that names another payment is never its own. */
function isAbout(attempt: Attempt, { reference, intentId, accountReference }: PaymentObservation): boolean {
  if (intentId !== null && intentId !== attempt.id) return false;
  if (reference !== null && attempt.reference !== null) return reference === attempt.reference;
  return intentId !== null || accountReference === null || accountReference === attempt.accountReference;
}

const isOwnReference = (attempt: Attempt, { reference }: PaymentObservation, trust: Trust): boolean =>
  reference !== null && reference === ownReference(attempt, trust);

/** A line of the statement names the reference of the order, where the provider gives payments no other. */
const isOwnLine = (
  attempt: Attempt,
  { source, accountReference }: PaymentObservation,
  { references }: Trust,
): boolean => references === 'given' && source === 'pull' && accountReference === attempt.accountReference;

/** Whether an observation names the attempt and may change its state. */
export const provesOutcome = (attempt: Attempt, observation: PaymentObservation, trust: Trust): boolean =>
  isAbout(attempt, observation) && isProof(attempt, observation, trust);

/**
 * Whether an observation may change the state. What anybody could have sent is a hint, upon which the provider is
 * asked. A signature proves who sent a report and not what it pays for: a page that anybody begins with the merchant's
 * public key, or a link with a reference of the order, is signed as well. So a report counts for the attempt's own
 * reference alone, and an answer too, since the reference of an unsigned callback may be that of another payment.
 */
function isProof(attempt: Attempt, observation: PaymentObservation, trust: Trust): boolean {
  const { source, state, receipt } = observation;
  const isOwn = isOwnReference(attempt, observation, trust);
  switch (source) {
    case 'query':
      return isOwn;
    case 'callback':
      return trust.callbackAuth === 'hmac' && isOwn && !(state === 'paid' && trust.confirmsReports);
    // Unsigned, too.
    case 'confirmation':
      return false;
    case 'pull':
      return receipt !== null && (isOwn || isOwnLine(attempt, observation, trust));
    // The answer to a question about a receipt, which the caller has found to be its payer's.
    case 'status':
      return receipt !== null;
  }
}

/** Seconds after the request at which the provider is asked; then every hour. */
const QUERIES = [5, 10, 20, 40, 60];
const HOUR = 3_600;
const GIVE_UP_AFTER = 72 * HOUR;

/**
 * The time of the next question, in seconds after the request. Questions that were missed are not made up for.
 * @param elapsed seconds since the request
 * @returns null after 72 hours: a person is asked then
 */
export function nextQuery(elapsed: number): number | null {
  const early = QUERIES.find((at) => at > elapsed);
  if (early !== undefined) return early;
  const at = (Math.floor(elapsed / HOUR) + 1) * HOUR;
  return at <= GIVE_UP_AFTER ? at : null;
}

/** The places of a payment: kept while it is pending; a late payment gets free ones, or is refunded by itself. */
export type Settlement = 'sell_held' | 'sell_free' | 'refund';

/**
 * What follows from a payment that has become paid.
 * @param order whether its places are still held, and whether free ones are left
 */
export function settlementOf(order: {
  isHeld: boolean;
  hasFreePlaces: boolean;
  isClosed: boolean;
}): Settlement {
  if (order.isClosed) return 'refund';
  if (order.isHeld) return 'sell_held';
  return order.hasFreePlaces ? 'sell_free' : 'refund';
}

/** A request to move money to a payer or a payee. */
export interface Transfer {
  readonly providerRequest: string | null;
  readonly providerReference: string | null;
}

/** Whether a report names another request: neither by the ID that we gave nor by the reference that the provider gave. */
export const isOfOther = (
  transfer: Transfer,
  { id, reference }: Pick<RefundObservation, 'id' | 'reference'>,
): boolean =>
  id !== null &&
  id !== transfer.providerRequest &&
  (reference === null || reference !== transfer.providerReference);
