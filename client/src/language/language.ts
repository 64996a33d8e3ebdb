/**
 * The languages of the client, by their native names. English is complete; the others leave out panels of the platform.
 */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'language';

const isLanguage = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The language that the reader chose in this browser, if any; none when storage is blocked. */
function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** The first available language: the reader's choice, then the languages of the browser. */
function readLanguage(): Language {
  const wanted = [chosen(), ...(globalThis.navigator?.languages ?? [])];
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Constant until the page reloads, because texts are read when their modules load. */
export const language: Language = globalThis.document ? readLanguage() : 'en';

/** Locale of dates and numbers. English is that of East Africa: day before month, 24 hours. */
export const locale = { en: 'en-GB', sw: 'sw-KE', fr: 'fr-FR' }[language];

if (globalThis.document) document.documentElement.lang = language;

/** Stores the choice and reloads the page in it. */
export function chooseLanguage(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Blocked storage cannot keep the choice, and a reload would show the same language.
    return;
  }
  window.location.reload();
}
