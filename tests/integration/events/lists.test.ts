import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
let day: (days: number) => string;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  rival = await app.actor('issuer_admin');
  const begin = app.clock.now().getTime();
  day = (days) => new Date(begin + days * 86_400_000).toISOString();
  const show = (name: string, days: number, more: Record<string, unknown> = {}) =>
    published(app, admin, { name, startDate: day(days), endDate: day(days + 0.5), ...more });
  await show('Nairobi Jazz Nights', 3, { category: 'MUSIC' });
  await show('Lamu Regatta', 2, { category: 'SPORTS', venue: 'Shela Beach, Lamu, Kenya' });
  await show('100% Kampala', 5, { category: 'ARTS', description: 'Painters_of_the_lake' });
  await published(app, rival, {
    name: 'Kigali Tech Day',
    startDate: day(4),
    endDate: day(4.5),
    category: 'TECHNOLOGY',
  });
  app.clock.advance('1s');
  await draft(app, admin, { name: 'Secret Jazz' });
});

afterAll(() => app.close());

const LIST = `query ($search: String, $category: EventCategory, $from: DateTime, $to: DateTime, $first: Int! = 20, $after: String) {
  publishedEvents(search: $search, category: $category, from: $from, to: $to, first: $first, after: $after) {
    nodes { name available viewerCanEdit issuer { name } } totalCount pageInfo { endCursor hasNextPage } } }`;

async function names(variables: Record<string, unknown> = {}): Promise<string[]> {
  const answer = await app.graphql(LIST, variables);
  expect(answer.errors).toBeUndefined();
  expect(answer.data.publishedEvents.totalCount).toBe(answer.data.publishedEvents.nodes.length);
  return answer.data.publishedEvents.nodes.map((node: { name: string }) => node.name);
}

describe('the list of published events', () => {
  it('shows what can be bought, soonest first, to everybody', async () => {
    expect(await names()).toEqual(['Lamu Regatta', 'Nairobi Jazz Nights', 'Kigali Tech Day', '100% Kampala']);
  });

  it.each([
    ['JAZZ', ['Nairobi Jazz Nights']],
    ['shela', ['Lamu Regatta']],
    ['painters_of', ['100% Kampala']],
    ['100%', ['100% Kampala']],
    ['%', ['100% Kampala']],
    ['a_i', []],
    ['\\', []],
    ["'; DROP TABLE events; --", []],
  ])('finds %j in names, descriptions and venues, letter by letter', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('returns the places left on request, through a fragment as well', async () => {
    const plain = await app.graphql('{ publishedEvents { nodes { available } } }');
    const spread = await app.graphql(
      '{ publishedEvents { nodes { ...Places } } } fragment Places on Event { available tiers { name } }',
    );
    for (const answer of [plain, spread]) {
      expect(answer.data.publishedEvents.nodes.map((node: { available: number }) => node.available)).toEqual([
        20, 20, 20, 20,
      ]);
    }
  });

  it('keeps to a category when asked to', async () => {
    expect(await names({ category: 'TECHNOLOGY' })).toEqual(['Kigali Tech Day']);
    expect(await names({ category: 'SPORTS', search: 'jazz' })).toEqual([]);
  });

  it('keeps to what goes on between two moments, and never shows what is over', async () => {
    expect(await names({ from: day(3.2), to: day(5) })).toEqual(['Nairobi Jazz Nights', 'Kigali Tech Day']);
    expect(await names({ from: day(4) })).toEqual(['Kigali Tech Day', '100% Kampala']);
    expect(await names({ to: day(3) })).toEqual(['Lamu Regatta']);
    expect(await names({ from: day(-9), to: day(0) })).toEqual([]);
    expect(await names({ from: day(3), to: day(4.1), search: 'day', category: 'TECHNOLOGY' })).toEqual([
      'Kigali Tech Day',
    ]);
  });

  it('goes on where the last page ended', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const answer = await app.graphql(LIST, { first: 2, after });
      const { nodes, pageInfo, totalCount } = answer.data.publishedEvents;
      expect(totalCount).toBe(4);
      expect(pageInfo.hasNextPage).toBe(page === 0);
      seen.push(...nodes.map((node: { name: string }) => node.name));
      after = pageInfo.endCursor;
      if (after === null) break;
    }
    expect(seen).toEqual(['Lamu Regatta', 'Nairobi Jazz Nights', 'Kigali Tech Day', '100% Kampala']);
  });

  it('pages through a search as well', async () => {
    const first = await app.graphql(LIST, { search: 'a', first: 3 });
    const second = await app.graphql(LIST, {
      search: 'a',
      first: 3,
      after: first.data.publishedEvents.pageInfo.endCursor,
    });
    expect(second.data.publishedEvents.nodes.map((node: { name: string }) => node.name)).toEqual([
      '100% Kampala',
    ]);
  });

  it.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ after: 'nonsense' }],
    [{ after: Buffer.from('["x","y"]').toString('base64url') }],
  ])('refuses %j', async (variables) => {
    const answer = await app.graphql(LIST, variables);
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('lets go of an event when it is over, whose own page stays', async () => {
    const event = await published(app, admin, { name: 'Tonight', startDate: day(0.1), endDate: day(0.2) });
    expect(await names()).toContain('Tonight');
    app.clock.set(new Date(day(0.3)));
    expect(await names()).not.toContain('Tonight');
    const page = await app.graphql('query ($slug: String!) { publishedEvent(slug: $slug) { name } }', {
      slug: event.slug,
    });
    expect(page.data.publishedEvent.name).toBe('Tonight');
  });
});

describe('the list of events', () => {
  const OWN =
    'query ($search: String, $status: EventStatus) { events(search: $search, status: $status, first: 50) { nodes { name } totalCount } }';
  const own = async (who: TestActor, variables: Record<string, unknown> = {}): Promise<string[]> => {
    const answer = await app.graphql(OWN, variables, who);
    return answer.data.events.nodes.map((node: { name: string }) => node.name);
  };

  it('is an organiser’s own, drafts included, newest first', async () => {
    expect(await own(rival)).toEqual(['Kigali Tech Day']);
    expect(await own(admin, { search: 'jazz' })).toEqual(['Secret Jazz', 'Nairobi Jazz Nights']);
    expect(await own(admin, { status: 'DRAFT' })).toEqual(['Secret Jazz']);
  });

  it('is everybody’s for system roles and what is on offer for attendees', async () => {
    expect(await own(await app.actor('system_auditor'))).toHaveLength(6);
    const attendee = await app.actor('attendee');
    expect(await own(attendee, { search: 'jazz' })).toEqual(['Nairobi Jazz Nights']);
    expect(await own(attendee, { status: 'DRAFT' })).toEqual([]);
  });
});

describe('the list of issuers', () => {
  it('is open, and searched by name and description', async () => {
    const ISSUERS = 'query ($search: String) { issuers(search: $search) { nodes { id active } totalCount } }';
    const all = await app.graphql(ISSUERS);
    expect(all.data.issuers.totalCount).toBe(2);
    const [row] = await app.sql<{ name: string }>('SELECT name FROM issuers WHERE id = $1', [rival.issuerId]);
    const found = await app.graphql(ISSUERS, { search: row?.name.toUpperCase() });
    expect(found.data.issuers).toEqual({ nodes: [{ id: rival.issuerId, active: true }], totalCount: 1 });
  });
});
