import { type Amount, amountOf, isCurrency, UNITS_PER_WHOLE } from '../../../lib/money/index.ts';
import type {
  AmountLimits,
  DisputeObservation,
  FailureReason,
  NotAttemptedReason,
  PaymentState,
} from '../port.ts';

/** Amounts have at most eight digits (Stripe, PaymentIntent.amount). */
const MAX_MINOR = 99_999_999n;

interface MinorUnits {
  perWhole: bigint;
  /** Fractions of a whole are refused, although hundredths are counted. */
  wholeOnly: boolean;
  /** In minor units. Where Stripe names none, it refuses what is too little after conversion. */
  min: bigint;
}

/** Counting of currencies (Stripe, "Supported currencies"): UGX in hundredths, although it has none; RWF in wholes. */
const MINOR_UNITS: Readonly<Record<string, MinorUnits>> = {
  KES: { perWhole: 100n, wholeOnly: false, min: 1n },
  USD: { perWhole: 100n, wholeOnly: false, min: 50n },
  EUR: { perWhole: 100n, wholeOnly: false, min: 50n },
  TZS: { perWhole: 100n, wholeOnly: false, min: 1n },
  UGX: { perWhole: 100n, wholeOnly: true, min: 100n },
  RWF: { perWhole: 1n, wholeOnly: true, min: 1n },
};

/** An amount of any currency, also of one that nothing is sold in yet. */
type Money = Pick<Amount, 'units'> & { readonly currency: string };

const unitsOfMinor = ({ perWhole }: MinorUnits): bigint => UNITS_PER_WHOLE / perWhole;

function limitsOf(counting: MinorUnits): AmountLimits {
  const minor = unitsOfMinor(counting);
  return {
    step: counting.wholeOnly ? UNITS_PER_WHOLE : minor,
    min: counting.min * minor,
    max: MAX_MINOR * minor,
  };
}

export const LIMITS: Readonly<Record<string, AmountLimits>> = Object.fromEntries(
  Object.entries(MINOR_UNITS).map(([currency, counting]) => [currency, limitsOf(counting)]),
);

/** @returns the reason for which nothing is sent; null for an amount that can be refunded */
export function refundFault({ currency, units }: Money): NotAttemptedReason | null {
  const limits = Object.hasOwn(LIMITS, currency) ? LIMITS[currency] : undefined;
  if (!limits) return 'currency';
  return units > 0n && units % limits.step === 0n && units <= limits.max ? null : 'amount';
}

/** @returns the reason for which nothing is sent; null for an amount that can be paid */
export function amountFault(amount: Money): NotAttemptedReason | null {
  const fault = refundFault(amount);
  if (fault) return fault;
  return amount.units < (LIMITS[amount.currency]?.min ?? 0n) ? 'amount' : null;
}

/** Whole minor units of an amount without a fault; they are few enough for a number. */
export function minorOf({ currency, units }: Money): number {
  const counting = MINOR_UNITS[currency];
  if (!counting) throw new RangeError(`Stripe does not count ${currency} here`);
  return Number(units / unitsOfMinor(counting));
}

/** An amount that Stripe reports; null when it is none, or in a currency that is not sold in. */
export function amountOfMinor(currency: unknown, minor: unknown): Amount | null {
  if (typeof currency !== 'string' || typeof minor !== 'number') return null;
  const name = currency.toUpperCase();
  const counting = Object.hasOwn(MINOR_UNITS, name) ? MINOR_UNITS[name] : undefined;
  if (!counting || !isCurrency(name) || !Number.isSafeInteger(minor) || minor < 0) return null;
  return amountOf(name, BigInt(minor) * unitsOfMinor(counting));
}

/** Whether Stripe reports a currency in which nothing is sold through it. */
export const isForeign = (currency: unknown): boolean =>
  typeof currency === 'string' && currency !== '' && !Object.hasOwn(MINOR_UNITS, currency.toUpperCase());

/** Decline codes on which a buyer can act; all others are `declined`. */
const DECLINES = new Map<string, FailureReason>([
  ['insufficient_funds', 'insufficient_funds'],
  ['card_velocity_exceeded', 'daily_limit'],
  ['withdrawal_count_limit_exceeded', 'daily_limit'],
  ['incorrect_pin', 'wrong_pin'],
  ['invalid_pin', 'wrong_pin'],
  ['pin_try_exceeded', 'locked'],
  ['duplicate_transaction', 'repeated'],
]);

export const reasonOfDecline = (code: string | null): FailureReason =>
  (code === null ? undefined : DECLINES.get(code)) ?? 'declined';

export interface SessionFacts {
  status: string | null;
  paymentStatus: string;
  /** State of the session's payment, where it is known. */
  intentStatus: string | null;
  declineCode: string | null;
}

interface SessionState {
  state: PaymentState;
  reason: FailureReason | null;
  code: string | null;
}

/**
 * A session is paid when its payment status says so, and not before: with a delayed method it is complete and unpaid
 * until the bank has decided.
 */
export function stateOfSession({
  status,
  paymentStatus,
  intentStatus,
  declineCode,
}: SessionFacts): SessionState {
  if (paymentStatus === 'paid') return { state: 'paid', reason: null, code: paymentStatus };
  if (paymentStatus !== 'unpaid') return { state: 'unknown', reason: null, code: paymentStatus };
  if (status === 'expired') return { state: 'failed', reason: 'expired', code: status };
  if (status === 'complete' && intentStatus === 'requires_payment_method') {
    return { state: 'failed', reason: reasonOfDecline(declineCode), code: declineCode ?? intentStatus };
  }
  if (status === 'complete' && intentStatus === 'canceled') {
    return { state: 'failed', reason: 'cancelled', code: intentStatus };
  }
  const isKnown = status === 'open' || status === 'complete';
  return { state: isKnown ? 'pending' : 'unknown', reason: null, code: isKnown ? paymentStatus : status };
}

const REFUND_STATES = new Map<string | null, PaymentState>([
  ['succeeded', 'paid'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

export function stateOfRefund(
  status: string | null,
  failure: string | null,
): { state: PaymentState; needsMerchant: boolean } {
  const state = REFUND_STATES.get(status) ?? 'unknown';
  return { state, needsMerchant: state === 'failed' && failure === 'insufficient_funds' };
}

const DISPUTE_STATES = new Map<string, DisputeObservation['state']>([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

export const stateOfDispute = (status: string): DisputeObservation['state'] =>
  DISPUTE_STATES.get(status) ?? 'unknown';
