/** The languages in which the product writes to people. English is the one of everything else. */
const LANGUAGES = ['en', 'sw', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

const isLanguage = (value: string): value is Language => (LANGUAGES as readonly string[]).includes(value);

/**
 * The language that a caller asks for, by RFC 9110: the first of his list that there is. Weights are not read, since
 * browsers send the list in their order. English for all others, and for programs, which ask for none.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const tags = acceptLanguage.slice(0, 200).split(',');
  return tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
