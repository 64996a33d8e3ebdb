import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTime } from '../../../server/lib/documents/index.ts';
import type { Language } from '../../../server/lib/language/language.ts';
import { wordsOf } from '../../../server/modules/notifications/notification.present.ts';
import { WAITLIST_MESSAGES } from '../../../server/modules/waitlist/waitlist.messages.ts';
import { isLeftInEnglish, type Leaf, leaves, said, type Texts } from '../../support/catalogue.ts';

const SERVER = new URL('../../../server/', import.meta.url).pathname;

const files = (pattern: RegExp): string[] =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort();

/** Text tables by language, by name. */
async function tables(): Promise<Record<string, Record<Language, Texts>>> {
  const found: Record<string, Record<Language, Texts>> = {};
  for (const name of files(/(\.messages|document-words)\.ts$/)) {
    const module = (await import(path.join(SERVER, name))) as Record<string, Record<Language, Texts>>;
    for (const [key, table] of Object.entries(module)) if (table.en && table.fr) found[key] = table;
  }
  return found;
}

/** Paths of a table's texts, one per text. */
const places = (words: unknown): string[] => leaves(words, words, '').map(({ place }) => place);

let all: Record<string, Record<Language, Texts>>;
beforeAll(async () => {
  all = await tables();
});

describe.each(['sw', 'fr'] as const)('what the service writes in %s', (language) => {
  const everything = (): Leaf[] =>
    Object.entries(all).flatMap(([name, table]) => leaves(table.en, table[language], name));

  // TypeScript checks the parameters of a sentence.
  it('has every sentence', () => {
    expect(Object.keys(all).length).toBeGreaterThan(9);
    const gaps = everything().filter((leaf) => typeof leaf.words !== typeof leaf.english);
    expect(gaps.map(({ place }) => place)).toEqual([]);
  });

  it('leaves nothing in English by accident', () => {
    const same = everything().filter(isLeftInEnglish);
    expect(same.map(({ place, english }) => `${place}: ${said(english)}`)).toEqual([]);
  });
});

it('both translations say the same things', () => {
  for (const [name, { sw, fr }] of Object.entries(all))
    expect([name, places(sw)]).toEqual([name, places(fr)]);
});

it('mails hold no sentence of their own: it would be read in one language only', () => {
  const names = files(/\.mails\.ts$|ticket-mail\.ts$/);
  expect(names.length).toBeGreaterThan(9);
  const sentences = names.flatMap((name) => {
    const code = readFileSync(path.join(SERVER, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    // Failures are for the log, style sheets and headers for programs.
    const text = code.replaceAll(/'Segoe UI'|NotFound\('[^']*'\)|type: '[^']*'|style="[^"]*"/g, '');
    return [...text.matchAll(/(['`])([^'`\n]*\p{L}{2,} \p{L}{2,}[^'`\n]*)\1/gu)].map(
      ([, , words]) => `${name}: ${words}`,
    );
  });
  expect(sentences.filter((sentence) => !sentence.includes('ticket-mail.ts: <'))).toEqual([]);
});

describe('plurals, dates and money', () => {
  const wanted = (quantity: number) => ({ quantity, tier: 'VIP', event: 'Taarab' });

  it('one ticket and more are said as each language says them', () => {
    const reported = (language: Language, quantity: number) =>
      WAITLIST_MESSAGES[language].joined.summary(
        wanted(quantity),
        WAITLIST_MESSAGES[language].span.hours(quantity),
      );
    expect(reported('en', 1)).toContain('1 ticket (VIP) for Taarab');
    expect(reported('en', 2)).toContain('2 tickets (VIP) for Taarab');
    expect(reported('sw', 1)).toContain('tiketi 1 (VIP) ya Taarab');
    expect(reported('sw', 2)).toContain('tiketi 2 (VIP) za Taarab');
    expect(reported('fr', 1)).toContain('1 billet (VIP) pour Taarab');
    expect(reported('fr', 1)).toContain('une heure');
    expect(reported('fr', 2)).toContain('2 billets (VIP) pour Taarab');
  });

  it('days have their names', () => {
    const at = new Date('2026-12-05T16:00:00Z');
    const date = (language: Language) => eventTime(at, at, 'Africa/Nairobi', language).date;
    expect([date('en'), date('sw'), date('fr')]).toEqual([
      'Saturday 5 December 2026',
      'Jumamosi 5 Desemba 2026',
      'samedi 5 décembre 2026',
    ]);
  });

  it('the bell counts and pays in the reader’s language', () => {
    const round = { what: 'round', units: '12345000000', contract: 'Harbour' };
    expect(wordsOf('en', 'approval', round).detail).toBe('XLM 1,234.50, Harbour');
    expect(wordsOf('fr', 'approval', round)).toEqual({
      title: 'Un versement attend votre accord',
      detail: '1\u00a0234,50 XLM, Harbour',
    });
    expect(wordsOf('fr', 'low_stock', { left: '1' }).title).toBe('Plus que 1 billet');
    expect(wordsOf('sw', 'low_stock', { left: '4' }).title).toBe('Zimebaki tiketi 4 tu');
    expect(wordsOf('fr', 'event_changed', { event: 'Taarab', changed: ['venue', 'startDate'] }).detail).toBe(
      'Nouveau\u00a0: le lieu et le début. Votre billet reste valable.',
    );
  });
});
