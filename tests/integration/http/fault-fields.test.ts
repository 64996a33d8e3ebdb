import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';

const ID = '0190bbbb-0000-7000-8000-000000000002';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

type Named = { code: string; fields: string[] };

/** The fields that a response names, over all of its errors. */
function named({ errors }: GraphQLAnswer): Named {
  const fields = (errors ?? []).flatMap(({ extensions }) => {
    const details = extensions.details as { fields?: { field: string }[] } | undefined;
    return (details?.fields ?? []).map(({ field }) => field);
  });
  return { code: errors?.[0]?.extensions.code ?? 'none', fields: fields.toSorted() };
}

const NIGHT = { startDate: '2030-05-01T18:00:00Z', endDate: '2030-05-01T23:00:00Z' };
const CREATE = 'mutation ($input: CreateTicketsInput!) { createTickets(input: $input) { __typename } }';

describe('a value that the schema refuses is named by its place', () => {
  it('in variables, all of them at once, without repeating the values', async () => {
    const tiers = [{ tier: 'VIP', count: 'SECRET', price: 5 }];
    const read = await app.graphql(CREATE, { input: { tiers } }, admin);
    expect(named(read)).toMatchObject({ code: 'BAD_INPUT' });
    expect(named(read).fields).toEqual(expect.arrayContaining(['eventId', 'tiers.0.count', 'tiers.0.price']));
    expect(JSON.stringify(read.errors)).not.toContain('SECRET');
  });

  it('in literals alike', async () => {
    const tiers = '[{ tier: "VIP", count: "SECRET", price: 5 }]';
    const answer = await app.graphql(
      `mutation { createTickets(input: { tiers: ${tiers} }) { __typename } }`,
      {},
      admin,
    );
    expect(named(answer).code).toBe('BAD_INPUT');
    expect(named(answer).fields).toEqual(
      expect.arrayContaining(['eventId', 'tiers.0.count', 'tiers.0.price']),
    );
    expect(JSON.stringify(answer.errors)).not.toContain('SECRET');
  });

  it('over REST', async () => {
    const sent = { name: 'Ann', email: 'ann@people.test', role: 'attendee', password: 5 };
    const { status, body } = await app.rest('POST', '/auth/register', sent);
    const fields = (body.error.fields as { field: string }[]).map(({ field }) => field);
    expect(status).toBe(400);
    expect(fields).toEqual(['password']);
  });
});

describe('a value that a rule refuses', () => {
  const input = { name: 'x'.repeat(201), venue: 'Nairobi', description: 'One night', ...NIGHT };

  it('has a code beside its sentence, with the limit, over GraphQL', async () => {
    const answer = await app.graphql(
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { __typename } }',
      { input },
      admin,
    );
    expect(answer.errors?.[0]?.extensions.details).toEqual({
      fields: [
        { field: 'name', code: 'TOO_LONG', max: 200, message: 'Event name has at most 200 characters.' },
        { field: 'venue', code: 'VENUE', message: expect.stringContaining('Venue Name, City, Country') },
      ],
    });
  });

  it('has none over REST, as documented', async () => {
    const { startDate: start_date, endDate: end_date, ...rest } = input;
    const { body } = await app.rest('POST', '/api/events', { ...rest, start_date, end_date }, admin);
    expect(body.error.fields.map(Object.keys)).toEqual([
      ['field', 'message'],
      ['field', 'message'],
    ]);
  });
});

describe('an object that a mutation does not find is named by the field that names it', () => {
  it.each([
    ['createGate', `{ eventId: "${ID}", name: "North" }`, 'eventId'],
    ['publishEvent', `{ id: "${ID}" }`, 'id'],
    ['setGateActive', `{ id: "${ID}", active: true }`, 'id'],
    ['setTierFormSales', `{ tierId: "${ID}", enabled: true }`, 'tierId'],
    ['refundOrder', `{ orderId: "${ID}", reason: "Rain" }`, 'orderId'],
    ['logout', `{ sessionId: "${ID}" }`, 'sessionId'],
    ['deleteWebhookEndpoint', `{ id: "${ID}" }`, 'id'],
    ['leaveWaitingList', '{ token: "none" }', 'token'],
  ])('%s', async (mutation, input, field) => {
    const answer = await app.graphql(`mutation { ${mutation}(input: ${input}) { __typename } }`, {}, admin);
    expect(named(answer)).toEqual({ code: 'NOT_FOUND', fields: [field] });
  });

  it('and by no field over REST, where the address names it', async () => {
    const { status, body } = await app.rest('POST', `/api/events/${ID}/publish`, {}, admin);
    expect([status, body.error]).toEqual([404, { code: 'NOT_FOUND', message: 'The event was not found.' }]);
  });
});
