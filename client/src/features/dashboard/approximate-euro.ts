interface Sum {
  value: string;
  currency: string;
}

/** US dollars for one of each currency, as fractions. */
const IN_USD: Record<string, readonly [bigint, bigint]> = {
  USD: [1n, 1n],
  XLM: [12n, 100n],
  KES: [77n, 10_000n],
};
/** Euro for one US dollar until the setting is known. */
const FIRST_RATE = '0.92';

const PLACES = 7;

/** Decimal text as a whole number of 10^-7. */
function unitsOf(value: string): bigint {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return negative ? -units : units;
}

/** Decimal text as a fraction. */
function rateOf(text: string): readonly [bigint, bigint] {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

/**
 * Sums of several currencies as one in euro, decimal text with two places. It is an orientation for people:
 * rates change, and the exact sums stand beside it. Currencies without a rate count nothing.
 */
export function approximateEuro(sums: readonly Sum[], eurRate = FIRST_RATE): string {
  const euro = rateOf(eurRate);
  let total = 0n;
  for (const sum of sums) {
    const rate = IN_USD[sum.currency];
    if (rate) total += (unitsOf(sum.value) * rate[0] * euro[0]) / (rate[1] * euro[1]);
  }
  const cents = total / 10n ** BigInt(PLACES - 2);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
