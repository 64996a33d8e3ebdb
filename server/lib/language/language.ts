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
