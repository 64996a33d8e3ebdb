import { language } from './language.ts';

/** Translated texts by their names. The types of the catalogues check them, in the files of each language. */
export type PartialTexts = Readonly<Record<string, unknown>>;

/**
 * Awaited before any text is read, so that modules may read texts while they load. A catalogue must import no code: it
 * would wait for this module, which waits for it.
 */
const catalogue: PartialTexts = await load();

/** If the catalogue cannot be loaded, for example without a network, the page stays in English. */
async function load(): Promise<PartialTexts> {
  if (language === 'en') return {};
  try {
    return (await (language === 'sw' ? import('../messages/sw/sw.ts') : import('../messages/fr/fr.ts')))
      .default;
  } catch {
    return {};
  }
}

/** Fills gaps of a translation with the English texts. */
export function filled(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (typeof words !== 'object' || Array.isArray(words)) return words;
  const given = Object.entries(english as object);
  return Object.fromEntries(
    given.map(([key, text]) => [key, filled(text, (words as Record<string, unknown>)[key])]),
  );
}

/** Returns the texts in the reader's language. The English texts define the keys. */
export function inLanguage<const Texts>(name: string, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
