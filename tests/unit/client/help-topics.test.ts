import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HELP_TOPICS, searchTopics } from '../../../client/src/features/help/topics.ts';
import fr from '../../../client/src/messages/fr/staff/help.ts';
import { helpTopicTexts } from '../../../client/src/messages/help.ts';
import sw from '../../../client/src/messages/sw/staff/help.ts';

const titles = (query: string): string[] =>
  searchTopics(HELP_TOPICS, query).flatMap(({ steps }) => steps.map(({ title }) => title));

describe('help for organisers', () => {
  it('has steps with unique ids, whose texts name each of their controls', () => {
    const steps = HELP_TOPICS.flatMap((topic) => topic.steps);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { text, controls } of steps) {
      expect(text.match(/\u2068/g)?.length ?? 0).toBe(controls.length);
      for (const { name } of controls) expect(text).toContain(`\u2068${name}\u2069`);
    }
  });

  it('names the same controls in each language', () => {
    const namesIn = (topics: unknown): string[] => {
      const found: string[] = [];
      const walk = (at: unknown, path: string): void => {
        if (typeof at === 'function') {
          const text: string = at('«0»', '«1»', '«2»');
          found.push(`${path} ${(text.match(/«\d»/g) ?? []).sort().join(' ')}`);
        } else if (typeof at === 'object' && at !== null)
          for (const [key, value] of Object.entries(at)) walk(value, `${path}.${key}`);
      };
      walk(topics, '');
      return found;
    };
    const english = namesIn(helpTopicTexts);
    expect(namesIn(fr.helpTopicTexts)).toEqual(english);
    expect(namesIn(sw.helpTopicTexts)).toEqual(english);
  });

  it('has a file for each of its pictures', () => {
    const pictures = HELP_TOPICS.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? []));
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures)
      expect(existsSync(`docs/screens/${picture}-390-light.jpg`), picture).toBe(true);
  });

  it('is searched by all words of a text, without regard to case and accents', () => {
    expect(titles('REFUND find')).toEqual(['Refund an order']);
    expect(titles('m-pesa daraja')).toEqual(['M-Pesa']);
    expect(titles('  ')).toHaveLength(HELP_TOPICS.flatMap(({ steps }) => steps).length);
    expect(titles('zzz')).toEqual([]);
  });
});
