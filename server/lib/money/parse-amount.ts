import { type Amount, amountOf, DECIMALS, MAX_ENTERED_UNITS } from './amount.ts';
import { type Currency, isCurrency } from './currency.ts';
import { MoneyRefused } from './money-failures.ts';

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
 * currency, so that sums stay readable.
 * @throws MoneyRefused as `parseAmount`, and RANGE above that
 */
export function enteredAmount<C extends Currency>(text: string, currency: C): Amount<C> {
  const amount = parseAmount(text, currency);
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
