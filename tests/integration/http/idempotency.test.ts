import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeOldCalls } from '../../../server/platform/idempotency/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const NIGHT = {
  name: 'Once Only',
  description: 'An evening.',
  venue: 'KICC, Nairobi, Kenya',
  start_date: '2031-05-01T17:00:00Z',
  end_date: '2031-05-01T23:00:00Z',
};
const TIERS = { tiers: [{ tier: 'vip', count: 7, price: 10, currency: 'USD' }] };

function keyed(key: string, token = admin.token): { token: string; headers: Record<string, string> } {
  return { token, headers: { 'idempotency-key': key } };
}

const replayed = ({ headers }: { headers: Headers }): string | null => headers.get('idempotency-replayed');

async function events(name: string): Promise<number> {
  const [row] = await app.sql<{ count: number }>('SELECT count(*)::int FROM events WHERE name = $1', [name]);
  return row?.count ?? 0;
}

describe('a documented call with an idempotency key', () => {
  it('creates one event and one set of tickets, and says that the second answer is a replay', async () => {
    const first = await app.rest('POST', '/api/events', NIGHT, keyed('event-1'));
    const second = await app.rest('POST', '/api/events', NIGHT, keyed('event-1'));
    expect([first.status, replayed(first)]).toEqual([201, null]);
    expect([second.status, replayed(second)]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await events(NIGHT.name)).toBe(1);
    const path = `/api/events/${first.body.id}/tickets`;
    await app.rest('POST', path, TIERS, keyed('tickets-1'));
    const again = await app.rest('POST', path, TIERS, keyed('tickets-1'));
    expect(again.body.tiers).toMatchObject([{ tier: 'vip', generated: 7 }]);
    const stats = await app.rest('GET', `/api/events/${first.body.id}/stats`, undefined, admin);
    expect(stats.body.total_generated).toBe(7);
  });

  it('is refused with another body, and with another call', async () => {
    await app.rest('POST', '/api/events', NIGHT, keyed('event-2'));
    const other = await app.rest('POST', '/api/events', { ...NIGHT, name: 'Other' }, keyed('event-2'));
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const elsewhere = await app.rest(
      'POST',
      '/api/partnerships/invite',
      { email: 'a@b.test', role: 'partner' },
      keyed('event-2'),
    );
    expect(elsewhere.body.error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await events('Other')).toBe(0);
  });

  it('belongs to its caller: two organisers use the same one', async () => {
    const rival = await app.actor('issuer_admin');
    const body = { ...NIGHT, name: 'Shared Key' };
    const [mine, theirs] = [
      await app.rest('POST', '/api/events', body, keyed('event-3')),
      await app.rest('POST', '/api/events', body, keyed('event-3', rival.token)),
    ];
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect(replayed(theirs)).toBeNull();
  });

  it('belongs to the address in the request when there is no account', async () => {
    const person = (email: string) => ({
      ...{
        name: 'A Person',
        email,
        password: 'a long enough passphrase',
        role: 'attendee',
        create_wallet: false,
      },
    });
    const call = (email: string) =>
      app.rest('POST', '/auth/register', person(email), { headers: { 'idempotency-key': 'me' } });
    const answers = [await call('one@keys.test'), await call('two@keys.test'), await call('one@keys.test')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(replayed)).toEqual([null, null, 'true']);
  });

  it('is made once by ten calls at the same time, which all get its answer', async () => {
    const body = { ...NIGHT, name: 'Ten At Once' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.rest('POST', '/api/events', body, keyed('event-4'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    expect(await events('Ten At Once')).toBe(1);
  });

  it('may be made again with the same key after it was refused', async () => {
    const bad = await app.rest('POST', '/api/events', { ...NIGHT, venue: 'Nowhere' }, keyed('event-5'));
    expect(bad.status).toBe(400);
    const good = await app.rest('POST', '/api/events', { ...NIGHT, name: 'Mended' }, keyed('event-5'));
    expect([good.status, replayed(good)]).toEqual([201, null]);
  });

  it('gives a secret that is shown once again, and keeps it sealed', async () => {
    const first = await app.rest('POST', '/api/issuer/api-key', {}, keyed('key-1'));
    const second = await app.rest('POST', '/api/issuer/api-key', {}, keyed('key-1'));
    expect(second.body.api_key).toBe(first.body.api_key);
    const [kept] = await app.sql<{ answer: string }>(
      "SELECT answer FROM idempotent_calls WHERE key = 'key-1'",
    );
    expect(kept?.answer).toMatch(/^v1\./);
    expect(kept?.answer).not.toContain(first.body.api_key);
  });
});

describe('over GraphQL', () => {
  const CREATE = `mutation ($input: CreateEventInput!) {
    made: createEvent(input: $input) { event { id name } }
  }`;
  const input = (name: string) => ({
    ...{ name, description: NIGHT.description, venue: NIGHT.venue },
    ...{ startDate: NIGHT.start_date, endDate: NIGHT.end_date },
  });

  it('the key is a field of the input of every mutation that creates, and the answer is the same', async () => {
    const variables = { input: { ...input('By Argument'), idempotencyKey: 'gql-1' } };
    const first = await app.graphql(CREATE, variables, admin);
    const second = await app.graphql(CREATE, variables, admin);
    expect(second.data).toEqual(first.data);
    expect(await events('By Argument')).toBe(1);
  });

  it('a document with a key holds one mutation', async () => {
    const two = `mutation ($a: CreateEventInput!) {
      a: createEvent(input: $a) { event { id } }
      b: createEvent(input: $a) { event { id } }
    }`;
    const answer = await app.graphql(two, { a: { ...input('Two'), idempotencyKey: 'gql-2' } }, admin);
    expect(answer.errors?.[0]).toMatchObject({
      message: 'A document with an idempotency key holds one mutation.',
      extensions: { code: 'BAD_INPUT' },
    });
    expect(await events('Two')).toBe(0);
  });

  it('a repeat waits for an answer that is still being made', async () => {
    const variables = { input: { ...input('Slow Answer'), idempotencyKey: 'gql-4' } };
    const first = await app.graphql(CREATE, variables, admin);
    const [row] = await app.sql<{ answer: string }>(
      "UPDATE idempotent_calls SET answer = NULL WHERE key = 'gql-4' RETURNING (SELECT answer FROM idempotent_calls WHERE key = 'gql-4')",
    );
    const repeating = app.graphql(CREATE, variables, admin);
    await app.sql("UPDATE idempotent_calls SET answer = $1 WHERE key = 'gql-4'", [row?.answer]);
    expect((await repeating).data).toEqual(first.data);
  });
});

describe('the state after a crash', () => {
  it('nothing of a call whose transaction did not commit: the repeat makes it', async () => {
    await app.sql(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '57P01'; END $$",
    );
    await app.sql('CREATE TRIGGER refused BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse()');
    const body = { ...NIGHT, name: 'Cut Off' };
    const cut = await app.rest('POST', '/api/events', body, keyed('crash-1'));
    expect(cut.status).toBeGreaterThanOrEqual(500);
    expect(await app.sql("SELECT FROM idempotent_calls WHERE key = 'crash-1'")).toEqual([]);
    await app.sql('DROP TRIGGER refused ON events');
    const again = await app.rest('POST', '/api/events', body, keyed('crash-1'));
    expect([again.status, replayed(again)]).toEqual([201, null]);
  });

  it('the note of a call that committed: the repeat makes nothing, even without the answer', async () => {
    const body = { ...NIGHT, name: 'Answer Lost' };
    await app.rest('POST', '/api/events', body, keyed('crash-2'));
    await app.sql("UPDATE idempotent_calls SET answer = NULL WHERE key = 'crash-2'");
    app.clock.advance('1m');
    const again = await app.rest('POST', '/api/events', body, keyed('crash-2'));
    expect([again.status, again.body.error.code]).toEqual([409, 'ANSWER_LOST']);
    expect(await events('Answer Lost')).toBe(1);
  });
});

it('keys are forgotten after seven days', async () => {
  await until(async () => (await app.sql('SELECT FROM idempotent_calls')).length > 0);
  expect(await purgeOldCalls(app.app.scope())).toBe(0);
  app.clock.advance('169h');
  expect(await purgeOldCalls(app.app.scope())).toBeGreaterThan(0);
  app.clock.advance('-169h');
});
