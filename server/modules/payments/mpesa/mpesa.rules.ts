import { type Amount, UNITS_PER_WHOLE } from '../../../lib/money/index.ts';
import type { AmountLimits, CheckOutcome, FailureReason, NotAttemptedReason, PaymentState } from '../port.ts';

/** Whole shillings, 1 to 250,000 a payment (Daraja, M-Pesa Express). */
export const LIMITS: AmountLimits = {
  step: UNITS_PER_WHOLE,
  min: UNITS_PER_WHOLE,
  max: 250_000n * UNITS_PER_WHOLE,
};
/** A payout has a higher minimum than a payment. */
export const MIN_PAYOUT = 10n * UNITS_PER_WHOLE;

const PHONE = /^254[17]\d{8}$/;

/** @returns the number as Daraja wants it, 2547XXXXXXXX or 2541XXXXXXXX; null for any other */
export function normalPhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+/, '');
  const national = /^(?:254|0)?([17]\d{8})$/.exec(digits)?.[1];
  const phone = national && `254${national}`;
  return phone && PHONE.test(phone) ? phone : null;
}

/** @returns the reason for which nothing is sent; null for an amount that can be paid */
export function amountFault({ currency, units }: Amount): NotAttemptedReason | null {
  if (currency !== 'KES') return 'currency';
  return units % LIMITS.step === 0n && units >= LIMITS.min && units <= LIMITS.max ? null : 'amount';
}

/** @returns as `amountFault`, for a payout */
export function payoutFault(amount: Amount): NotAttemptedReason | null {
  return amountFault(amount) ?? (amount.units < MIN_PAYOUT ? 'amount' : null);
}

/** Whole shillings of an amount that `amountFault` accepts. */
export const shillingsOf = ({ units }: Amount): string => String(units / UNITS_PER_WHOLE);

/** Letters, digits and spaces: other characters make Daraja fail without an error. */
export const plainText = (text: string, length: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, length);

/** Result codes of failed payments (Daraja, M-Pesa Express). All codes that are missing here leave a payment pending. */
const FAILURES = new Map<string, FailureReason>(
  Object.entries({
    '1': 'insufficient_funds',
    '2': 'below_minimum',
    '3': 'above_maximum',
    '4': 'daily_limit',
    '8': 'receiver_limit',
    '17': 'repeated',
    '1001': 'busy',
    '1019': 'expired',
    '1025': 'no_answer',
    '1032': 'cancelled',
    '1037': 'no_answer',
    '2001': 'wrong_pin',
    '2028': 'merchant',
    '8006': 'locked',
    '9999': 'no_answer',
    SFC_IC0003: 'merchant',
  } as const),
);

/** @param code a number or a text, since Daraja sends both */
export function stateOfResult(code: unknown): { state: PaymentState; reason: FailureReason | null } {
  if (typeof code !== 'string' && typeof code !== 'number') return { state: 'unknown', reason: null };
  const text = String(code).trim();
  if (text === '0') return { state: 'paid', reason: null };
  const reason = FAILURES.get(text) ?? null;
  if (reason) return { state: 'failed', reason };
  return { state: text === '4999' ? 'pending' : 'unknown', reason: null };
}

/** Result codes of payouts that the merchant caused: credentials, a locked user, no balance. */
const OF_MERCHANT = ['1', '21', '2001', '8006'];
/** Result codes of payouts that no repeat can change. */
const REFUSED_PAYOUT = ['2', '3', '4', '8', '2040', 'R000001', 'R000002'];

/** As `stateOfResult`, for payouts and reversals. */
export function stateOfPayout(code: unknown): { state: PaymentState; needsMerchant: boolean } {
  const text = String(code ?? '').trim();
  if (text === '0') return { state: 'paid', needsMerchant: false };
  if (OF_MERCHANT.includes(text)) return { state: 'failed', needsMerchant: true };
  return { state: REFUSED_PAYOUT.includes(text) ? 'failed' : 'unknown', needsMerchant: false };
}

/** Error codes of a token that is invalid or was replaced by a newer one. */
const TOKEN_ERRORS = ['404.001.03', '401.002.01', '400.003.01'];
/** Error codes of requests that the gateway stopped before they reached M-Pesa. */
const STOPPED = new Map<string | null, NotAttemptedReason>([
  ['500.003.02', 'busy'],
  ['500.003.03', 'busy'],
  ['405.001', 'unavailable'],
]);

export const isTokenError = (code: string | null): boolean => code !== null && TOKEN_ERRORS.includes(code);

export const stoppedBy = (code: string | null): NotAttemptedReason | null => STOPPED.get(code) ?? null;

/** Error code of a question without an answer; also of many refusals, which only its text tells apart. */
const NO_ANSWER = '500.001.1001';
const OF_ACCOUNT = /wrong credentials|merchant does not exist|invalid (businessshortcode|password)/i;

/**
 * What the answer to a question about a payment that does not exist tells about shortcode and passkey.
 * @param code error code, null for an answer without an error
 */
export function accountCheck(code: string | null, message: string | null): CheckOutcome {
  if ((code === NO_ANSWER || isBadRequest(code)) && OF_ACCOUNT.test(message ?? ''))
    return { kind: 'refused', reason: 'account', detail: code ?? '' };
  if (code === null || code === NO_ANSWER || isBadRequest(code)) return { kind: 'ok' };
  return { kind: 'unknown', detail: code };
}

/** True for a refusal of the request's form: the same request can never succeed. */
export const isBadRequest = (code: string | null): boolean => code === '400.002.02';
