import { type Language, language } from './language.ts';

type PartialTexts = Readonly<Record<string, unknown>>;

/** The translated texts of a catalogue, by the files that hold them. */
export type Catalogue = Readonly<Record<string, PartialTexts>>;

type Loaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>>;

type Translate = <const Texts>(name: string, english: Texts) => Texts;

/**
 * Loads a catalogue in the reader's language. If it cannot be loaded, for example without a network, its texts stay in
 * English.
 * @returns A function that takes the name of the texts and the English texts, which define the keys, and returns the
 * texts in the reader's language.
 */
export async function translations(loaders: Loaders): Promise<Translate> {
  const texts = await load(loaders);
  return (name, english) => filled(english, texts[name]) as typeof english;
}

async function load(loaders: Loaders): Promise<PartialTexts> {
  if (language === 'en') return {};
  try {
    return Object.assign({}, ...Object.values((await loaders[language]()).default));
  } catch {
    return {};
  }
}

/** Fills gaps of a translation with the English texts. */
function filled(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (typeof words !== 'object' || Array.isArray(words)) return words;
  const given = Object.entries(english as object);
  return Object.fromEntries(
    given.map(([key, text]) => [key, filled(text, (words as Record<string, unknown>)[key])]),
  );
}
