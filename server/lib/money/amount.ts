import type { Currency } from './currency.ts';
import { MoneyRefused } from './money-failures.ts';

/** Decimals of every amount: one unit is 10^-7, the smallest unit of the ledger. */
export const DECIMALS = 7;
export const UNITS_PER_WHOLE = 10_000_000n;

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
