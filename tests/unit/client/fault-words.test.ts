import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fr from '../../../client/src/messages/fr/failures.ts';
import sw from '../../../client/src/messages/sw/failures.ts';

/** Codes of an invalid value that the service may return. */
const CODES = [
  ...readFileSync(new URL('../../../server/platform/fault-codes.ts', import.meta.url), 'utf8').matchAll(
    /'([A-Z_]+)'/g,
  ),
].map(([, code = '']) => code);

describe('the faults of single values', () => {
  it('are more than thirty', () => {
    expect(CODES.length).toBeGreaterThan(30);
  });

  it.each(Object.entries({ sw, fr }))('have words in %s', (_language, { valueTexts, faultTexts }) => {
    const words = { ...valueTexts, ...faultTexts };
    expect(CODES.filter((code) => !Object.hasOwn(words, code))).toEqual([]);
  });
});
