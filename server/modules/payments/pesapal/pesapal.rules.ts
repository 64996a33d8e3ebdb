import {
  type Amount,
  amountFromJson,
  coinOf,
  formatAmount,
  isCurrency,
  MAX_ENTERED_UNITS,
  MoneyRefused,
  UNITS_PER_WHOLE,
} from '../../../lib/money/index.ts';
import type { AmountLimits, FailureReason, NotAttemptedReason, PaymentObservation } from '../port.ts';

/** Currencies of the countries where Pesapal works, as far as tickets are sold in them. */
const CURRENCIES = ['KES', 'UGX', 'TZS', 'RWF', 'USD'] as const;

/** The highest amount is the merchant's own limit at Pesapal, which refuses the order. */
export const LIMITS: Readonly<Record<string, AmountLimits>> = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    { step: coinOf(currency), min: UNITS_PER_WHOLE, max: MAX_ENTERED_UNITS },
  ]),
);

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

/** A JSON number of an amount without a fault. It has at most 12 digits, which a number holds exactly. */
export const numberOf = (amount: Amount): number => Number(formatAmount(amount));

/** An amount that Pesapal reports, as a number or a text; null when it is none. */
export function amountOfDecimal(currency: unknown, value: unknown): Amount | null {
  if (!isCurrency(currency) || isForeign(currency)) return null;
  try {
    return amountFromJson(value, currency);
  } catch (error) {
    if (error instanceof MoneyRefused) return null;
    throw error;
  }
}

/** Whether Pesapal reports a currency in which nothing is sold through it. */
export const isForeign = (currency: unknown): boolean =>
  typeof currency === 'string' && currency !== '' && !Object.hasOwn(LIMITS, currency);

/** A merchant reference has up to 50 letters, digits and `-_.:`. */
export const isReference = (text: string): boolean => /^[A-Za-z0-9_.:-]{1,50}$/.test(text);

/** Seconds after which an unpaid page counts as expired. Pesapal itself still takes a payment on it. */
export const EXPIRES_AFTER = 30 * 60;

/** Descriptions of failures on which a buyer can act, as far as they have one wording; all others are `declined`. */
const FAILURES: readonly [RegExp, FailureReason][] = [
  [/insufficient/i, 'insufficient_funds'],
  [/limit/i, 'daily_limit'],
  [/\bpin\b/i, 'wrong_pin'],
  [/cancel/i, 'cancelled'],
  [/timed? ?out|no response/i, 'no_answer'],
];

const reasonOf = (description: string | null): FailureReason =>
  FAILURES.find(([words]) => words.test(description ?? ''))?.[1] ?? 'declined';

const NAMES = new Map([
  ['INVALID', '0'],
  ['COMPLETED', '1'],
  ['FAILED', '2'],
  ['REVERSED', '3'],
]);

/** The status of an order: its code, confirmed by its name where both are given; null where they contradict. */
export function statusOf(code: string | null, name: string | null): string | null {
  const named = name === null ? undefined : (NAMES.get(name.toUpperCase()) ?? 'unknown');
  if (code === null) return named ?? null;
  return named === undefined || named === code ? code : null;
}

type State = Pick<PaymentObservation, 'state' | 'reason' | 'canStillBePaid' | 'isReversed'>;

/**
 * State of an order by its status. 0 (INVALID) is also that of an order that was never paid, so that it is no failure
 * until the page counts as expired; after any failure, the page still takes another payment.
 * @param startedAt when the order was made; null where it is not known
 */
export function stateOfStatus(
  { status, description }: { status: string | null; description: string | null },
  startedAt: Date | null,
  now: Date,
): State {
  switch (status) {
    case '0': {
      const isOver = startedAt !== null && now.getTime() - startedAt.getTime() >= EXPIRES_AFTER * 1_000;
      return isOver
        ? { state: 'failed', reason: 'expired', canStillBePaid: true }
        : { state: 'pending', reason: null };
    }
    case '1':
      return { state: 'paid', reason: null };
    case '2':
      return { state: 'failed', reason: reasonOf(description), canStillBePaid: true };
    case '3':
      return { state: 'failed', reason: 'declined', isReversed: true };
    default:
      return { state: 'unknown', reason: null };
  }
}

/** Whether a card paid: parts of other payments are not refunded. */
export const isCard = (method: string | null): boolean =>
  /visa|master ?card|amex|american ?express/i.test(method ?? '');

/** Whether an answer refuses the token alone, which proves that the request was not processed. */
export const isTokenRefusal = (status: number, code: string | null): boolean =>
  status === 401 || code === '401' || /token/i.test(code ?? '');
