import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportColumnTexts } from '../../../client/src/messages/reports.ts';
import { REPORTS } from '../../../server/modules/reports/reports.ts';
import {
  isLeftInEnglish,
  type Leaf,
  leaves,
  said,
  type Texts,
  takesTheSame,
  translationsOf,
} from '../../support/catalogue.ts';

const SOURCES = new URL('../../../client/src/', import.meta.url).pathname;

const textFiles = (folder: string): string[] =>
  readdirSync(path.join(SOURCES, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort();

/** Every text with a catalogue entry, by its name. */
async function englishTexts(): Promise<Texts> {
  const texts: Texts = {};
  for (const folder of ['messages', 'content']) {
    for (const name of textFiles(folder)) {
      const file = path.join(SOURCES, folder, name);
      const module = (await import(file)) as Texts;
      for (const [, key] of readFileSync(file, 'utf8').matchAll(/\bin(?:Site|Staff)?Language\(\s*'(\w+)'/g))
        texts[key as string] = module[key as string];
    }
  }
  return texts;
}

/** Texts without translations, by file: panels of the platform, facts, and developer tools. */
const ENGLISH: Record<string, string[]> = {
  'careers.ts': ['jobs'],
  'issuers.ts': ['issuerTexts'],
  'pages.ts': ['PAGES'],
  'purchases.ts': ['currencyTexts', 'rateTexts'],
  'system.ts': ['systemTexts', 'jobTexts', 'platformSettingTexts'],
  'test-page.ts': ['testPage'],
};

function untranslated(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const folder of ['messages', 'content']) {
    for (const name of textFiles(folder)) {
      const code = readFileSync(path.join(SOURCES, folder, name), 'utf8');
      const names = [
        ...code.matchAll(/^export const (\w+)(?::[^=]+)? =\s+(?!in(?:Site|Staff)?Language\()/gm),
      ].map(([, key = '']) => key);
      if (names.length > 0) found[name] = names;
    }
  }
  return found;
}

it('translates every text but those of the platform’s panels', () => {
  expect(untranslated()).toEqual(ENGLISH);
});

describe('reports', () => {
  const columns = Object.entries(REPORTS).flatMap(([name, { columns }]) =>
    columns.map(({ key, label }) => [`${name.toUpperCase()}.${key}`, key, label] as const),
  );

  it.each(columns)('head the column %s as the service does', (place, key, label) => {
    expect(reportColumnTexts[place] ?? reportColumnTexts[key]).toBe(label);
  });
});

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
    const words = await translationsOf(language);
    all = leaves(english, words, language);
    strangers = unknownPlaces(english, words, language);
  });

  it('has every sentence', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ words }) => words === undefined).map(({ place }) => place)).toEqual([]);
  });

  it('has no unused sentence', () => {
    expect(strangers).toEqual([]);
  });

  it('takes what the English sentences take', () => {
    expect(all.filter((leaf) => !takesTheSame(leaf)).map(({ place }) => place)).toEqual([]);
  });

  it('leaves nothing in English by accident', () => {
    const same = all.filter(isLeftInEnglish);
    expect(same.map(({ place, english }) => `${place}: ${said(english)}`)).toEqual([]);
  });
});
