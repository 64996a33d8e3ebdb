import { type Amount, amountOf, compare, subtract, UNITS_PER_WHOLE, zero } from './amount.ts';
import type { Currency } from './currency.ts';
import { divideRounded } from './rounding.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Reduces a price by a share of it. Rounded down, to hundredths for currencies with coins and to the unit in XLM, so
 * that a buyer gets at least the promised discount.
 * @param hundredths of a percent, 0 to 10,000
 * @throws RangeError for other shares
 */
export function lessPercent<C extends Currency>(price: Amount<C>, hundredths: number): Amount<C> {
  if (!Number.isInteger(hundredths) || hundredths < 0 || hundredths > Number(WHOLE)) {
    throw new RangeError('a share is 0 to 10,000 hundredths of a percent');
  }
  const step = price.currency === 'XLM' ? 1n : UNITS_PER_WHOLE / 100n;
  const left = price.units * (WHOLE - BigInt(hundredths));
  const reduced = divideRounded(left, WHOLE * step, 'floor') * step;
  return amountOf(price.currency, reduced);
}

/** Reduces a price by an amount of its currency; never below zero. */
export function lessAmount<C extends Currency>(price: Amount<C>, off: Amount<C>): Amount<C> {
  return compare(off, price) >= 0 ? zero(price.currency) : subtract(price, off);
}
