import { describe, expect, it } from 'vitest';
import { countInferred, fillForm } from '../../../client/src/features/first-hour/sentence/fill-form.ts';
import { homeOf, readSentence } from '../../../client/src/features/first-hour/sentence/read-sentence.ts';
import { blankStart, startTier, withEvent } from '../../../client/src/features/first-hour/start-values.ts';

const CONTEXT = {
  now: '2026-11-29T20:10',
  home: homeOf('Africa/Nairobi'),
  currencies: ['USD', 'XLM', 'KES'] as const,
};
const filled = (text: string, values = blankStart()) => fillForm(values, readSentence(text, CONTEXT));

describe('a form that a sentence fills in', () => {
  it('has its values, and a mark for each that is inferred', () => {
    const { values, marks } = filled('Benga night, Alchemist, Saturday 9, 100 at 1,500');
    expect(values.event).toMatchObject({
      ...{
        name: 'Benga night',
        venue: 'Alchemist, Nairobi, Kenya',
        timeZone: 'Africa/Nairobi',
        description: '',
      },
      ...{ startDate: '2027-01-09T19:00', endDate: '2027-01-09T23:00', category: 'MUSIC' },
    });
    expect(values.tiers).toMatchObject([{ tier: '', count: '100', price: '1500' }]);
    expect(values.currency).toBeNull();
    expect(marks).toEqual({
      event: {
        venue: ['home_city'],
        startDate: ['next_date', 'usual_hour'],
        endDate: ['usual_end'],
        category: ['from_words'],
      },
      tiers: {},
      currency: ['no_currency'],
    });
    expect(countInferred(marks)).toBe(5);
  });

  it('has a row for each kind of tickets, and empty fields for what the text does not say', () => {
    const { values, marks } = filled('Benga, Alchemist, Regular 1000, VIP KES 3,000');
    expect(values.tiers).toMatchObject([
      { tier: 'Regular', count: '', price: '1000' },
      { tier: 'VIP', count: '', price: '3000' },
    ]);
    expect(values.currency).toBe('KES');
    expect(marks.tiers).toEqual({});
    const [lone] = filled('Benga, Alchemist, 1500').values.tiers;
    expect(filled('Benga, Alchemist, 1500').marks.tiers).not.toEqual({});
    expect(lone).toMatchObject({ tier: '', count: '', price: '1500' });
  });

  it('keeps what the text does not speak of', () => {
    const before = {
      ...withEvent(blankStart(), { name: 'Old', venue: 'KICC, Nairobi, Kenya', description: 'Drums.' }),
      tiers: [startTier({ tier: 'gate', count: '5', price: '10' })],
    };
    const { values, marks } = filled('Saturday 9', before);
    expect(values.event).toMatchObject({ venue: 'KICC, Nairobi, Kenya', description: 'Drums.' });
    expect(values.tiers).toEqual(before.tiers);
    expect(Object.keys(marks.event)).toEqual(['startDate', 'endDate']);
    expect(filled('Benga, Alchemist, with DJ Kalonje', before).values.event.description).toBe('Drums.');
  });

  it('takes the rest of a poster as the description of a form without one', () => {
    const { values } = filled('Benga, Alchemist, with DJ Kalonje\nDress code: white');
    expect(values.event.description).toBe('with DJ Kalonje\nDress code: white');
  });

  it('knows the city of a time zone, where its country is known', () => {
    expect(homeOf('Africa/Dar_es_Salaam')).toEqual({ city: 'Dar es Salaam', country: 'Tanzania' });
    expect(homeOf('Etc/UTC')).toBeNull();
    expect(homeOf('America/North_Dakota/Center')).toBeNull();
  });
});
