import { type Amount, amountOf, coinOf, divideRounded } from './amount.ts';
import { type Currency } from './currencies.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * The tax that an amount includes: the amount less its part before tax, amount / (1 + rate). One multiplication and one
 * division; only the last step rounds, half up because tax is owed, to a coin of the currency and to the unit in XLM. Net and tax add up to the amount.
 * @param hundredths of a percent, 1 to 10,000: 1,600 for 16 %
 * @throws RangeError for other rates, and for a negative amount
 */
export function includedTax<C extends Currency>(amount: Amount<C>, hundredths: number): Amount<C> {
  if (!Number.isInteger(hundredths) || hundredths < 1 || hundredths > Number(WHOLE))
    throw new RangeError('a tax rate is 1 to 10,000 hundredths of a percent');
  if (amount.units < 0n) throw new RangeError('a tax is calculated from the amount that was paid');
  const rate = BigInt(hundredths);
  const step = coinOf(amount.currency);
  const tax = divideRounded(amount.units * rate, (WHOLE + rate) * step, 'half_up') * step;
  return amountOf(amount.currency, tax);
}
