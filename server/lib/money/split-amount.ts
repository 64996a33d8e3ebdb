import { type Amount, amountOf } from './amount.ts';
import type { Currency } from './currency.ts';
import { MoneyRefused } from './money-failures.ts';

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
