import { twoDecimals } from '../../ui/two-decimals.ts';

/**
 * Multiplies an amount by the rates in turn: decimal texts in, decimal text with two places out. An estimate, truncated
 * so that it never shows too much. `worth('10', ['0.12', '0.92'])` is `1.10`.
 */
export function worth(amount: string, rates: readonly string[]): string {
  let units = 1n;
  let places = 0;
  for (const factor of [amount, ...rates]) {
    const [whole = '0', fraction = ''] = factor.split('.');
    units *= BigInt(whole + fraction);
    places += fraction.length;
  }
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return twoDecimals(units < 0n ? `-${text}` : text);
}
