import { DECIMALS as DIGITS } from '../../../server/lib/money/currencies.ts';

function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(DIGITS, '0').slice(0, DIGITS));
  return decimal.startsWith('-') ? -units : units;
}

/** Subtracts amounts exactly. Both are decimals as in the API. */
export function subtractDecimals(from: string, taken: string): string {
  const units = unitsOf(from) - unitsOf(taken);
  const text = (units < 0n ? -units : units).toString().padStart(DIGITS + 1, '0');
  const fraction = text.slice(-DIGITS).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${text.slice(0, -DIGITS)}${fraction && `.${fraction}`}`;
}
