import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { followed } from '../../support/followed.ts';
import { until } from '../../support/until.ts';
import { tierIds as tierIdsOf } from '../selling/organiser.ts';
import { poolsOf } from '../selling/pools-of.ts';
import { draft, PRICE, published } from './organiser.ts';

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

/** Resolves with the subscription, once it is active. */
async function subscribed(client: Client, query: string, variables: Record<string, unknown> = {}) {
  const iterator = client.iterate<Record<string, unknown>>({ query, variables });
  const { first } = await followed(app, () => iterator.next());
  return { first, iterator };
}

const STOCK =
  'subscription ($slug: String!) { eventStock(slug: $slug) { event { id } available lowStock soldOut tiers { tier { id name available price { amount } } available } } }';
const TICKETS =
  'mutation ($id: ID!, $tiers: [TierInput!]!) { createTickets(input: { eventId: $id, tiers: $tiers }) { event { id } } }';

describe('the stock of an event', () => {
  it('changes with a sale of another event whose tier shares its capacity', async () => {
    const friday = await published(app, admin, {}, [{ tier: 'regular', count: 50 }]);
    const saturday = await published(app, admin, {}, [{ tier: 'regular', count: 50 }]);
    const tierIds = [friday, saturday].map(async ({ id }) => Object.values(await tierIdsOf(app, id)));
    await poolsOf(app, admin).create(friday.id, {
      capacity: 40,
      tierIds: (await Promise.all(tierIds)).flat(),
    });
    app.clock.advance('3s');
    const { first } = await subscribed(connect(), STOCK, { slug: friday.slug });
    let change: { available: number } | undefined;
    void first.then(({ value }) => {
      change = value.data.eventStock;
    });
    await until(async () => {
      if (change) return true;
      await buy(app, { slug: saturday.slug, lines: [{ tier: 'regular', quantity: 1 }] });
      return false;
    });
    expect(change?.available).toBeLessThan(40);
  });

  it('follows another event whose tier joins its room while it is watched', async () => {
    const friday = await published(app, admin, {}, [{ tier: 'regular', count: 50 }]);
    const saturday = await published(app, admin, {}, [{ tier: 'regular', count: 50 }]);
    const [ofFriday, ofSaturday] = await Promise.all(
      [friday, saturday].map(async ({ id }) => Object.values(await tierIdsOf(app, id))),
    );
    const pools = poolsOf(app, admin);
    const made = await pools.create(friday.id, { capacity: 40, tierIds: ofFriday ?? [] });
    const { first, iterator } = await subscribed(connect(), STOCK, { slug: friday.slug });
    let left = 40;
    const read = async (): Promise<void> => {
      for (let next = await first; !next.done; next = await iterator.next())
        left = Object(next.value.data?.eventStock).available;
    };
    void read().catch(() => undefined);
    await pools.change(made.data.createCapacityPool.capacityPool.id, { capacity: 40, add: ofSaturday ?? [] });
    app.clock.advance('3s');
    await until(async () => {
      if (left < 40) return true;
      await buy(app, { slug: saturday.slug, lines: [{ tier: 'regular', quantity: 1 }] });
      return false;
    });
  });

  it('is published to all subscribers, without a login', async () => {
    const event = await published(app, admin, {}, [{ tier: 'vip', count: 3 }]);
    const watchers: Awaited<ReturnType<typeof subscribed>>[] = [];
    for (const client of [connect(), connect(), connect()])
      watchers.push(await subscribed(client, STOCK, { slug: event.slug }));
    await app.graphql(TICKETS, { id: event.id, tiers: [{ ...PRICE, tier: 'regular', count: 5 }] }, admin);
    for (const { first } of watchers) {
      expect((await first).value.data.eventStock).toEqual({
        event: { id: event.id },
        available: 8,
        lowStock: true,
        soldOut: false,
        tiers: [
          {
            tier: expect.objectContaining({ name: 'vip', available: 3, price: expect.anything() }),
            available: 3,
          },
          { tier: expect.objectContaining({ name: 'regular', available: 5 }), available: 5 },
        ],
      });
    }
  });

  it('says when it is sold out', async () => {
    const event = await published(app, admin, {}, [{ tier: 'vip', count: 2 }]);
    const { first } = await subscribed(connect(), STOCK, { slug: event.slug });
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'vip', quantity: 2 }] });
    expect(answer.errors).toBeUndefined();
    expect((await first).value.data.eventStock).toMatchObject({
      available: 0,
      lowStock: false,
      soldOut: true,
    });
  });

  it('of a draft cannot be subscribed to', async () => {
    const event = await draft(app, admin);
    const { first } = await subscribed(connect(), STOCK, { slug: event.slug });
    expect((await first).value.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('low stock', () => {
  const ALERT = 'event { id } eventName slug available lowStock soldOut';
  const OWN = `subscription { lowStock { ${ALERT} } }`;
  const OF_EVENT = `subscription ($slug: String!) { eventLowStock(slug: $slug) { ${ALERT} } }`;

  async function sell(event: { id: string; slug: string }, quantity: number): Promise<void> {
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'vip', quantity }] });
    expect(answer.errors).toBeUndefined();
  }

  it('alerts everyone about one event, and its organiser about all of theirs', async () => {
    const rival = await app.actor('issuer_admin');
    const event = await published(app, admin, { name: 'Nearly Gone' }, [{ tier: 'vip', count: 12 }]);
    const own = await subscribed(connect(admin.token), OWN);
    const visitor = await subscribed(connect(), OF_EVENT, { slug: event.slug });
    const theirs = await subscribed(connect(rival.token), OWN);
    await sell(event, 1);
    await sell(event, 2);
    const low = {
      event: { id: event.id },
      eventName: 'Nearly Gone',
      slug: event.slug,
      available: 9,
      lowStock: true,
      soldOut: false,
    };
    expect((await own.first).value.data.lowStock).toEqual(low);
    expect((await visitor.first).value.data.eventLowStock).toEqual(low);
    const gone = own.iterator.next();
    await sell(event, 9);
    expect((await gone).value?.data?.lowStock).toMatchObject({
      available: 0,
      lowStock: false,
      soldOut: true,
    });
    const other = await published(app, rival, { name: 'Of The Rival' }, [{ tier: 'vip', count: 3 }]);
    await sell(other, 1);
    // Such a small event is low on stock before its first sale too.
    expect((await theirs.first).value.data.lowStock).toMatchObject({
      event: { id: other.id },
      lowStock: true,
    });
  });

  it('alerts of an event whose room another one fills', async () => {
    const [friday, saturday] = [
      await published(app, admin, { name: 'Friday' }, [{ tier: 'vip', count: 50 }]),
      await published(app, admin, { name: 'Saturday' }, [{ tier: 'vip', count: 50 }]),
    ];
    const ids = await Promise.all(
      [friday, saturday].map(async ({ id }) => (await tierIdsOf(app, id)).vip ?? ''),
    );
    await poolsOf(app, admin).create(friday.id, { capacity: 20, tierIds: ids });
    const heard = { own: 0, visitor: 0 };
    const hear = async (
      who: keyof typeof heard,
      { first, iterator }: Awaited<ReturnType<typeof subscribed>>,
    ) => {
      for (let next = await first; !next.done; next = await iterator.next()) {
        const alert = Object(next.value.data?.lowStock ?? next.value.data?.eventLowStock);
        if (alert.event.id === friday.id && alert.lowStock) heard[who] = alert.available;
      }
    };
    void hear('own', await subscribed(connect(admin.token), OWN)).catch(() => undefined);
    const visitor = await subscribed(connect(), OF_EVENT, { slug: friday.slug });
    void hear('visitor', visitor).catch(() => undefined);
    await sell(saturday, 9);
    await until(async () => {
      if (heard.own > 0 && heard.visitor > 0) return true;
      await sell(saturday, 1);
      return false;
    });
    expect([heard.own, heard.visitor].every((left) => left <= 10)).toBe(true);
  });

  it('of all events is refused to visitors and attendees, of a draft to everyone', async () => {
    const attendee = await app.actor('attendee');
    const visitor = await subscribed(connect(), OWN);
    expect((await visitor.first).value.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const guest = await subscribed(connect(attendee.token), OWN);
    expect((await guest.first).value.errors[0].extensions.code).toBe('FORBIDDEN');
    const event = await draft(app, admin);
    const hidden = await subscribed(connect(), OF_EVENT, { slug: event.slug });
    expect((await hidden.first).value.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('the figures of an organiser', () => {
  const STATS = 'subscription { issuerEventStats { event { id } totalGenerated totalSold } }';

  it('reach its people and system roles only', async () => {
    const rival = await app.actor('issuer_admin');
    const auditor = await app.actor('system_auditor');
    const event = await draft(app, admin);
    const own = await subscribed(connect(admin.token), STATS);
    const all = await subscribed(connect(auditor.token), STATS);
    const theirs = await subscribed(connect(rival.token), STATS);
    await app.graphql(TICKETS, { id: event.id, tiers: [{ ...PRICE, count: 7 }] }, admin);
    const reported = { event: { id: event.id }, totalGenerated: 7, totalSold: 0 };
    expect((await own.first).value.data.issuerEventStats).toEqual(reported);
    expect((await all.first).value.data.issuerEventStats).toEqual(reported);
    const mine = await draft(app, rival);
    expect((await theirs.first).value.data.issuerEventStats.event.id).toBe(mine.id);
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
