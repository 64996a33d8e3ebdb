import { type Amount, formatWithCurrency } from '../money/index.ts';
import type { Language } from './language.ts';

/** Formats an amount in the style of a language: "KES 1,234.50", in French "1 234,50 KES". */
export function amountIn(language: Language, amount: Amount): string {
  const written = formatWithCurrency(amount);
  if (language !== 'fr') return written;
  const [currency = '', figure = ''] = written.split(' ');
  return `${figure.replaceAll(',', '\u00a0').replace('.', ',')} ${currency}`;
}
