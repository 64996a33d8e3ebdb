import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { followed } from '../../support/followed.ts';
import { draft, published } from './organiser.ts';

let app: TestApp;
let admin: TestActor;
let clients: Client[] = [];

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});

afterEach(async () => {
  for (const client of clients) await client.dispose();
  clients = [];
});

afterAll(() => app.close());

function connect(token?: string): Client {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  clients.push(client);
  return client;
}

/** The subscription, once the server serves it. */
async function subscribed(client: Client, query: string, variables: Record<string, unknown> = {}) {
  const iterator = client.iterate<Record<string, unknown>>({ query, variables });
  const { first } = await followed(app, () => iterator.next());
  return { first, iterator };
}

const STOCK =
  'subscription ($slug: String!) { eventStock(slug: $slug) { eventId available lowStock soldOut tiers { tier available } } }';
const TICKETS =
  'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(eventId: $id, tiers: $tiers) { id } }';

describe('the stock of an event', () => {
  it('is told to all who watch, without a login', async () => {
    const event = await published(app, admin, {}, [{ tier: 'vip', count: 3 }]);
    const watchers: Awaited<ReturnType<typeof subscribed>>[] = [];
    for (const client of [connect(), connect(), connect()])
      watchers.push(await subscribed(client, STOCK, { slug: event.slug }));
    await app.graphql(TICKETS, { id: event.id, tiers: [{ tier: 'regular', count: 5 }] }, admin);
    for (const { first } of watchers) {
      expect((await first).value.data.eventStock).toEqual({
        eventId: event.id,
        available: 8,
        lowStock: true,
        soldOut: false,
        tiers: [
          { tier: 'vip', available: 3 },
          { tier: 'regular', available: 5 },
        ],
      });
    }
  });

  it('says when it is sold out', async () => {
    const event = await published(app, admin, {}, [{ count: 2 }]);
    const { first } = await subscribed(connect(), STOCK, { slug: event.slug });
    await app.sql('UPDATE tiers SET sold = capacity WHERE event_id = $1', [event.id]);
    app.app.parts.topics.publish('event.stock', event.id, { eventId: event.id });
    expect((await first).value.data.eventStock).toMatchObject({
      available: 0,
      lowStock: false,
      soldOut: true,
    });
  });

  it('of a draft is nobody’s to watch', async () => {
    const event = await draft(app, admin);
    const { first } = await subscribed(connect(), STOCK, { slug: event.slug });
    expect((await first).value.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('the figures of an organiser', () => {
  const STATS = 'subscription { issuerEventStats { eventId totalGenerated totalSold } }';

  it('reach its people and system roles, nobody else', async () => {
    const rival = await app.actor('issuer_admin');
    const auditor = await app.actor('system_auditor');
    const event = await draft(app, admin);
    const own = await subscribed(connect(admin.token), STATS);
    const all = await subscribed(connect(auditor.token), STATS);
    const theirs = await subscribed(connect(rival.token), STATS);
    await app.graphql(TICKETS, { id: event.id, tiers: [{ count: 7 }] }, admin);
    const told = { eventId: event.id, totalGenerated: 7, totalSold: 0 };
    expect((await own.first).value.data.issuerEventStats).toEqual(told);
    expect((await all.first).value.data.issuerEventStats).toEqual(told);
    const mine = await draft(app, rival);
    expect((await theirs.first).value.data.issuerEventStats.eventId).toBe(mine.id);
  });

  it('are refused to attendees and visitors', async () => {
    const attendee = await app.actor('attendee');
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [attendee.token, 'FORBIDDEN'],
    ] as const) {
      const { first } = await subscribed(connect(token), STATS);
      expect((await first).value.errors[0].extensions.code).toBe(code);
    }
  });
});
