import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { published } from '../events/organiser.ts';
import { seriesOf, weeklyAfter } from './series-of.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const CHANGED = 'change { kind total series { id } }';
const UPDATE = `mutation ($input: UpdateSeriesDatesInput!) { updateSeriesDates(input: $input) { ${CHANGED} } }`;
const CANCEL = `mutation ($input: CancelSeriesDatesInput!) { cancelSeriesDates(input: $input) { ${CHANGED} } }`;
const PREVIEW = `query ($eventId: ID!, $scope: SeriesScope!, $input: EventPatch!) {
  seriesDatesChangePreview(eventId: $eventId, scope: $scope, input: $input) {
    holders tickets dates { startDate newStartDate holders event { id } } } }`;

interface DateRow {
  id: string;
  name: string;
  slug: string;
  status: string;
  startAt: Date;
}
const rowsOf = (seriesId: string) =>
  app.sql<DateRow>(
    'SELECT id, name, slug, status, start_at AS "startAt" FROM events WHERE series_id = $1 ORDER BY start_at',
    [seriesId],
  );
const work = () => app.app.services.series.run();

/** Four weekly dates on sale. */
async function fourDates() {
  const event = await published(app, admin, { name: 'Jazz Night' });
  const [row] = await app.sql<{ start: Date }>(
    `UPDATE events SET start_at = date_trunc('minute', start_at) WHERE id = $1 RETURNING start_at AS start`,
    [event.id],
  );
  const dates = { ...weeklyAfter(row?.start ?? new Date(0), 3), publish: true };
  const answer = await seriesOf(app, admin).add(event.id, dates);
  await work();
  const id = answer.data.createSeriesDates.change.series.id as string;
  return { id, dates: await rowsOf(id) };
}

const mails = async (kind: string, eventId: string): Promise<number> => {
  const [row] = await app.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM mail_outbox WHERE kind = $1 AND payload ->> 'eventId' = $2`,
    [kind, eventId],
  );
  return row?.count ?? 0;
};

describe('a change to a date and later ones', () => {
  it('moves each by the same difference, and leaves the earlier ones as they are', async () => {
    const { id, dates } = await fourDates();
    const [first, second, third, fourth] = dates as [DateRow, DateRow, DateRow, DateRow];
    await buy(app, { slug: third.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const moved = (date: DateRow) => new Date(date.startAt.getTime() - HOUR / 2);
    const patch = { startDate: moved(second).toISOString(), name: 'Late Jazz' };
    const preview = await app.graphql(PREVIEW, { eventId: second.id, scope: 'LATER', input: patch }, admin);
    expect(preview.data.seriesDatesChangePreview).toEqual({
      ...{ holders: 1, tickets: 2 },
      dates: [second, third, fourth].map((date) => ({
        startDate: date.startAt.toISOString(),
        newStartDate: moved(date).toISOString(),
        holders: date === third ? 1 : 0,
        event: { id: date.id },
      })),
    });
    const asked = await app.graphql(
      UPDATE,
      { input: { eventId: second.id, scope: 'LATER', ...patch } },
      admin,
    );
    expect(asked.data.updateSeriesDates.change).toEqual({ kind: 'EDIT', total: 3, series: { id } });
    await work();
    const after = await rowsOf(id);
    expect(after.map(({ name }) => name)).toEqual(['Jazz Night', 'Late Jazz', 'Late Jazz', 'Late Jazz']);
    expect(after.map(({ startAt }) => startAt)).toEqual([
      first.startAt,
      ...[second, third, fourth].map(moved),
    ]);
    expect(await mails('event_changed', third.id)).toBe(1);
    expect(await mails('event_changed', fourth.id)).toBe(0);
  });
});

describe('a change to all dates', () => {
  it('brings the questions and codes of one date to the others', async () => {
    const { id, dates } = await fourDates();
    const [first] = dates as [DateRow];
    await app.graphql(
      'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { question { id } } }',
      { input: { eventId: first.id, kind: 'TEXT', label: 'Seat near whom?' } },
      admin,
    );
    await app.graphql(
      'mutation ($input: CreateSellingCodeInput!) { createSellingCode(input: $input) { sellingCode { id } } }',
      { input: { eventId: first.id, code: 'FRIENDS', percentOff: '10' } },
      admin,
    );
    const input = { eventId: first.id, scope: 'ALL', parts: ['QUESTIONS', 'CODES'] };
    expect(codeOf(await app.graphql(UPDATE, { input }, admin))).toBeUndefined();
    await work();
    // Twice brings nothing twice.
    await app.graphql(UPDATE, { input }, admin);
    await work();
    const counts = await app.sql(
      `SELECT (SELECT count(*)::int FROM checkout_questions q WHERE q.event_id = e.id AND archived_at IS NULL) AS questions,
         (SELECT count(*)::int FROM selling_codes c WHERE c.event_id = e.id) AS codes
       FROM events e WHERE e.series_id = $1`,
      [id],
    );
    expect(counts).toEqual(Array.from({ length: 4 }, () => ({ questions: 1, codes: 1 })));
  });

  it('is refused for an event that is no date of a series, and by those who may not edit', async () => {
    const event = await published(app, admin);
    const input = { eventId: event.id, scope: 'ALL', name: 'Other' };
    expect(codeOf(await app.graphql(UPDATE, { input }, admin))).toBe('NOT_FOUND');
    const { dates } = await fourDates();
    const rival = await app.actor('issuer_admin');
    const own = { eventId: dates[0]?.id, scope: 'ALL', name: 'Other' };
    expect(codeOf(await app.graphql(UPDATE, { input: own }, rival))).toBe('NOT_FOUND');
    const cancel = { eventId: dates[0]?.id, scope: 'ALL', reason: 'Rain' };
    expect(codeOf(await app.graphql(CANCEL, { input: cancel }, rival))).toBe('NOT_FOUND');
  });
});

describe('cancelled dates of a series', () => {
  it('are refunded one by one, and the others go ahead', async () => {
    const { id, dates } = await fourDates();
    const [first, second, third] = dates as [DateRow, DateRow, DateRow];
    await buy(app, { slug: third.slug, lines: [{ tier: 'regular', quantity: 1 }] });
    const input = { eventId: second.id, scope: 'LATER', reason: 'The hall burnt down' };
    const asked = await app.graphql(CANCEL, { input }, admin);
    expect(asked.data.cancelSeriesDates.change).toEqual({ kind: 'CANCEL', total: 3, series: { id } });
    await work();
    await app.app.services.refunds.run();
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual([
      ...['published', 'cancelled', 'cancelled', 'cancelled'],
    ]);
    const orders = await app.sql('SELECT status FROM orders WHERE event_id = $1', [third.id]);
    expect(orders).toEqual([{ status: 'cancelled' }]);
    const again = await app.graphql(CANCEL, { input: { ...input, eventId: second.id } }, admin);
    expect(codeOf(again)).toBe('EVENT_CANCELLED');
    expect((await seriesOf(app, admin).read(id)).upcomingCount).toBe(1);
    expect(first.status).toBe('published');
  });
});

describe('the calendar file of a series', () => {
  it('has each date once, and tells calendars of those that moved or were cancelled', async () => {
    const { id, dates } = await fourDates();
    const [first, second] = dates as [DateRow, DateRow];
    const [series] = await app.sql<{ slug: string }>('SELECT slug FROM event_series WHERE id = $1', [id]);
    const read = async (): Promise<string> => {
      const { headers, body } = await app.rest('GET', `/series/${series?.slug}/calendar.ics`);
      expect(headers.get('content-type')).toContain('text/calendar');
      return String(body);
    };
    const entryOf = (file: string, eventId: string): string =>
      file.split('BEGIN:VEVENT').find((entry) => entry.includes(`UID:${eventId}@passa`)) ?? '';
    const before = await read();
    expect(before.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    app.clock.advance('1m');
    const moved = new Date(first.startAt.getTime() + HOUR);
    await app.graphql(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
      { input: { id: first.id, startDate: moved.toISOString(), customTierTimes: 'SHIFT' } },
      admin,
    );
    await app.graphql(CANCEL, { input: { eventId: second.id, scope: 'THIS', reason: 'Rain' } }, admin);
    await work();
    const after = await read();
    const sequence = (entry: string) => Number(/SEQUENCE:(\d+)/.exec(entry)?.[1]);
    expect(after.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(sequence(entryOf(after, first.id))).toBeGreaterThan(sequence(entryOf(before, first.id)));
    expect(entryOf(after, second.id)).toContain('STATUS:CANCELLED');
    expect(sequence(entryOf(after, second.id))).toBeGreaterThan(sequence(entryOf(before, second.id)));
  });
});

describe('the report of a series', () => {
  it('has a row a date with what was sold and admitted, and no date of another series', async () => {
    const { id, dates } = await fourDates();
    await fourDates();
    const [first] = dates as [DateRow];
    await buy(app, { slug: first.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    const read = (query: string) =>
      fetch(`${app.url}/api/exports/dates?${query}`, { headers: { authorization: `Bearer ${owner.token}` } });
    const [head = '', ...rows] = (await (await read(`series_id=${id}`)).text()).trim().split(/\r?\n/);
    const columns = head.replace(/^\uFEFF/, '').split(',');
    const of = (row: string, column: string) => row.split(',')[columns.indexOf(column)];
    expect(rows.map((row) => of(row, 'id'))).toEqual(dates.map((date) => date.id).reverse());
    const sold = rows.find((row) => of(row, 'id') === first.id) ?? '';
    expect([of(sold, 'generated'), of(sold, 'sold'), of(sold, 'entered')]).toEqual(['20', '2', '0']);
    expect([of(sold, 'revenue'), of(sold, 'due'), of(sold, 'currency')]).toEqual(['100', '100', 'USD']);
    expect((await read(`series_id=${first.id}`)).status).toBe(404);
  });
});
