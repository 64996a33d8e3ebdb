import { type Currency, shownDecimals } from './currencies.ts';

export type MoneyFault =
  | 'NOT_TEXT'
  | 'BLANK'
  | 'SIGN'
  | 'EXPONENT'
  | 'TOO_MANY_DECIMALS'
  | 'FORM'
  | 'RANGE'
  | 'CURRENCY'
  | 'RATE'
  | 'WEIGHTS';

/** An invalid amount: `code` names the fault, and the message describes it. */
export class MoneyRefused extends Error {
  constructor(
    readonly code: MoneyFault,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Rounding mode. All rounding names one.
 * - floor: towards minus infinity; for amounts we may spend
 * - ceil: towards plus infinity; for amounts a buyer pays
 * - half_up: to the nearest, ties towards plus infinity; for amounts we owe
 * - half_even: to the nearest, ties to the even neighbour; for display
 */
export type Rounding = 'floor' | 'ceil' | 'half_up' | 'half_even';

function floorDivide(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor;
  return numerator < 0n && quotient * divisor !== numerator ? quotient - 1n : quotient;
}

/** Returns `numerator / divisor` as a whole number. The divisor is above zero. */
export function divideRounded(numerator: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('the divisor must be above zero');
  const floor = floorDivide(numerator, divisor);
  const rest = numerator - floor * divisor;
  if (rest === 0n || rounding === 'floor') return floor;
  if (rounding === 'ceil') return floor + 1n;
  const twice = rest * 2n;
  if (twice === divisor && rounding === 'half_up') return floor + 1n;
  if (twice === divisor) return floor % 2n === 0n ? floor : floor + 1n;
  return twice > divisor ? floor + 1n : floor;
}

export const UNITS_PER_WHOLE = 10_000_000n;

/** The smallest part of a currency in which prices are reduced and taxed, in units: a unit of XLM, else a coin. */
export const coinOf = (currency: Currency): bigint =>
  currency === 'XLM' ? 1n : UNITS_PER_WHOLE / 10n ** BigInt(shownDecimals(currency));

/** An amount fits a PostgreSQL bigint: at most 922,337,203,685.4775807 in any currency. */
export const MAX_UNITS = 9_223_372_036_854_775_807n;

/** Highest amount that a user may enter for a ticket, an expense or an order: 10^9 of a currency. */
export const MAX_ENTERED_UNITS = 1_000_000_000n * UNITS_PER_WHOLE;

declare const currencyOf: unique symbol;

/**
 * Money: a currency and a whole number of units of 10^-7, negative in journals. The brand makes amounts of two
 * currencies two types, and keeps plain objects from being used as amounts.
 */
export interface Amount<C extends Currency = Currency> {
  readonly currency: C;
  readonly units: bigint;
  readonly [currencyOf]: C;
}

/**
 * Creates an amount from units.
 * @throws MoneyRefused RANGE outside the range of a bigint column, in either direction.
 */
export function amountOf<C extends Currency>(currency: C, units: bigint): Amount<C> {
  if (units > MAX_UNITS || units < -MAX_UNITS) {
    throw new MoneyRefused('RANGE', 'The amount is too large.');
  }
  return { currency, units } as Amount<C>;
}

/** Creates a sum over stored amounts, which may exceed one column: for display, never to be stored. */
export function totalOf<C extends Currency>(currency: C, units: bigint): Amount<C> {
  return { currency, units } as Amount<C>;
}

export function zero<C extends Currency>(currency: C): Amount<C> {
  return amountOf(currency, 0n);
}

// Checks at run time when the compiler cannot know the currencies.
function sameCurrency(a: Amount, b: Amount): void {
  if (a.currency !== b.currency) {
    throw new MoneyRefused('CURRENCY', `${a.currency} and ${b.currency} cannot be combined.`);
  }
}

/**
 * Adds two amounts. Two currencies do not compile: the second operand never widens the type of the first.
 * @throws MoneyRefused CURRENCY, RANGE.
 */
export function add<C extends Currency>(a: Amount<C>, b: Amount<NoInfer<C>>): Amount<C> {
  sameCurrency(a, b);
  return amountOf(a.currency, a.units + b.units);
}

/** Subtracts; the difference may be negative. @throws MoneyRefused CURRENCY, RANGE. */
export function subtract<C extends Currency>(a: Amount<C>, b: Amount<NoInfer<C>>): Amount<C> {
  sameCurrency(a, b);
  return amountOf(a.currency, a.units - b.units);
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. @throws MoneyRefused CURRENCY. */
export function compare<C extends Currency>(a: Amount<C>, b: Amount<NoInfer<C>>): -1 | 0 | 1 {
  sameCurrency(a, b);
  if (a.units === b.units) return 0;
  return a.units < b.units ? -1 : 1;
}

/** Multiplies an amount, such as a price by a number of seats. @throws MoneyRefused RANGE. */
export function multiply<C extends Currency>(amount: Amount<C>, count: bigint | number): Amount<C> {
  return amountOf(amount.currency, amount.units * BigInt(count));
}

/** Sums a list of one currency; zero when it is empty. @throws MoneyRefused CURRENCY, RANGE. */
export function sum<C extends Currency>(currency: C, amounts: readonly Amount<NoInfer<C>>[]): Amount<C> {
  return amounts.reduce<Amount<C>>((total, amount) => add(total, amount), zero(currency));
}

/**
 * Splits an amount by weights, exactly: every part is its floor, and the remaining units go one each to the largest
 * remainders, ties in list order. The parts sum to the whole, and none is off by a unit or more.
 * @param weights at least one, none negative, not all zero; hundredths of a percent, for example.
 * @throws MoneyRefused WEIGHTS for other weights, RANGE for a negative amount.
 */
export function splitAmount<C extends Currency>(amount: Amount<C>, weights: readonly bigint[]): Amount<C>[] {
  if (amount.units < 0n) throw new MoneyRefused('RANGE', 'A negative amount cannot be split.');
  if (weights.some((weight) => weight < 0n)) throw new MoneyRefused('WEIGHTS', 'A share is not negative.');
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) throw new MoneyRefused('WEIGHTS', 'At least one share must be above zero.');

  const exact = weights.map((weight) => amount.units * weight);
  const parts = exact.map((product) => product / total);
  const left = Number(amount.units - parts.reduce((sum, part) => sum + part, 0n));
  const remainder = (index: number) => (exact[index] ?? 0n) % total;
  // sort is stable, so equal remainders stay in list order.
  const byRemainder = parts
    .map((_, index) => index)
    .sort((a, b) => Number(remainder(b) > remainder(a)) - Number(remainder(b) < remainder(a)));
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((units) => amountOf(amount.currency, units));
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Reduces a price by a share of it. Rounded down, to a coin of the currency and to the unit in XLM, so that a buyer
 * gets at least the promised discount.
 * @param hundredths of a percent, 0 to 10,000
 * @throws RangeError for other shares
 */
export function lessPercent<C extends Currency>(price: Amount<C>, hundredths: number): Amount<C> {
  if (!Number.isInteger(hundredths) || hundredths < 0 || hundredths > Number(WHOLE)) {
    throw new RangeError('a share is 0 to 10,000 hundredths of a percent');
  }
  const step = coinOf(price.currency);
  const left = price.units * (WHOLE - BigInt(hundredths));
  const reduced = divideRounded(left, WHOLE * step, 'floor') * step;
  return amountOf(price.currency, reduced);
}

/** Reduces a price by an amount of its currency; never below zero. */
export function lessAmount<C extends Currency>(price: Amount<C>, off: Amount<C>): Amount<C> {
  return compare(off, price) >= 0 ? zero(price.currency) : subtract(price, off);
}
