import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const SOURCES = new URL('../../../client/src/', import.meta.url).pathname;

/** Panels of the platform and developer tools, which are in English. */
const ENGLISH = [
  'pages/explorer',
  'pages/test-page',
  ...['issuers', 'system'].map((panel) => `pages/dashboard/panels/${panel}.tsx`),
  ...['IssuerAccounts', 'EditIssuerButton', 'IssuerStandingButton'].map(
    (part) => `features/issuers/${part}.tsx`,
  ),
].map((place) => SOURCES + place);

const staysEnglish = (file: string): boolean => ENGLISH.some((place) => file.startsWith(place));
const holdsTexts = (file: string): boolean =>
  /^(messages|content|language|gql)\//.test(path.relative(SOURCES, file));

const imports = (code: string): [names: string, from: string][] =>
  [...code.matchAll(/(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'(\.[^']+)'/g)].map(
    ([, names = '', from = '']) => [names, from],
  );

/** All files of translated pages and panels. */
function reached(): Map<string, string> {
  const found = new Map<string, string>();
  const open = readdirSync(`${SOURCES}pages`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${SOURCES}pages/${name}`);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || staysEnglish(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    if (holdsTexts(file)) continue;
    const lazy = [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, from = '']) => from);
    for (const from of [...imports(code).map(([, place]) => place), ...lazy])
      open.push(path.resolve(path.dirname(file), from));
  }
  return found;
}

/** Exports of a text file that only exist in English. */
const englishOnly = (file: string): Set<string> =>
  new Set(
    [
      ...readFileSync(file, 'utf8').matchAll(
        /export const (\w+)(?::[^=]+)? = (?!in(?:Site|Staff)?Language\()/g,
      ),
    ].map(([, name = '']) => name),
  );

/** Names of currencies, the list of pages, and positions as advertised: they are not translated. */
const FACTS = new Set(['currencyTexts', 'jobs', 'PAGES']);

describe('pages of buyers and doors, and panels of organisers', () => {
  let files: Map<string, string>;
  beforeAll(() => {
    files = reached();
  });

  const drawn = (): [file: string, code: string][] => [...files].filter(([file]) => !holdsTexts(file));

  it('is made of many files', () => {
    expect(drawn().length).toBeGreaterThan(400);
  });

  it('takes its words from texts that have translations', () => {
    const untranslated = drawn().flatMap(([file, code]) =>
      imports(code)
        .filter(([, from]) =>
          /^(messages|content)\//.test(path.relative(SOURCES, path.resolve(path.dirname(file), from))),
        )
        .flatMap(([names, from]) => {
          const english = englishOnly(path.resolve(path.dirname(file), from));
          const taken = [...names.matchAll(/(\w+)(?: as (\w+))?/g)];
          return taken
            .filter(([, name = '']) => english.has(name) && !FACTS.has(name))
            .flatMap(([, name = '', alias]) => [
              ...new Set(
                [...code.matchAll(new RegExp(`\\b${alias ?? name}\\.\\w+`, 'g'))].map(([use]) => use),
              ),
            ]);
        })
        .map((use) => `${path.relative(SOURCES, file)}: ${use}`),
    );
    expect(untranslated).toEqual([]);
  });

  it('has no words of its own', () => {
    const own = drawn().flatMap(([file, code]) => {
      const sentences = [
        ...code.matchAll(/^\s+([A-Z][a-z]+(?: [\w’,.]+)*[.!?]?)$/gm),
        ...code.matchAll(/<[\w.]+[^<>]*>\s*([A-Z][a-z]+[^<>{}\n]*)<\//g),
        ...code.matchAll(
          /\b(?:label|title|placeholder|aria-label|alt|lead|message)=\{?["'`]([A-Z][^"'`]*)["'`]/g,
        ),
        ...code.matchAll(/loadFailed\('([^']+)'\)/g),
        ...code.matchAll(/'aria-label': ['"`]([A-Z][^'"`]*)['"`]/g),
      ];
      return sentences.map(([, words = '']) => `${path.relative(SOURCES, file)}: ${words}`);
    });
    expect(own).toEqual(['ui/Logo.tsx: Passa']);
  });
});
