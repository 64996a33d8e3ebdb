import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { draft, published } from '../events/organiser.ts';
import { seriesOf, weeklyAfter } from './series-of.ts';

let app: TestApp;
let admin: TestActor;
let rival: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  rival = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const WEEK = 7 * 86_400_000;
/** Set to a whole minute, as on the organiser's screens. */
const startOf = async (id: string): Promise<Date> => {
  const [row] = await app.sql<{ start: Date }>(
    `UPDATE events SET start_at = date_trunc('minute', start_at) WHERE id = $1 RETURNING start_at AS start`,
    [id],
  );
  return row?.start ?? new Date(0);
};
const work = () => app.app.services.series.run();

/** A published event with weekly dates after it, all of which are made. */
async function weekly(count: number, publish = true) {
  const event = await published(app, admin, { name: 'Jazz Night' });
  const start = await startOf(event.id);
  const answer = await seriesOf(app, admin).add(event.id, { ...weeklyAfter(start, count), publish });
  if (!answer.data?.createSeriesDates) throw new Error(JSON.stringify(answer.errors));
  await work();
  return { event, start, id: answer.data.createSeriesDates.change.series.id as string };
}

describe('an event that repeats', () => {
  it('is the first date of a series, and its dates are made one after the other', async () => {
    const event = await published(app, admin, { name: 'Open Mic' });
    const start = await startOf(event.id);
    const series = seriesOf(app, admin);
    const dates = weeklyAfter(start, 3);
    const preview = await series.preview(event.id, dates);
    expect(preview.data.seriesDatesPreview).toEqual(
      [1, 2, 3].map((week) => ({
        startDate: new Date(start.getTime() + week * WEEK).toISOString(),
        exists: false,
      })),
    );
    const asked = await series.add(event.id, { ...dates, publish: true });
    const { change } = asked.data.createSeriesDates;
    const { series: made } = change;
    expect(made).toMatchObject({ name: 'Open Mic', slug: 'open-mic', upcomingCount: 1, dateCount: 1 });
    expect(change).toMatchObject({ kind: 'ADD', total: 3, done: 0, failed: 0, finishedAt: null });
    await work();
    const after = await series.read(made.id);
    expect(after).toMatchObject({ upcomingCount: 4, dateCount: 4, draftCount: 0, viewerCanEdit: true });
    expect(after.changes).toMatchObject([{ total: 3, done: 3, failed: 0, finishedAt: expect.any(String) }]);
    expect(after.dates.totalCount).toBe(4);
    expect(after.dates.nodes.map((node: { startDate: string }) => Date.parse(node.startDate))).toEqual(
      [0, 1, 2, 3].map((week) => start.getTime() + week * WEEK),
    );
    for (const node of after.dates.nodes)
      expect(node).toMatchObject({ name: 'Open Mic', status: 'PUBLISHED', available: 20 });
    expect(after.dates.nodes[1].slug).toMatch(/^open-mic-\d{4}-\d\d-\d\d$/);
  });

  it('leaves out dates that the series has, also those that are still being made', async () => {
    const event = await draft(app, admin);
    const start = await startOf(event.id);
    const series = seriesOf(app, admin);
    await series.add(event.id, weeklyAfter(start, 2));
    const twice = await series.add(event.id, weeklyAfter(start, 2));
    expect(codeOf(twice)).toBe('BAD_INPUT');
    const more = await series.add(event.id, weeklyAfter(start, 3));
    expect(more.data.createSeriesDates.change.total).toBe(1);
    await work();
    const { id } = more.data.createSeriesDates.change.series;
    expect(await series.read(id)).toMatchObject({ dateCount: 4, draftCount: 4, upcomingCount: 0 });
    const preview = await series.preview(event.id, weeklyAfter(start, 4));
    expect(preview.data.seriesDatesPreview.map((date: { exists: boolean }) => date.exists)).toEqual([
      ...[true, true, true, false],
    ]);
  });

  it('copies what is set for the event, and nothing that was sold', async () => {
    const event = await published(app, admin, { name: 'Gala' }, [
      { tier: 'regular', count: 5 },
      { tier: 'backstage', count: 2 },
    ]);
    const start = await startOf(event.id);
    await app.sql(
      `UPDATE events SET order_limit = 3, waiting_list = false, buyer_limit = 4, play_money = false WHERE id = $1`,
      [event.id],
    );
    await app.sql(
      `UPDATE tiers SET sales_end = $2, hidden = name = 'backstage', order_limit = 2 WHERE event_id = $1`,
      [event.id, new Date(start.getTime() - 3_600_000)],
    );
    const CODE = `mutation ($input: CreateSellingCodeInput!) { createSellingCode(input: $input) { sellingCode { id } } }`;
    await app.graphql(CODE, { input: { eventId: event.id, code: 'FRIENDS', percentOff: '10' } }, admin);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }], code: 'FRIENDS' });
    const series = seriesOf(app, admin);
    const asked = await series.add(event.id, weeklyAfter(start, 1));
    await work();
    const { dates } = await series.read(asked.data.createSeriesDates.change.series.id);
    const [copy] = await app.sql(
      `SELECT e.order_limit, e.waiting_list, e.buyer_limit, e.play_money, e.status,
         (SELECT json_agg(json_build_object('name', t.name, 'sold', t.sold, 'capacity', t.capacity, 'hidden', t.hidden,
           'limit', t.order_limit, 'closes', e.start_at - t.sales_end) ORDER BY t.position) FROM tiers t
           WHERE t.event_id = e.id) AS tiers,
         (SELECT json_agg(json_build_object('code', c.code, 'used', c.used)) FROM selling_codes c
           WHERE c.event_id = e.id) AS codes
       FROM events e WHERE e.id = $1`,
      [dates.nodes[1].id],
    );
    expect(copy).toMatchObject({
      ...{ order_limit: 3, waiting_list: false, buyer_limit: 4, play_money: false, status: 'draft' },
      tiers: [
        { name: 'regular', sold: 0, capacity: 5, hidden: false, limit: 2, closes: '01:00:00' },
        { name: 'backstage', sold: 0, capacity: 2, hidden: true, limit: 2, closes: '01:00:00' },
      ],
      codes: [{ code: 'FRIENDS', used: 0 }],
    });
  });

  it('refuses rules that give no date or too many, and names the value', async () => {
    const event = await draft(app, admin);
    const series = seriesOf(app, admin);
    const faults = async (dates: Record<string, unknown>) => {
      const answer = await series.add(event.id, dates);
      expect(codeOf(answer)).toBe('BAD_INPUT');
      return (answer.errors?.[0]?.extensions.details as { fields?: unknown } | undefined)?.fields;
    };
    expect(await faults({})).toMatchObject([{ field: 'days', code: 'REQUIRED' }]);
    expect(await faults({ rule: { unit: 'DAY', from: '2030-01-01' } })).toMatchObject([
      { field: 'rule.until', code: 'REQUIRED' },
    ]);
    expect(await faults({ rule: { unit: 'DAY', from: '2030-01-01', until: '2040-01-01' } })).toMatchObject([
      { field: 'rule', code: 'TOO_MANY', max: 1200 },
    ]);
    expect(await faults({ days: ['2030-01-01'], times: ['noon'] })).toMatchObject([
      { field: 'times', code: 'CLOCK_TIME' },
    ]);
  });

  it('has at most 1,200 dates', async () => {
    const event = await draft(app, admin);
    const series = seriesOf(app, admin);
    const full = await series.add(event.id, { rule: { unit: 'DAY', from: '2030-01-01', count: 1_199 } });
    expect(full.data.createSeriesDates.change.total).toBe(1_199);
    expect(codeOf(await series.add(event.id, { days: ['2040-01-01'] }))).toBe('SERIES_TOO_LONG');
    await app.sql(
      `UPDATE series_change_dates SET state = 'failed', error = 'x', error_code = 'X' WHERE change_id = $1`,
      [full.data.createSeriesDates.change.id],
    );
  });

  it('is of its organiser alone', async () => {
    const { id, event } = await weekly(1);
    expect(await seriesOf(app, rival).read(id)).toBeNull();
    expect(codeOf(await seriesOf(app, rival).add(event.id, { days: ['2030-01-01'] }))).toBe('NOT_FOUND');
    const RENAME =
      'mutation ($id: ID!) { updateSeries(input: { id: $id, name: "Mine" }) { series { name } } }';
    expect(codeOf(await app.graphql(RENAME, { id }, rival))).toBe('NOT_FOUND');
    expect((await app.graphql(RENAME, { id }, admin)).data.updateSeries.series.name).toBe('Mine');
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    expect(codeOf(await seriesOf(app, validator).add(event.id, { days: ['2030-01-01'] }))).toBe('FORBIDDEN');
  });

  it('goes on with the other dates when one is refused', async () => {
    const event = await draft(app, admin);
    const start = await startOf(event.id);
    const series = seriesOf(app, admin);
    const asked = await series.add(event.id, weeklyAfter(start, 2));
    // The first date to copy is gone: each is refused, and the work ends.
    await app.sql('DELETE FROM events WHERE id = $1', [event.id]);
    await work();
    const after = await series.read(asked.data.createSeriesDates.change.series.id);
    expect(after.changes).toMatchObject([
      { done: 0, failed: 2, finishedAt: expect.any(String), failures: [{ code: 'NOT_FOUND' }, {}] },
    ]);
  });
});

describe('followers of the organiser', () => {
  it('are told of a series once, with its first date', async () => {
    const owner = await app.actor('issuer_owner');
    await app.sql(
      `INSERT INTO issuer_followers (id, issuer_id, email, language, confirm_hash, stop_hash, requested_at, confirmed_at)
       VALUES (gen_random_uuid(), $1, 'fan@follow.test', 'en', '\\x01', '\\x02', now(), now())`,
      [owner.issuerId],
    );
    const event = await draft(app, owner);
    await seriesOf(app, owner).add(event.id, { ...weeklyAfter(await startOf(event.id), 3), publish: true });
    await work();
    const opened = await app.sql('SELECT event_id FROM event_announcements WHERE issuer_id = $1', [
      owner.issuerId,
    ]);
    expect(opened).toHaveLength(1);
    await app.graphql(
      'mutation ($id: ID!) { publishEvent(input: { id: $id }) { event { id } } }',
      { id: event.id },
      owner,
    );
    expect(
      await app.sql('SELECT event_id FROM event_announcements WHERE issuer_id = $1', [owner.issuerId]),
    ).toEqual(opened);
  });
});

describe('lists of events', () => {
  const LIST = `query ($search: String, $from: DateTime, $seriesId: ID) {
    publishedEvents(search: $search, from: $from, seriesId: $seriesId) { totalCount
      nodes { slug startDate series { id name slug upcomingCount } } } }`;
  const list = async (asked: Record<string, unknown>) =>
    (await app.graphql(LIST, asked)).data.publishedEvents;

  it('have one entry a series: its first date that meets the filters', async () => {
    const { id, start, event } = await weekly(4);
    const all = await list({ search: 'jazz night' });
    const entries = all.nodes.filter((node: { series: { id: string } }) => node.series?.id === id);
    expect(entries).toEqual([
      {
        slug: event.slug,
        startDate: start.toISOString(),
        series: { id, name: 'Jazz Night', slug: expect.any(String), upcomingCount: 5 },
      },
    ]);
    const later = new Date(start.getTime() + WEEK + 1);
    const after = (await list({ from: later.toISOString() })).nodes.filter(
      (node: { series: { id: string } | null }) => node.series?.id === id,
    );
    expect(after).toHaveLength(1);
    expect(Date.parse(after[0].startDate)).toBeGreaterThan(start.getTime());
  });

  it('have every date when they are asked for those of a series', async () => {
    const { id } = await weekly(2);
    expect(await list({ seriesId: id })).toMatchObject({ totalCount: 3 });
    expect(await list({ seriesId: 'none' })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("have one entry a series for the organiser's screen, and every date otherwise", async () => {
    const owner = await app.actor('issuer_owner');
    const event = await published(app, owner);
    await seriesOf(app, owner).add(event.id, weeklyAfter(await startOf(event.id), 2));
    await work();
    const OWN = 'query ($once: Boolean) { events(oncePerSeries: $once) { totalCount nodes { id } } }';
    expect((await app.graphql(OWN, {}, owner)).data.events).toMatchObject({ totalCount: 3 });
    const once = (await app.graphql(OWN, { once: true }, owner)).data.events;
    expect(once).toMatchObject({ totalCount: 1 });
    expect(once.nodes).toHaveLength(1);
  });
});

describe('the public page of a series', () => {
  const PUBLIC = `query ($slug: String!) { publishedSeries(slug: $slug) {
    id name upcomingCount firstDate lastDate dateCount changes { id } nextAvailable { id startDate }
    dates { totalCount nodes { id startDate available status } } } }`;

  it('has its dates on sale and the next one with tickets, and nothing for staff', async () => {
    const event = await published(app, admin, { name: 'Small Room' }, [{ tier: 'regular', count: 2 }]);
    const start = await startOf(event.id);
    const asked = await seriesOf(app, admin).add(event.id, { ...weeklyAfter(start, 2), publish: true });
    await seriesOf(app, admin).add(event.id, { days: ['2035-01-01'] });
    await work();
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const { slug } = asked.data.createSeriesDates.change.series;
    const page = (await app.graphql(PUBLIC, { slug })).data.publishedSeries;
    expect(page).toMatchObject({ name: 'Small Room', upcomingCount: 3, dateCount: null, changes: null });
    expect(page.dates.totalCount).toBe(3);
    expect(page.dates.nodes.map((node: { available: number }) => node.available)).toEqual([0, 2, 2]);
    expect(page.nextAvailable.id).toBe(page.dates.nodes[1].id);
  });

  it('does not exist while all of its dates are drafts', async () => {
    const event = await draft(app, admin, { name: 'Secret Show' });
    const asked = await seriesOf(app, admin).add(event.id, { days: ['2035-01-01'] });
    await work();
    const { slug } = asked.data.createSeriesDates.change.series;
    expect((await app.graphql(PUBLIC, { slug })).data.publishedSeries).toBeNull();
  });
});
