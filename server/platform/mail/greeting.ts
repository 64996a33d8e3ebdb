import type { Language } from '../../lib/language/language.ts';

/** Salutation of a mail. */
export const GREETING: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  sw: (name) => `Habari ${name},`,
  fr: (name) => `Bonjour ${name},`,
};
