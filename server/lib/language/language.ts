import { type Amount, formatWithCurrency } from '../money/index.ts';

/** Languages of messages to people. Everything else is in English. */
const LANGUAGES = ['en', 'sw', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/**
 * Returns the language of an Accept-Language header (RFC 9110): the first of the list that is supported. Weights are
 * not read, since browsers send the list in their order. English for all others, and for programs, which request none.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const tags = acceptLanguage.slice(0, 200).split(',');
  return tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Formats an amount in the style of a language: "KES 1,234.50", in French "1 234,50 KES". */
export function amountIn(language: Language, amount: Amount): string {
  const written = formatWithCurrency(amount);
  if (language !== 'fr') return written;
  const [currency = '', figure = ''] = written.split(' ');
  return `${figure.replaceAll(',', '\u00a0').replace('.', ',')} ${currency}`;
}
