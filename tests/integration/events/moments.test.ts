import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';

let app: TestApp;
let organiser: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  organiser = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id startDate } } }';
const EVENT = { name: 'Leap', description: 'A night', venue: 'Hall, Arusha, Tanzania' };
const END = '2032-03-05T20:00:00Z';

const overGraphQL = async (startDate: string, more: object = {}) => {
  const { data, errors } = await app.graphql(
    CREATE,
    { input: { ...EVENT, startDate, endDate: END, ...more } },
    organiser,
  );
  const { code, details }: Record<string, unknown> = errors?.[0]?.extensions ?? {};
  const fields = (details as { fields: { field: string }[] } | undefined)?.fields.map(({ field }) => field);
  return { data, code, fields, message: errors?.[0]?.message };
};
const byRest = async (start_date: string, more: object = {}) => {
  const body = { ...EVENT, start_date, end_date: END, ...more };
  const answer = await app.rest('POST', '/api/events', body, organiser);
  return { status: answer.status, body: answer.body };
};

describe('a moment', () => {
  it.each([
    '2032-02-30T18:00:00Z',
    '2031-02-29T18:00:00Z',
    '2032-04-31T18:00:00Z',
    '2032-13-01T18:00:00Z',
    '2032-02-28T18:00:00',
    '2032-02-28T18:00',
  ])('%s is refused over GraphQL and by REST, with its field as the caller wrote it', async (moment) => {
    expect(await overGraphQL(moment)).toMatchObject({ code: 'BAD_INPUT', fields: ['startDate'] });
    const { status, body } = await byRest(moment);
    expect([status, body.error.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual(['start_date']);
  });

  it('of a leap day, with a zone of its own, is taken as it was written', async () => {
    const { data } = await overGraphQL('2032-02-29T21:00:00+03:00');
    expect(data.createEvent.event.startDate).toBe('2032-02-29T18:00:00.000Z');
    expect((await byRest('2032-02-29')).status).toBe(201);
  });
});

describe('a refusal', () => {
  it('repeats the beginning of a long value alone', async () => {
    const long = 'x'.repeat(50_000);
    const asked = await Promise.all([
      overGraphQL(long),
      overGraphQL('2032-02-28T18:00:00Z', { [`a${long}`]: 1 }),
      overGraphQL('2032-02-28T18:00:00Z', { name: long }),
    ]);
    for (const { message } of asked) {
      expect(message).toBeTruthy();
      expect(message?.length).toBeLessThan(1_000);
    }
    const { body } = await byRest(long, { name: `${long}\u202E` });
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
    const path = await app.rest('GET', `/api/${long.slice(0, 8_000)}`, undefined, organiser);
    expect(JSON.stringify(path.body).length).toBeLessThan(1_000);
  });

  it('names a disguised name of an event by its field', async () => {
    const answer = await overGraphQL('2032-02-28T18:00:00Z', { name: 'Safari \u202Egnuos' });
    expect(answer).toMatchObject({ code: 'BAD_INPUT', fields: ['name'] });
  });
});
