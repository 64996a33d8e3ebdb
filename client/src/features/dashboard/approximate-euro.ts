import type { Money } from '../../ui/format-amount.ts';

interface Rate {
  from: string;
  to: string;
  /** What one unit of `from` buys of `to`, decimal text. */
  rate: string;
}

/** The rates as the server has them now. */
export interface EuroRates {
  exchangeRates: readonly Rate[];
  /** Euro for one US dollar, decimal text. */
  euroRate: string;
}

type Fraction = readonly [bigint, bigint];

const ONE: Fraction = [1n, 1n];
const PLACES = 7;

/** Decimal text as a whole number of 10^-7. */
function unitsOf(value: string): bigint {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return negative ? -units : units;
}

/** Decimal text as a fraction. */
function fractionOf(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

function inUsd(currency: string, rates: readonly Rate[]): Fraction | undefined {
  if (currency === 'USD') return ONE;
  const known = rates.find(({ from, to }) => from === currency && to === 'USD');
  return known && fractionOf(known.rate);
}

/**
 * Sums of several currencies as one in euro, decimal text with two places: an orientation, the exact sums stand beside it.
 * Currencies without a rate count nothing.
 */
export function approximateEuro(sums: readonly Money[], { exchangeRates, euroRate }: EuroRates): string {
  const euro = fractionOf(euroRate);
  let total = 0n;
  for (const sum of sums) {
    const rate = inUsd(sum.currency, exchangeRates);
    if (rate) total += (unitsOf(sum.amount) * rate[0] * euro[0]) / (rate[1] * euro[1]);
  }
  const cents = total / 10n ** BigInt(PLACES - 2);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
