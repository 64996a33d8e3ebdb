import { type Language, language } from './language.ts';

/**
 * A sentence that the service words in English, in the language of the reader.
 *
 * @param sentence English sentence, which may know more than the texts; an English reader sees it as it is.
 * @param code Code of the sentence; without one the sentence stands in the words of a person.
 * @param texts Texts by code.
 * @param reader Language of the reader.
 * @returns The sentence to show; null when there is none.
 */
export function worded<Code extends string>(
  sentence: string | null | undefined,
  code: Code | null | undefined,
  texts: Readonly<Record<Code, string>>,
  reader: Language = language,
): string | null {
  if (!sentence) return null;
  return reader === 'en' || !code ? sentence : (texts[code] ?? sentence);
}
