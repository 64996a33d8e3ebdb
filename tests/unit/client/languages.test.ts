import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const SOURCES = new URL('../../../client/src/', import.meta.url).pathname;

type Texts = Record<string, unknown>;

/** The same in every language: names, units, and words that two languages share. */
const SHARED = new Set(
  JSON.parse(readFileSync(new URL('../../golden/shared-words.json', import.meta.url), 'utf8')) as string[],
);

/** Every text that has a place in the catalogues, by its name. */
async function englishTexts(): Promise<Texts> {
  const texts: Texts = {};
  for (const folder of ['texts', 'content']) {
    for (const name of readdirSync(path.join(SOURCES, folder))) {
      const file = path.join(SOURCES, folder, name);
      const module = (await import(file)) as Texts;
      for (const [, key] of readFileSync(file, 'utf8').matchAll(/\binLanguage\(\s*'(\w+)'/g))
        texts[key as string] = module[key as string];
    }
  }
  return texts;
}

const FILLINGS = [
  [2, 'b', 'c'],
  ['a', 'b', 'c'],
  [1, 'b'],
  [true, true],
  [false, false],
];

/** What a sentence says, filled with something; it may want a number, a word or a choice. */
function said(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  for (const given of FILLINGS) {
    try {
      return String(text(...given));
    } catch {
      // It wants something else.
    }
  }
  throw new Error('No filling suits this sentence');
}

interface Leaf {
  place: string;
  english: unknown;
  words: unknown;
}

function leaves(english: unknown, words: unknown, place: string): Leaf[] {
  if (typeof english !== 'object' || english === null) return [{ place, english, words }];
  return Object.entries(english).flatMap(([key, text]) =>
    leaves(text, (words as Texts | undefined)?.[key], `${place}.${key}`),
  );
}

function unknownPlaces(english: unknown, words: unknown, place: string): string[] {
  if (typeof words !== 'object' || words === null) return [];
  if (typeof english !== 'object' || english === null) return [place];
  return Object.entries(words).flatMap(([key, text]) =>
    unknownPlaces((english as Texts)[key], text, `${place}.${key}`),
  );
}

describe.each(['sw', 'fr'])('the catalogue of %s', (language) => {
  let all: Leaf[];
  let strangers: string[];
  beforeAll(async () => {
    const english = await englishTexts();
    const { default: words } = (await import(`${SOURCES}language/${language}/${language}.ts`)) as {
      default: Texts;
    };
    all = leaves(english, words, language);
    strangers = unknownPlaces(english, words, language);
  });

  it('has every sentence', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ words }) => words === undefined).map(({ place }) => place)).toEqual([]);
  });

  it('has no sentence that nobody reads', () => {
    expect(strangers).toEqual([]);
  });

  it('takes what the English sentences take', () => {
    const wrong = all.filter(
      ({ english, words }) =>
        words !== undefined &&
        (typeof words !== typeof english ||
          (typeof words === 'function' && words.length > (english as () => string).length)),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it('leaves nothing in English by accident', () => {
    const same = all.filter(({ english, words }) => {
      if (words === undefined || typeof english === 'boolean') return false;
      const sentence = said(english);
      return /[a-z]{2}/i.test(sentence) && sentence === said(words) && !SHARED.has(sentence);
    });
    expect(same.map(({ place, english }) => `${place}: ${said(english)}`)).toEqual([]);
  });
});
