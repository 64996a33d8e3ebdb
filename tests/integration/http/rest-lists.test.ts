import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft } from '../events/organiser.ts';

const MANY = 203;

let app: TestApp;
let admin: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  for (let made = 0; made < MANY; made += 1) await draft(app, admin, { name: `Night ${made}` });
}, 120_000);
afterAll(() => app.close());

const list = (query = '', headers = {}) =>
  app.rest('GET', `/api/events${query}`, undefined, { token: admin.token, headers });

describe('a list of a documented client that knows no next page', () => {
  it('is whole beyond a hundred entries, each once', async () => {
    const { body } = await list();
    expect([body.events.length, body.count, body.next]).toEqual([MANY, MANY, null]);
    expect(new Set(body.events.map(({ id }: { id: string }) => id)).size).toBe(MANY);
  });

  it('is paged for a caller who asks for a page', async () => {
    const { body } = await list('?first=100');
    expect([body.events.length, typeof body.next]).toEqual([100, 'string']);
    const rest = (await list(`?first=100&after=${body.next}`)).body;
    const last = (await list(`?after=${rest.next}`)).body;
    expect([rest.events.length, last.events.length, last.next]).toEqual([100, 3, null]);
  });
});

describe('the header X-Envelope', () => {
  /** Without the client of the tests, which expects the answer of the documented call. */
  const fields = async (envelope?: string) => {
    const headers = { authorization: `Bearer ${admin.token}`, ...(envelope && { 'x-envelope': envelope }) };
    const answer = await fetch(`${app.url}/api/events?first=1`, { headers });
    return Object.keys((await answer.json()) as object).toSorted();
  };

  it('asks for the fields once', async () => {
    expect(await fields()).toEqual(['count', 'data', 'events', 'next', 'success']);
    expect(await fields('data')).toEqual(['data', 'success']);
    expect(await fields('top')).toEqual(['count', 'events', 'next', 'success']);
  });

  it('is refused with another word', async () => {
    const { status, body } = await list('', { 'x-envelope': 'both' });
    expect([status, body.error.fields]).toEqual([
      400,
      [{ field: 'x-envelope', message: 'x-envelope is not valid. Expected one of data, top.' }],
    ]);
  });
});
