import { type Language, language } from './language.ts';

/**
 * Translates a message that the service writes in English.
 * @param sentence English message, which may be more specific than the texts; English readers see it unchanged.
 * @param code Code of the message; a message without one was written by a person.
 * @param texts Texts by code.
 * @param reader Language of the reader.
 * @returns The message to show; null when there is none.
 */
export function translated<Code extends string>(
  sentence: string | null | undefined,
  code: Code | null | undefined,
  texts: Readonly<Record<Code, string>>,
  reader: Language = language,
): string | null {
  if (!sentence) return null;
  return reader === 'en' || !code ? sentence : (texts[code] ?? sentence);
}
