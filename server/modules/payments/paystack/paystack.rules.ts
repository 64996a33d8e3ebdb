import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Amount,
  amountOf,
  isCurrency,
  MAX_ENTERED_UNITS,
  UNITS_PER_WHOLE,
} from '../../../lib/money/index.ts';
import type {
  AmountLimits,
  DisputeObservation,
  FailureReason,
  NotAttemptedReason,
  PaymentState,
} from '../port.ts';

/** All currencies are counted in hundredths. */
const UNITS_PER_MINOR = UNITS_PER_WHOLE / 100n;

/** Paystack names a minimum of each currency and no maximum: what is too much for a bank comes as a failure. */
const limits = (min: bigint): AmountLimits => ({
  step: UNITS_PER_MINOR,
  min: min * UNITS_PER_WHOLE,
  max: MAX_ENTERED_UNITS,
});

export const LIMITS: Readonly<Record<string, AmountLimits>> = { KES: limits(3n), USD: limits(2n) };

type Money = Pick<Amount, 'units'> & { readonly currency: string };

/** @returns the reason for which nothing is sent; null for an amount that can be refunded */
export function refundFault({ currency, units }: Money): NotAttemptedReason | null {
  const own = Object.hasOwn(LIMITS, currency) ? LIMITS[currency] : undefined;
  if (!own) return 'currency';
  return units > 0n && units % own.step === 0n && units <= own.max ? null : 'amount';
}

/** @returns the reason for which nothing is sent; null for an amount that can be paid */
export function amountFault(amount: Money): NotAttemptedReason | null {
  const fault = refundFault(amount);
  if (fault) return fault;
  return amount.units < (LIMITS[amount.currency]?.min ?? 0n) ? 'amount' : null;
}

/** Hundredths of an amount without a fault; they are few enough for a number. */
export const minorOf = ({ units }: Money): number => Number(units / UNITS_PER_MINOR);

/** An amount that Paystack reports, as a number or a text; null when it is none. */
export function amountOfMinor(currency: unknown, minor: unknown): Amount | null {
  const digits = typeof minor === 'number' || typeof minor === 'string' ? String(minor) : '';
  if (!isCurrency(currency) || isForeign(currency) || !/^\d{1,14}$/.test(digits)) return null;
  return amountOf(currency, BigInt(digits) * UNITS_PER_MINOR);
}

/** Whether Paystack reports a currency in which nothing is sold through it. */
export const isForeign = (currency: unknown): boolean =>
  typeof currency === 'string' && currency !== '' && !Object.hasOwn(LIMITS, currency);

/** Letters, digits and `-.=` are all that a reference may have. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9.=-]{1,100}$/.test(text);

/** Seconds after which an abandoned page counts as expired. Paystack itself still takes a card on it. */
export const EXPIRES_AFTER = 30 * 60;

/** Answers of banks on which a buyer can act, as far as they have one wording; all others are `declined`. */
const DECLINES: readonly [RegExp, FailureReason][] = [
  [/insufficient/i, 'insufficient_funds'],
  [/limit/i, 'daily_limit'],
  [/\bpin\b/i, 'wrong_pin'],
  [/timed? ?out/i, 'no_answer'],
];

const reasonOf = (answer: string | null): FailureReason =>
  DECLINES.find(([words]) => words.test(answer ?? ''))?.[1] ?? 'declined';

/**
 * State of a transaction. Each page is abandoned until a card is given, also before it was opened.
 * @param created when the transaction was made; null where it was not reported
 */
export function stateOfTransaction(
  { status, answer, created }: { status: string | null; answer: string | null; created: Date | null },
  now: Date,
): { state: PaymentState; reason: FailureReason | null } {
  switch (status) {
    case 'success':
      return { state: 'paid', reason: null };
    case 'failed':
      return { state: 'failed', reason: reasonOf(answer) };
    // The money was taken, and went back to the payer.
    case 'reversed':
      return { state: 'failed', reason: 'declined' };
    case 'pending':
    case 'ongoing':
    case 'processing':
    case 'queued':
      return { state: 'pending', reason: null };
    case 'abandoned': {
      const isOver = created !== null && now.getTime() - created.getTime() >= EXPIRES_AFTER * 1_000;
      return isOver ? { state: 'failed', reason: 'expired' } : { state: 'pending', reason: null };
    }
    default:
      return { state: 'unknown', reason: null };
  }
}

const REFUND_STATES = new Map<string | null, PaymentState>([
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['needs-attention', 'pending'],
  ['processed', 'paid'],
  ['failed', 'failed'],
]);

/** A refund that needs attention waits for the payer's account, which the merchant must give. */
export const stateOfRefund = (status: string | null): { state: PaymentState; needsMerchant: boolean } => ({
  state: REFUND_STATES.get(status) ?? 'unknown',
  needsMerchant: status === 'needs-attention',
});

export function stateOfDispute(
  status: string | null,
  resolution: string | null,
): DisputeObservation['state'] {
  if (status === 'awaiting-merchant-feedback' || status === 'awaiting-bank-feedback' || status === 'pending')
    return 'open';
  if (status !== 'resolved') return 'unknown';
  if (resolution === 'merchant-accepted' || resolution === 'auto-accepted') return 'lost';
  return resolution === 'declined' ? 'won' : 'unknown';
}

/** The signature of a body: hexadecimal HMAC-SHA512 by the secret key. */
export const signatureOf = (body: Buffer | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body).digest('hex');

/** Compares in constant time. */
export function isSigned(body: Buffer, signature: string | undefined, secretKey: string): boolean {
  const given = Buffer.from(signature ?? '');
  const right = Buffer.from(signatureOf(body, secretKey));
  return given.length === right.length && timingSafeEqual(given, right);
}
