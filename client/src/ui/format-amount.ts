import { shownDecimals } from '../../../server/lib/money/currencies.ts';
import { language } from '../language/language.ts';

/**
 * Decimal text cut to two decimals, for lists: `9999.9999900` is `9999.99`. It is truncated rather than rounded, so
 * that it never shows more than there is.
 */
export function twoDecimals(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
}

/** An amount and its currency, as in the API. */
export interface Money {
  /** Decimal text. */
  amount: string;
  currency: string;
}

const [GROUP, POINT] = language === 'fr' ? ['\u202f', ','] : [',', '.'];

/**
 * Formats decimal text with its currency: at least the decimals of the currency, thousands grouped, never through a float, which would
 * round the seventh decimal of XLM. `formatAmount('1500', 'KES')` is `KES 1,500.00`, and `1 500,00 KES` in French;
 * `formatAmount('50000', 'UGX')` is `UGX 50,000`.
 */
export function formatAmount(value: string, currency: string): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  const decimals = fraction.replace(/0+$/, '').padEnd(shownDecimals(currency), '0');
  const figure = decimals === '' ? grouped : `${grouped}${POINT}${decimals}`;
  const sign = negative ? '−' : '';
  return language === 'fr' ? `${sign}${figure} ${currency}` : `${sign}${currency} ${figure}`;
}

/** Formats an amount of the API. */
export const formatMoney = ({ amount, currency }: Money): string => formatAmount(amount, currency);

/** Formats an amount with two decimals, truncated rather than rounded, for lists. */
export const formatShortMoney = ({ amount, currency }: Money): string =>
  formatAmount(twoDecimals(amount), currency);

/** Formats a whole amount without decimals: `formatWholeAmount('1500', 'KES')` is `KES 1,500`. */
export const formatWholeAmount = (value: string, currency: string): string =>
  formatAmount(value, currency).replace(`${POINT}00`, '');

/** Formats an amount in euro: "€1,234.50", in French "1 234,50 €". */
export function formatEuro(value: string): string {
  return formatAmount(value, '€').replace(' ', language === 'fr' ? '\u00a0' : '');
}
