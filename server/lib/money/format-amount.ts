import { type Amount, DECIMALS, UNITS_PER_WHOLE } from './amount.ts';
import { divideRounded, type Rounding } from './rounding.ts';

function decimalText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}

/** Returns the shortest exact decimal text: "50", "12.5", "0.0000001". `parseAmount` reads it back. */
export function formatAmount(amount: Amount): string {
  return amount.units % UNITS_PER_WHOLE === 0n
    ? (amount.units / UNITS_PER_WHOLE).toString()
    : decimalText(amount.units, DECIMALS).replace(/0+$/, '');
}

/** Returns all seven decimals, as wallets and the ledger do: "50.0000000". Exact. */
export function formatFull(amount: Amount): string {
  return decimalText(amount.units, DECIMALS);
}

/**
 * Formats with two decimals for display: "1,234.50". The rounding is explicit because it may lose units; ties go to the
 * even neighbour by default.
 */
export function formatDisplay(amount: Amount, rounding: Rounding = 'half_even'): string {
  const cents = divideRounded(amount.units, UNITS_PER_WHOLE / 100n, rounding);
  const [whole = '', decimals = ''] = decimalText(cents, 2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** Formats like `formatDisplay`, with the currency: "KES 1,234.50". */
export function formatWithCurrency(amount: Amount, rounding: Rounding = 'half_even'): string {
  return `${amount.currency} ${formatDisplay(amount, rounding)}`;
}
