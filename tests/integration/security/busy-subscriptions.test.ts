import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { resubscribeLink } from '../../../client/src/apollo/resubscribe-link.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { type OpenSale, openSale } from '../../support/open-sale.ts';
import { RawSocket } from '../../support/raw-socket.ts';
import { until } from '../../support/until.ts';

const BOUND_MS = 120_000;

let app: TestApp;
let sale: OpenSale;
let stock: string;
beforeAll(async () => {
  app = await bootTestApp();
  sale = await openSale(app.url, 'busy', 5_000);
  stock = `subscription { eventStock(slug: "${sale.slug}") { __typename } }`;
});
afterEach(() => openDatabase());
afterAll(() => app.close());

const database = (): string => new URL(app.adminUrl).pathname.slice(1);

/** The database accepts no connection of the product, as in a load that needs more than there are. */
async function crowdDatabase(): Promise<void> {
  await app.sql(`ALTER DATABASE ${database()} CONNECTION LIMIT 0`);
  await app.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = 'passa_product'`,
    [database()],
  );
}

async function openDatabase(): Promise<void> {
  await app.sql(`ALTER DATABASE ${database()} CONNECTION LIMIT -1`);
}

/** Begins the work, and resolves once the product has tried several times to connect to the database. */
async function whileDatabaseIsTried<T>(begin: () => Promise<T>): Promise<{ first: Promise<T> }> {
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  try {
    const first = begin();
    await until(() => connect.mock.calls.length > 1, BOUND_MS);
    return { first };
  } finally {
    connect.mockRestore();
  }
}

/** Sells until the condition holds. */
function sellUntil(isDone: () => boolean): Promise<true> {
  return until(async () => {
    await buy(app, { slug: sale.slug, lines: [{ tier: 'regular' }] });
    return isDone();
  }, BOUND_MS);
}

it(
  'a subscription that is opened while the database has no connection left stands when it has one again',
  async () => {
    const socket = await RawSocket.open(app.url);
    expect((await socket.next()).type).toBe('connection_ack');
    await crowdDatabase();
    const answer = await whileDatabaseIsTried(() => socket.run(stock));
    await openDatabase();
    let arrived = false;
    void answer.first.then(() => {
      arrived = true;
    });
    await sellUntil(() => arrived);
    expect((await answer.first).type).toBe('next');
    socket.end();
  },
  BOUND_MS,
);

it(
  'a client whose subscription was refused as busy says so, opens it again by itself, and reads anew',
  async () => {
    const socket = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
    });
    const said: string[] = [];
    const again = resubscribeLink({
      pause: () => 50,
      onRefused: () => said.push('refused'),
      onStanding: () => said.push('stands'),
    });
    const link = ApolloLink.from([again, new GraphQLWsLink(socket)]);
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    await crowdDatabase();
    const received: unknown[] = [];
    const failures: unknown[] = [];
    const subscription = client
      .subscribe({ query: gql(stock) })
      .subscribe({ next: ({ data }) => received.push(data), error: (error) => failures.push(error) });
    await until(() => said.includes('refused') || failures.length > 0, BOUND_MS);
    await openDatabase();
    await sellUntil(() => received.length > 0 || failures.length > 0);
    expect(failures).toEqual([]);
    expect(said.at(-1)).toBe('stands');
    subscription.unsubscribe();
    await socket.dispose();
  },
  BOUND_MS,
);
