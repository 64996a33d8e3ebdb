import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;

const price = (amount: string, currency = 'USD', tier = 'regular') => ({
  tier,
  count: 5,
  price: amount,
  currency,
});
const show = (name: string, start: string, end: string, venue: string, tiers = [price('20')], more = {}) =>
  published(app, admin, { name, startDate: start, endDate: end, venue, ...more }, tiers);

beforeAll(async () => {
  app = await bootTestApp();
  app.clock.set(new Date('2026-11-30T06:00:00Z'));
  admin = await app.actor('issuer_admin');
  // 22:00 to 23:30 on 4 December in Kigali.
  await show('Drums', '2026-12-04T20:00:00Z', '2026-12-04T21:30:00Z', 'BK Arena, Kigali, Rwanda', [
    price('0'),
  ]);
  // 01:00 to 04:00 on 5 December in Kigali, which is still the evening of the 4th in UTC.
  await show('Late Drums', '2026-12-04T23:00:00Z', '2026-12-05T02:00:00Z', 'BK Arena, KIGALI, Rwanda', [
    price('5000', 'KES'),
  ]);
  // 21:00 to 24:00 on 4 December in New York, which is the 5th in UTC.
  await show('Jazz', '2026-12-05T02:00:00Z', '2026-12-05T05:00:00Z', 'Blue Note, New York, NY, USA', [
    price('80'),
    price('0', 'KES', 'student'),
  ]);
  // 5 to 7 December in Nairobi.
  await show(
    'Fair',
    '2026-12-05T05:00:00Z',
    '2026-12-07T15:00:00Z',
    'KICC, Nairobi, Kenya',
    [price('40', 'XLM')],
    {
      category: 'BUSINESS',
    },
  );
  await show('Stream', '2026-12-08T17:00:00Z', '2026-12-08T18:00:00Z', 'Online, Kenya', []);
  await draft(app, admin, { venue: 'Hall, Lamu, Kenya' });
});
afterAll(() => app.close());

const LIST = `query ($search: String, $category: EventCategory, $from: DateTime, $city: String, $price: PriceFilter,
    $maxPrice: PriceLimit, $fromDay: LocalDate, $toDay: LocalDate, $first: Int! = 20, $after: String) {
  publishedEvents(search: $search, category: $category, from: $from, city: $city, price: $price, maxPrice: $maxPrice,
    fromDay: $fromDay, toDay: $toDay, first: $first, after: $after) {
    nodes { name city lowestPrice { amount } } totalCount pageInfo { endCursor hasNextPage } } }`;

async function names(variables: Record<string, unknown> = {}): Promise<string[]> {
  const answer = await app.graphql(LIST, variables);
  expect(answer.errors).toBeUndefined();
  const { nodes, totalCount } = answer.data.publishedEvents;
  expect(totalCount).toBe(nodes.length);
  return nodes.map((node: { name: string }) => node.name);
}
const most = (amount: string, currency: string) => ({ maxPrice: { amount, currency } });

describe('events in a city', () => {
  it('are found in upper and lower case', async () => {
    expect(await names({ city: 'kigali' })).toEqual(['Drums', 'Late Drums']);
    expect(await names({ city: ' NEW york ' })).toEqual(['Jazz']);
    expect(await names({ city: 'Kiga' })).toEqual([]);
    expect(await names({ city: 'Kigali\u0000' })).toEqual(['Drums', 'Late Drums']);
    expect(await names({ city: '' })).toHaveLength(5);
  });

  it('are counted by city, without drafts and those that name none', async () => {
    const CITIES = '{ eventCities { name events } }';
    const { data } = await app.graphql(CITIES);
    expect(data.eventCities).toEqual([
      { name: expect.stringMatching(/^kigali$/i), events: 2 },
      { name: 'Nairobi', events: 1 },
      { name: 'New York', events: 1 },
    ]);
  });

  it('change their city with the venue', async () => {
    const event = await draft(app, admin, { venue: 'Club, Accra, Ghana' });
    const MOVE = `mutation ($id: ID!, $venue: String) {
      updateEvent(input: { id: $id, venue: $venue }) { event { city } } }`;
    const cityAt = async (venue: string) =>
      (await app.graphql(MOVE, { id: event.id, venue }, admin)).data.updateEvent.event.city;
    expect(await cityAt('Club, Osu, Accra, Ghana')).toBe('Accra');
    expect(await cityAt('Online, Ghana')).toBeNull();
    expect(await cityAt('Club, Lomé, Togo')).toBe('Lomé');
  });
});

describe('events by price', () => {
  it('are free or paid, as their lowest price says', async () => {
    expect(await names({ price: 'FREE' })).toEqual(['Drums', 'Jazz']);
    expect(await names({ price: 'PAID' })).toEqual(['Late Drums', 'Fair']);
    const answer = await app.graphql(LIST, { price: 'FREE' });
    expect(answer.data.publishedEvents.nodes[1].lowestPrice.amount).toBe('0');
  });

  it('cost at most an amount, which counts in every currency at its rate', async () => {
    // 5,000 KES are 38.5 USD, and 40 XLM are 4.8 USD, at the rates of the specification from the limit's currency.
    expect(await names(most('0', 'USD'))).toEqual(['Drums', 'Jazz']);
    expect(await names(most('10', 'USD'))).toEqual(['Drums', 'Jazz', 'Fair']);
    expect(await names(most('4999.99', 'KES'))).toEqual(['Drums', 'Jazz', 'Fair']);
    expect(await names(most('5000', 'KES'))).toEqual(['Drums', 'Late Drums', 'Jazz', 'Fair']);
    expect(await names(most('39.9999999', 'XLM'))).toEqual(['Drums', 'Jazz']);
    expect(await names({ ...most('10', 'USD'), price: 'PAID' })).toEqual(['Fair']);
    expect(await names(most('999999999999999999', 'USD'))).toHaveLength(4);
  });

  it('follow the tiers with tickets left, and hidden tiers never count', async () => {
    const times = ['2026-12-21T17:00:00Z', '2026-12-21T19:00:00Z'] as const;
    const event = await show('Mixed', ...times, 'Hall, Kisumu, Kenya', [
      { ...price('0', 'USD', 'early'), count: 1 },
      { ...price('30', 'USD', 'late'), count: 1 },
      price('0', 'USD', 'secret'),
    ]);
    await app.sql("UPDATE tiers SET hidden = true WHERE event_id = $1 AND name = 'secret'", [event.id]);
    const here = { city: 'Kisumu' };
    expect(await names({ ...here, price: 'FREE' })).toEqual(['Mixed']);
    await buy(app, { slug: event.slug, lines: [{ tier: 'early' }] });
    expect(await names({ ...here, price: 'FREE' })).toEqual([]);
    expect(await names({ ...here, price: 'PAID' })).toEqual(['Mixed']);
    expect(await names({ ...here, ...most('29', 'USD') })).toEqual([]);
    await buy(app, { slug: event.slug, lines: [{ tier: 'late' }] });
    // A second sale is announced with a delay, until which the list may be the one before it.
    await until(async () => (await names({ ...here, price: 'FREE' })).length > 0);
    expect(await names({ ...here, price: 'FREE' })).toEqual(['Mixed']);
  });
});

describe('events of a day', () => {
  const on = (day: string) => names({ fromDay: day, toDay: day });

  it('are those of that day in their own zone', async () => {
    expect(await on('2026-12-04')).toEqual(['Drums', 'Jazz']);
    expect(await on('2026-12-05')).toEqual(['Late Drums', 'Fair']);
    expect(await on('2026-12-06')).toEqual(['Fair']);
    expect(await on('2026-12-03')).toEqual([]);
  });

  it('are those of several days, open at either end', async () => {
    expect(await names({ fromDay: '2026-12-07' })).toEqual(['Fair', 'Stream', 'Mixed']);
    expect(await names({ toDay: '2026-12-04' })).toEqual(['Drums', 'Jazz']);
    expect(await names({ fromDay: '2026-12-06', toDay: '2026-12-04' })).toEqual([]);
  });

  it('move with their zone', async () => {
    const ids = await app.sql<{ id: string }>("SELECT id FROM events WHERE name = 'Late Drums'");
    const MOVE = `mutation ($id: ID!, $timeZone: String) {
      updateEvent(input: { id: $id, timeZone: $timeZone }) { event { id } } }`;
    const moveTo = (timeZone: string) => app.graphql(MOVE, { ...ids[0], timeZone }, admin);
    await moveTo('Africa/Monrovia');
    expect(await on('2026-12-04')).toEqual(['Drums', 'Late Drums', 'Jazz']);
    await moveTo('Africa/Kigali');
    expect(await on('2026-12-04')).toEqual(['Drums', 'Jazz']);
  });

  it('count in UTC where the database does not know their zone', async () => {
    const [day] = await app.sql<{ first: string; last: string }>(
      `SELECT event_day(start_at, 'Moon/Base', false)::text AS first, event_day(end_at, 'Moon/Base', true)::text AS last
       FROM events WHERE name = 'Jazz'`,
    );
    expect(day).toEqual({ first: '2026-12-05', last: '2026-12-05' });
  });
});

describe('the filters of a visitor', () => {
  it('combine with the search, the category and the times', async () => {
    expect(await names({ search: 'drums', city: 'Kigali', price: 'PAID' })).toEqual(['Late Drums']);
    expect(
      await names({ category: 'BUSINESS', city: 'Nairobi', fromDay: '2026-12-06', ...most('5', 'USD') }),
    ).toEqual(['Fair']);
    expect(await names({ from: '2026-12-05T03:00:00Z', toDay: '2026-12-04' })).toEqual(['Jazz']);
    expect(await names({ city: 'Nairobi', price: 'FREE' })).toEqual([]);
  });

  it('hold across pages', async () => {
    const filter = { toDay: '2026-12-05', ...most('5000', 'KES'), first: 3 };
    const first = (await app.graphql(LIST, filter)).data.publishedEvents;
    const second = (await app.graphql(LIST, { ...filter, after: first.pageInfo.endCursor })).data
      .publishedEvents;
    const pages = [first, second].map(({ nodes }) => nodes.map(({ name }: { name: string }) => name));
    expect(pages).toEqual([['Drums', 'Late Drums', 'Jazz'], ['Fair']]);
    expect([first.totalCount, second.totalCount]).toEqual([4, 4]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  const DAY = 'is not valid. Expected a day of the calendar, such as 2026-12-31.';
  const DECIMAL = 'is not valid. Expected a decimal number as text, with at most 7 decimals.';
  it.each([
    [{ fromDay: '2026-02-30' }, `fromDay ${DAY}`],
    [{ toDay: '2026-13-01' }, `toDay ${DAY}`],
    [{ fromDay: '2026-12-04T00:00:00Z' }, `fromDay ${DAY}`],
    [{ toDay: 'today' }, `toDay ${DAY}`],
    [{ fromDay: 20261204 }, `fromDay ${DAY}`],
    [most('-1', 'USD'), `maxPrice.amount ${DECIMAL}`],
    [most('1e3', 'USD'), `maxPrice.amount ${DECIMAL}`],
    [most('5', 'JPY'), /^maxPrice\.currency is not valid\. Expected one of USD, XLM, KES, /],
    [{ price: 'CHEAP' }, /^price is not valid\. Expected one of \w+, \w+\.$/],
  ])('refuse %j', async (variables, message) => {
    const answer = await app.graphql(LIST, variables);
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(answer.errors?.[0]?.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});
