import {
  type Amount,
  amountOf,
  divideRounded,
  MAX_ENTERED_UNITS,
  MoneyRefused,
  type Rounding,
  UNITS_PER_WHOLE,
} from './amount.ts';
import { type Currency, DECIMALS, enteredDecimals, isCurrency, shownDecimals } from './currencies.ts';

const FORM = /^(0|[1-9]\d*)(?:\.(\d+))?$/;

function refuseText(text: string): never {
  if (text.trim() === '') throw new MoneyRefused('BLANK', 'An amount is required.');
  if (/^[+\-−]/.test(text)) throw new MoneyRefused('SIGN', 'An amount has no sign.');
  if (/^[\d.]+e/i.test(text)) throw new MoneyRefused('EXPONENT', 'An amount is written without an exponent.');
  throw new MoneyRefused('FORM', 'An amount is digits and at most one decimal point, such as 50 or 12.5.');
}

/**
 * Parses decimal text such as "50" or "12.5000000" exactly.
 * @throws MoneyRefused BLANK, SIGN, EXPONENT, FORM (blanks inside, commas, leading zeros, "5." or ".5"),
 * TOO_MANY_DECIMALS (more than 7, whatever they are: nothing is rounded), RANGE, NOT_TEXT, CURRENCY.
 */
export function parseAmount<C extends Currency>(text: string, currency: C): Amount<C> {
  if (typeof text !== 'string') throw new MoneyRefused('NOT_TEXT', 'An amount is text.');
  if (!isCurrency(currency)) throw new MoneyRefused('CURRENCY', 'The currency is not known.');
  // Limits the length first, so that a megabyte of digits costs nothing.
  if (text.length > 40) throw new MoneyRefused('RANGE', 'The amount is too long.');
  const match = FORM.exec(text);
  if (!match) return refuseText(text);
  const [, whole = '', decimals = ''] = match;
  if (decimals.length > DECIMALS) {
    throw new MoneyRefused('TOO_MANY_DECIMALS', `An amount has at most ${DECIMALS} decimals.`);
  }
  return amountOf(currency, BigInt(whole + decimals.padEnd(DECIMALS, '0')));
}

/**
 * Like `parseAmount`, for an amount that a user enters: a price, an expense, a share. It is at most 10^9 of its
 * currency, so that sums stay readable, and has no more decimals than the currency.
 * @throws MoneyRefused as `parseAmount`, RANGE above that, and TOO_MANY_DECIMALS
 */
export function enteredAmount<C extends Currency>(text: string, currency: C): Amount<C> {
  const amount = parseAmount(text, currency);
  const decimals = enteredDecimals(currency);
  if (amount.units % 10n ** BigInt(DECIMALS - decimals) !== 0n) {
    const most = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`;
    throw new MoneyRefused('TOO_MANY_DECIMALS', `An amount in ${currency} has ${most}.`);
  }
  if (amount.units <= MAX_ENTERED_UNITS) return amount;
  throw new MoneyRefused('RANGE', 'An amount is at most 1,000,000,000.');
}

/**
 * Like `parseAmount`, for a JSON value, because REST callers send numbers as well as text. A number counts as its
 * shortest decimal text, which equals the caller's up to 15 digits; one that needs an exponent is refused.
 * @throws MoneyRefused as `parseAmount`.
 */
export function amountFromJson<C extends Currency>(value: unknown, currency: C): Amount<C> {
  if (typeof value === 'number') return parseAmount(String(value), currency);
  if (typeof value !== 'string') throw new MoneyRefused('NOT_TEXT', 'An amount is text or a number.');
  return parseAmount(value, currency);
}

function decimalText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}

/** Returns the shortest exact decimal text: "50", "12.5", "0.0000001". `parseAmount` reads it back. */
export function formatAmount(amount: Amount): string {
  return amount.units % UNITS_PER_WHOLE === 0n
    ? (amount.units / UNITS_PER_WHOLE).toString()
    : decimalText(amount.units, DECIMALS).replace(/0+$/, '');
}

/** Returns all seven decimals, as wallets and the ledger do: "50.0000000". Exact. */
export function formatFull(amount: Amount): string {
  return decimalText(amount.units, DECIMALS);
}

/**
 * Formats with the decimals of the currency for display: "1,234.50", in UGX "1,235". The rounding is explicit because it may lose units; ties go to the
 * even neighbour by default.
 */
export function formatDisplay(amount: Amount, rounding: Rounding = 'half_even'): string {
  const places = shownDecimals(amount.currency);
  const rounded = divideRounded(amount.units, UNITS_PER_WHOLE / 10n ** BigInt(places), rounding);
  const [whole = '', decimals] = decimalText(rounded, places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Formats like `formatDisplay`, with the currency: "KES 1,234.50". */
export function formatWithCurrency(amount: Amount, rounding: Rounding = 'half_even'): string {
  return `${amount.currency} ${formatDisplay(amount, rounding)}`;
}
