import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import fr from '../../../client/src/messages/fr/failures.ts';
import sw from '../../../client/src/messages/sw/failures.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** Codes with messages of the client, and those of the platform's panels, which are in English. */
const ELSEWHERE = [
  'ARCHIVE_GONE',
  'FORBIDDEN',
  'INVALID_CREDENTIALS',
  'JOB_UNDER_WAY',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
];

/** Codes of refusals that the service throws. */
function refusals(): string[] {
  const files = readdirSync(`${ROOT}server`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const codes = files.flatMap((name) =>
    [
      ...readFileSync(path.join(ROOT, 'server', name), 'utf8').matchAll(
        /(?:super|new Failure)\(\s*'([A-Z_]+)',\s*'[a-z_]+',/g,
      ),
    ].map(([, code = '']) => code),
  );
  return [...new Set(codes)].filter((code) => !ELSEWHERE.includes(code)).sort();
}

/** Every word of a language's catalogues, in lower case. */
function wordsOf(language: string): string {
  const folder = `${ROOT}client/src/messages/${language}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').toLowerCase())
    .join('\n');
}

describe('the refusals of the service', () => {
  it('are more than a hundred', () => {
    expect(refusals().length).toBeGreaterThan(100);
  });

  it.each(Object.entries({ sw, fr }))('have words in %s', (_language, { failureTexts }) => {
    expect(refusals().filter((code) => !Object.hasOwn(failureTexts ?? {}, code))).toEqual([]);
  });
});

describe('one thing has one word', () => {
  it.each([
    ['sw', 'partnership', /\bubia\b/],
    ['sw', 'organiser', /\bmwandalizi\b/],
    ['sw', 'signatory', /\bmwidhinishaji\b/],
    ['fr', 'signatory', /\bcosignataires?\b/],
    ['fr', 'partnership', /\bassociations? de partenaires\b/],
  ])('in %s for a %s', (language, _thing, another) => {
    expect(wordsOf(language)).not.toMatch(another);
  });
});
