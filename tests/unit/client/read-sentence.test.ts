import { describe, expect, it } from 'vitest';
import {
  MAX_SENTENCE,
  type ReadSentence,
  readSentence,
  type SentenceContext,
} from '../../../client/src/features/first-hour/sentence/read-sentence.ts';

/** A Sunday evening. */
const NOW = '2026-11-29T20:10';
const CONTEXT: SentenceContext = {
  now: NOW,
  home: { city: 'Nairobi', country: 'Kenya' },
  currencies: ['USD', 'XLM', 'KES'],
};
const read = (text: string, changed: Partial<SentenceContext> = {}): ReadSentence =>
  readSentence(text, { ...CONTEXT, ...changed });
const when = ({ start, end }: ReadSentence): string => `${start?.value ?? '-'} to ${end?.value ?? '-'}`;
const tickets = ({ tiers, currency }: ReadSentence): string =>
  tiers
    .map(
      ({ tier, count, price }) =>
        `${tier || '-'}: ${count || '-'} at ${currency.value ?? '-'} ${price.value || '-'}`,
    )
    .join('; ');

describe('a sentence becomes an event', () => {
  it('with everything that it says, and a reason for everything that it does not', () => {
    expect(read('Benga night, Alchemist, Saturday 9, 100 at 1,500')).toEqual({
      name: 'Benga night',
      venue: { value: 'Alchemist, Nairobi, Kenya', reason: 'home_city' },
      timeZone: 'Africa/Nairobi',
      start: { value: '2027-01-09T19:00', reasons: ['next_date', 'usual_hour'] },
      end: { value: '2027-01-09T23:00', reason: 'usual_end' },
      category: { value: 'MUSIC', reason: 'from_words' },
      tiers: [{ tier: '', count: '100', price: { value: '1500', reason: null } }],
      currency: { value: null, reason: 'no_currency' },
      rest: '',
    });
  });

  it('without a reason where the text says it', () => {
    const text = 'Jazz, Alliance Française, Nairobi, Kenya, 12/13/2026 7pm-11pm, VIP: 50 at KES 3,000';
    const { venue, start, end, tiers, currency } = read(text);
    expect(venue).toEqual({ value: 'Alliance Française, Nairobi, Kenya', reason: null });
    expect(start).toEqual({ value: '2026-12-13T19:00', reasons: [] });
    expect(end).toEqual({ value: '2026-12-13T23:00', reason: null });
    expect(tiers).toEqual([{ tier: 'VIP', count: '50', price: { value: '3000', reason: null } }]);
    expect(currency).toEqual({ value: 'KES', reason: null });
  });

  it.each([
    ['hello', 'hello'],
    ['100 at 1500', null],
    ['', null],
    ['  \n , ; | ', null],
  ])('%j invents nothing', (text, name) => {
    const found = read(text);
    expect(found).toMatchObject({
      name,
      venue: null,
      timeZone: null,
      start: null,
      end: null,
      category: null,
    });
  });
});

describe('days', () => {
  const of = (text: string): [string | undefined, readonly string[] | undefined] => {
    const { start } = read(`Benga, Alchemist, ${text}, 8pm`);
    return [start?.value.slice(0, 10), start?.reasons];
  };
  it.each([
    ['12 December 2026', '2026-12-12'],
    ['Saturday 12th December 2026', '2026-12-12'],
    ['December 12, 2026', '2026-12-12'],
    ['2026-12-12', '2026-12-12'],
    ['13/12/26', '2026-12-13'],
    ['31.12.2026', '2026-12-31'],
    ['Jumamosi tarehe 12 Desemba 2026', '2026-12-12'],
    ['samedi 12 décembre 2026', '2026-12-12'],
    ['le 1er janvier 2027', '2027-01-01'],
    ['tonight', '2026-11-29'],
    ['tomorrow', '2026-11-30'],
    ['kesho', '2026-11-30'],
    ['keshokutwa', '2026-12-01'],
    ['demain soir', '2026-11-30'],
    ['après-demain', '2026-12-01'],
  ])('%s is certain', (text, day) => {
    expect(of(text)).toEqual([day, []]);
  });
  it.each([
    ['12 Dec', '2026-12-12'],
    ['3 March', '2027-03-03'],
    ['29 November', '2026-11-29'],
    ['28 November', '2027-11-28'],
    ['Tuesday 1 December', '2026-12-01'],
    // The 12th of December is a Saturday in 2026, a Sunday in 2027.
    ['Sunday 12 December', '2027-12-12'],
    ['Saturday 9', '2027-01-09'],
    ['Fri 4th', '2026-12-04'],
    ['Saturday', '2026-12-05'],
    ['this Friday', '2026-12-04'],
    // The week begins on Monday, so that tomorrow is in the next one.
    ['next Friday', '2026-12-04'],
    ['Ijumaa ijayo', '2026-12-04'],
    ['samedi prochain', '2026-12-05'],
    ['Jumapili', '2026-12-06'],
  ])('%s is the next one', (text, day) => {
    expect(of(text)).toEqual([day, ['next_date']]);
  });
  it('is the one of the week after this where the text says next', () => {
    const { start } = read('Benga, Alchemist, next Friday, 8pm', { now: '2026-12-01T10:00' });
    expect(start?.value).toBe('2026-12-11T20:00');
  });
  it.each([
    ['9/12/2026', '2026-12-09', 'day_first'],
    ['Friday 12 December 2026', '2026-12-12', 'weekday_differs'],
  ])('%s is marked', (text, day, reason) => {
    expect(of(text)).toEqual([day, [reason]]);
  });
  it.each(['31 April', '30/30/2026', 'Saturday 32'])('%s is no day', (text) => {
    expect(read(`Benga, Alchemist, ${text}`).start?.value.slice(8, 10)).not.toBe(text.slice(0, 2));
  });
  it('last from the first to the last', () => {
    expect(when(read('Fest, KICC, 11-13 December 2026, 10am to 11pm'))).toBe(
      '2026-12-11T10:00 to 2026-12-13T23:00',
    );
    expect(when(read('Fest, KICC, Thursday 31 to 2 December 2026, 6pm'))).toBe(
      '2026-12-31T18:00 to 2027-01-02T22:00',
    );
  });
  it('leaves a day of the week in a name', () => {
    const { name, start } = read('Sunday Brunch, Karen, next Sunday at 11, 50 at 3,500');
    expect([name, start?.value]).toEqual(['Sunday Brunch', '2026-12-06T11:00']);
    expect(read('Sunday Brunch, Karen').name).toBe('Sunday Brunch');
  });
});

describe('hours', () => {
  it.each([
    ['7pm', '19:00'],
    ['7:30 p.m.', '19:30'],
    ['19:45', '19:45'],
    ['1900hrs', '19:00'],
    ['doors open at 6pm', '18:00'],
    ['12pm', '12:00'],
    ['12am', '00:00'],
    ['from noon', '12:00'],
    ['20h', '20:00'],
    ['à 20h30', '20:30'],
    ['8 heures du soir', '20:00'],
    ['saa moja usiku', '19:00'],
    ['saa 2 usiku', '20:00'],
    ['saa 2:30 usiku', '20:30'],
    ['saa 2 na nusu usiku', '20:30'],
    ['saa tatu kasorobo usiku', '20:45'],
    ['saa sita usiku', '00:00'],
    ['saa 8 usiku', '02:00'],
    ['saa 4 asubuhi', '10:00'],
    ['saa sita mchana', '12:00'],
    ['saa 8 mchana', '14:00'],
    ['saa 10 jioni', '16:00'],
    ['saa kumi na mbili jioni', '18:00'],
    ['saa 19:30', '19:30'],
  ])('%s is certain', (text, hour) => {
    const { start } = read(`Benga, Alchemist, 12 December 2026, ${text}`);
    expect([start?.value.slice(11), start?.reasons]).toEqual([hour, []]);
  });
  it.each([
    ['at 7', '19:00'],
    ['saa moja', '19:00'],
  ])('%s is in the evening, which is marked', (text, hour) => {
    const { start } = read(`Benga, Alchemist, 12 December 2026 ${text}`);
    expect([start?.value.slice(11), start?.reasons]).toEqual([hour, ['half_of_day']]);
  });
  it.each([
    ['7pm - 2am', '19:00 to 13T02:00', null],
    ['7-10pm', '19:00 to 12T22:00', null],
    ['10-2pm', '10:00 to 12T14:00', null],
    ['9 to 2am', '21:00 to 13T02:00', null],
    ['6pm till late', '18:00 to 13T04:00', 'usual_end'],
    ['8pm to midnight', '20:00 to 13T00:00', null],
    ['saa 1 usiku hadi saa 6 usiku', '19:00 to 13T00:00', null],
    ['saa moja usiku hadi che', '19:00 to 13T04:00', 'usual_end'],
    ["20h jusqu'à l'aube", '20:00 to 13T04:00', 'usual_end'],
    ['de 20h à 23h30', '20:00 to 12T23:30', null],
  ])('%s has an end', (text, expected, reason) => {
    const { start, end } = read(`Benga, Alchemist, 12 December 2026, ${text}`);
    expect(`${start?.value.slice(11)} to ${end?.value.slice(8)}`).toBe(expected);
    expect(end?.reason).toBe(reason);
  });
  it.each([
    ['Benga night', '19:00 to 23:00'],
    ['Developers summit', '09:00 to 17:00'],
    ['Nairobi marathon', '10:00 to 14:00'],
  ])('of %s are the usual ones where the text names none', (name, hours) => {
    const { start, end } = read(`${name}, KICC, 12 December 2026`);
    expect(`${start?.value.slice(11)} to ${end?.value.slice(11)}`).toBe(hours);
    expect(start?.reasons).toEqual(['usual_hour']);
  });
  it('of today are not over yet', () => {
    expect(when(read('Party, Alchemist, tonight'))).toBe('2026-11-29T21:00 to 2026-11-30T01:00');
  });
  it('leaves midnight in a name', () => {
    expect(read('Midnight Marauders, Alchemist, 12 December 2026, 9pm')).toMatchObject({
      name: 'Midnight Marauders',
      start: { value: '2026-12-12T21:00' },
    });
  });
  it('without a day give no time', () => {
    expect(read('Benga, Alchemist, 7pm')).toMatchObject({ start: null, end: null });
  });
});

describe('tickets', () => {
  it.each([
    ['100 at 1,500', '-: 100 at - 1500'],
    ['100 tickets @ 20 usd', '-: 100 at USD 20'],
    ['100 x Ksh 1.5k', '-: 100 at KES 1500'],
    ['tiketi 200 kwa shilingi 500', '-: 200 at KES 500'],
    ['80 places à 1 500 KES', '-: 80 at KES 1500'],
    ['$12.50', '-: - at USD 12.50'],
    ['entry 1,000/=, capacity 300', '-: 300 at KES 1000'],
    ['kiingilio bure, watu 250', '-: 250 at - 0'],
    ['entrée libre', '-: - at - 0'],
    ['Regular 1000, VIP - 3,000/=', 'Regular: - at KES 1000; VIP: - at KES 3000'],
    ['Early bird: KES 800 (50 tickets), gate 1,200', 'Early bird: 50 at KES 800; gate: - at KES 1200'],
    ['kawaida 500, VIP 50 kwa 2,000', 'VIP: 50 at - 2000; kawaida: - at - 500'],
    ['1,000/= advance, 1,500/= at the gate', 'advance: - at KES 1000; gate: - at KES 1500'],
    ['VIP KES 3,000, gate USD 30', 'VIP: - at KES 3000; gate: - at KES -'],
  ])('%s', (text, expected) => {
    expect(tickets(read(`Benga, Alchemist, ${text}`))).toBe(expected);
  });
  it.each([
    ['an amount without a currency after "entry"', 'entry 1000', 'read_as_price'],
    ['a number alone', '1500', 'read_as_price'],
    ['an amount with a currency', 'KES 1500', null],
  ])('marks %s', (_what, text, reason) => {
    expect(read(`Benga, Alchemist, ${text}`).tiers[0]?.price.reason).toBe(reason);
  });
  it('never turns a price in another currency into one of ours', () => {
    const { tiers, currency } = read('Concert, Institut français, Kinshasa, RDC, 100 billets à 5 000 FCFA');
    expect(tiers).toMatchObject([{ count: '100', price: { value: '' } }]);
    expect(currency).toEqual({ value: null, reason: 'currency_not_offered' });
    expect(read('Concert, Lugogo, Kampala, 100 at UGX 20,000').tiers[0]?.price.value).toBe('');
  });
  it('takes shillings as those of the country', () => {
    const currencies = ['USD', 'XLM', 'KES', 'UGX'] as const;
    const { currency } = read('Concert, Lugogo, Kampala, 100 at 20,000/=', { currencies });
    expect(currency).toEqual({ value: 'UGX', reason: 'shillings_of_country' });
  });
  it('takes no telephone number for a price', () => {
    expect(read('Benga, Alchemist, tickets 0712 345 678').tiers).toEqual([]);
  });
});

describe('name and place', () => {
  it.each([
    ['Benga night at the Alchemist, Nairobi', 'Benga night', 'Alchemist, Nairobi, Kenya'],
    ['Benga night @ Alchemist', 'Benga night', 'Alchemist, Nairobi, Kenya'],
    ['Night at the Museum, National Museum', 'Night at the Museum', 'National Museum, Nairobi, Kenya'],
    ['Benga, Alchemist, Westlands, Nairobi', 'Benga', 'Alchemist, Westlands, Nairobi, Kenya'],
    ['Taarab, Jahazi, Mombasa', 'Taarab', 'Jahazi, Mombasa, Kenya'],
    ['Nyege Nyege, Itanda Falls, Jinja', 'Nyege Nyege', 'Itanda Falls, Jinja, Uganda'],
    ['Tamasha katika ukumbi wa KICC, Nairobi', 'Tamasha', 'KICC, Nairobi, Kenya'],
    ["Soirée jazz à l'Alliance Française, Nairobi", 'Soirée jazz', 'Alliance Française, Nairobi, Kenya'],
    ['Rumba, Institut français, Kinshasa, RDC', 'Rumba', 'Institut français, Kinshasa, RDC'],
    ['Benga at Alchemist, with DJ Kalonje', 'Benga', 'Alchemist, Nairobi, Kenya'],
  ])('%s', (text, name, venue) => {
    const found = read(text);
    expect([found.name, found.venue?.value]).toEqual([name, venue]);
  });
  it('has the zone of its city', () => {
    expect(read('Rumba, Institut français, Kinshasa, RDC').timeZone).toBe('Africa/Kinshasa');
    expect(read('Nyege Nyege, Itanda Falls, Jinja').timeZone).toBe('Africa/Kampala');
  });
  it('marks a city without a venue, and adds no city that it does not know', () => {
    expect(read('Party tonight, Kampala').venue).toEqual({
      value: 'Kampala, Uganda',
      reason: 'no_venue_name',
    });
    expect(read('Party, The Barn', { home: null }).venue).toEqual({ value: 'The Barn', reason: null });
  });
});

describe('the text of a poster', () => {
  const POSTER = `SOL PRESENTS
RHUMBA SUNDAY
Venue: Carnivore Grounds, Langata, Nairobi
Date: 13th Dec 2026
Time: 2pm - 10pm
Early bird: 1,000/=
Regular 1500
VIP - 3,000
For tickets call 0712 345 678
Dress code: white`;

  it('is read line by line, and what is left is kept as it was written', () => {
    const found = read(POSTER);
    expect(found).toMatchObject({
      name: 'RHUMBA SUNDAY',
      venue: { value: 'Carnivore Grounds, Langata, Nairobi, Kenya', reason: null },
      category: { value: 'MUSIC' },
      rest: 'SOL PRESENTS\nFor tickets call 0712 345 678\nDress code: white',
    });
    expect(when(found)).toBe('2026-12-13T14:00 to 2026-12-13T22:00');
    expect(tickets(found)).toBe('Early bird: - at KES 1000; Regular: - at KES 1500; VIP: - at KES 3000');
  });

  it('is read up to a length', () => {
    const { name, rest } = read(`Benga, Alchemist\n${'🎉 a b, '.repeat(1_000)}`);
    expect(name).toBe('Benga');
    expect(rest.length).toBeLessThanOrEqual(MAX_SENTENCE);
  });
});
