import type { Money } from '../../ui/format-amount.ts';

interface Rate {
  from: string;
  to: string;
  /** Amount of `to` that one unit of `from` buys, decimal text. */
  rate: string;
}

/** The server's current rates. */
export interface EuroRates {
  exchangeRates: readonly Rate[];
  /** Euro for one US dollar, decimal text. */
  euroRate: string;
}

type Fraction = readonly [bigint, bigint];

const ONE: Fraction = [1n, 1n];
const PLACES = 7;

/** Converts decimal text to a whole number of 10^-7. */
function unitsOf(value: string): bigint {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return negative ? -units : units;
}

/** Converts decimal text to a fraction. */
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
 * Adds sums of several currencies in euro: decimal text with two places, an approximation shown beside the exact sums.
 * Currencies without a rate are skipped.
 */
export function approximateEuro(sums: readonly Money[], { exchangeRates, euroRate }: EuroRates): string {
  const euro = fractionOf(euroRate);
  let total = 0n;
  for (const sum of sums) {
    if (sum.currency === 'EUR') total += unitsOf(sum.amount);
    const rate = inUsd(sum.currency, exchangeRates);
    if (rate) total += (unitsOf(sum.amount) * rate[0] * euro[0]) / (rate[1] * euro[1]);
  }
  const cents = total / 10n ** BigInt(PLACES - 2);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
