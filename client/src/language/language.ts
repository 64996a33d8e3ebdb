/** The languages of the client, by their own names. English is complete; the others leave out panels of the platform. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'language';

const isLanguage = (value: string | null | undefined): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** What the reader chose here, if anything; a closed storage has nothing to say. */
function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** The first of the wanted languages that there is: the choice made here, then what the browser asks for. */
function readLanguage(): Language {
  const wanted = [chosen(), ...(globalThis.navigator?.languages ?? [])];
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Fixed for as long as the page lives: texts are taken when their modules load. */
export const language: Language = globalThis.document ? readLanguage() : 'en';

/** How dates and numbers are written. English is the one of East Africa: day before month, 24 hours. */
export const locale = { en: 'en-GB', sw: 'sw-KE', fr: 'fr-FR' }[language];

if (globalThis.document) document.documentElement.lang = language;

/** Keeps the choice and draws the page anew in it. */
export function chooseLanguage(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A closed storage cannot keep the choice, and without it the page would come back as it is.
    return;
  }
  window.location.reload();
}
