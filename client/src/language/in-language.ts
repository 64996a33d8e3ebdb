import type { Catalogue, Gaps } from './catalogue.ts';
import { language } from './language.ts';

/**
 * Waited for before any text is taken, so that texts may be read while modules load. A catalogue imports nothing that
 * runs: it would wait for this module, which waits for it.
 */
const catalogue: Gaps<Catalogue> = await load();

/** A catalogue that cannot be had, on a network that just went away, leaves the page in English. */
async function load(): Promise<Gaps<Catalogue>> {
  if (language === 'en') return {};
  try {
    return (await (language === 'sw' ? import('./sw/sw.ts') : import('./fr/fr.ts'))).default;
  } catch {
    return {};
  }
}

/** The English words stand where a translation has none. */
export function filled(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (typeof words !== 'object' || Array.isArray(words)) return words;
  const given = Object.entries(english as object);
  return Object.fromEntries(
    given.map(([key, text]) => [key, filled(text, (words as Record<string, unknown>)[key])]),
  );
}

/** The texts in the reader's language. The English ones say which texts there are. */
export function inLanguage<const Texts>(name: keyof Catalogue, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
