import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KillableProduct } from '../support/killable-product.ts';
import { openSale } from '../support/open-sale.ts';
import { until } from '../support/until.ts';

let product: KillableProduct;

beforeAll(async () => {
  product = await KillableProduct.open({ RATE_LIMITS: 'off' });
  await product.ledgerCloses(0.3);
  await product.start();
});
afterAll(() => product.close());

const SET = 'mutation ($input: SetWaitingRoomInput!) { setWaitingRoom(input: $input) { event { id } } }';
const EARLY = 60;
const LATE = 20;
/** More than people ask for, so that those who joined without an answer hold nobody up. */
const PLACES = 200;
const BUYERS = 30;

interface Guest {
  cookie: string;
  hash: string;
}

it('keeps every place in a waiting room when the server is killed while people join and while they are admitted', async () => {
  const { client } = product;
  const { eventId, slug, token } = await openSale(client.url, 'room', PLACES);
  const path = `/waiting-room/${eventId}/place`;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const room = { eventId, joinsFrom: at(-60_000), onSaleAt: at(3_600_000), minutes: 10 };
  await client.graphql(SET, { input: room }, { token });

  /** Calls until there is an answer; not while the server is away. */
  const answered = <T>(call: () => Promise<T | undefined>): Promise<T> =>
    until(async () => product.alive && call().catch(() => undefined));

  const join = (): Promise<Guest> =>
    answered(async () => {
      const { status, headers, body } = await client.rest('POST', path, {});
      if (status !== 201) return undefined;
      return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', hash: body.hash };
    });
  const placeOf = async ({ cookie }: Guest) =>
    (await client.rest('GET', path, undefined, { headers: { cookie } })).body;

  /** Number of those who joined before the sale; 0 until it begins. */
  const earlyOnes = async (): Promise<number> => {
    const text = 'SELECT early FROM waiting_rooms WHERE event_id = $1';
    const [found] = await client.sql<{ early: number | null }>(text, [eventId]);
    return found?.early ?? 0;
  };

  // The first kill comes while people join.
  const joining = Array.from({ length: EARLY }, async (_none, nth) => {
    await pause(nth * 5);
    return join();
  });
  await Promise.race(joining);
  await product.kill();
  await product.start();
  const early = await Promise.all(joining);

  // The second comes as the sale begins.
  await client.graphql(SET, { input: { ...room, onSaleAt: at(1_500) } }, { token });
  await until(async () => (await earlyOnes()) > 0);
  await product.kill();
  await product.start();
  const late = await Promise.all(Array.from({ length: LATE }, join));
  await until(async () => (await placeOf(late[0] as Guest)).position !== null);
  await until(async () => (await placeOf(early[0] as Guest)).position !== null);

  const positions = await Promise.all(early.map(async (guest) => (await placeOf(guest)).position));
  const behind = await Promise.all(late.map(async (guest) => (await placeOf(guest)).position));
  // Some joined without having got the answer, and have a place that nobody uses.
  const drawn = await earlyOnes();
  expect(drawn).toBeGreaterThanOrEqual(EARLY);
  expect(new Set(positions).size).toBe(EARLY);
  expect(Math.max(...positions)).toBeLessThanOrEqual(drawn);
  expect(Math.min(...behind)).toBeGreaterThan(drawn);
  const [gaps] = await client.sql<{ missing: number }>(
    'SELECT max(position) - count(*)::int AS missing FROM queue_entries WHERE event_id = $1',
    [eventId],
  );
  expect(gaps?.missing).toBe(0);

  // The third comes while people are admitted and buy.
  let bought = 0;
  const buy = async (guest: Guest, nth: number): Promise<void> => {
    await until(async () => (await placeOf(guest).catch(() => ({ state: 'waiting' }))).state !== 'waiting');
    const person = { name: 'Person', email: `person${nth}@room.test`, phone: '+254700000001' };
    const body = { tier: 'regular', ...person };
    const headers = { cookie: guest.cookie, 'idempotency-key': `person-${nth}` };
    const status = await answered(async () => {
      const answer = await client.rest('POST', `/events/${slug}/purchase`, body, { headers });
      return answer.status < 500 ? answer.status : undefined;
    });
    if (status < 300) bought += 1;
    if (bought === 5) await product.kill().then(() => product.start());
  };
  const order = [...early].sort((a, b) =>
    positions[early.indexOf(a)] < positions[early.indexOf(b)] ? -1 : 1,
  );
  await Promise.all(order.slice(0, BUYERS).map(buy));
  const [sold] = await client.sql<{ sold: number; orders: number }>(
    `SELECT (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS sold,
       (SELECT count(DISTINCT queue_hash)::int FROM orders WHERE event_id = $1) AS orders`,
    [eventId],
  );
  expect(sold).toEqual({ sold: BUYERS, orders: BUYERS });
});
