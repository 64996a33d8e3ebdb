import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { purchaseByForm } from '../../../server/modules/checkout/form/purchase-by-form.ts';
import { ANONYMOUS } from '../../../server/platform/access/actor.ts';
import { Failure } from '../../../server/platform/failures.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { published } from '../events/organiser.ts';
import { tierIds } from './organiser.ts';
import { pooledEvent, poolsOf, usedOf } from './pools-of.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

interface Line {
  tier: string;
  quantity: number;
}
const line = (tier: string, quantity = 1): Line => ({ tier, quantity });
const KINDS: Line[][] = [
  [line('a')],
  [line('b')],
  [line('a'), line('b')],
  [line('b', 2), line('a')],
  [line('b', 3)],
];
const IN_DOLLARS = { price: '50', currency: 'USD' };

it('sells no place of a pool twice, and answers every order over its tiers', async () => {
  const event = await pooledEvent(app, admin, 60, { a: 45, b: 45 }, IN_DOLLARS);
  const orders = Array.from({ length: 160 }, (_none, index) => KINDS[index % KINDS.length] ?? []);
  const answers = await Promise.all(orders.map((lines) => buy(app, { slug: event.slug, lines })));
  const codes = new Set(answers.flatMap((answer) => codeOf(answer) ?? []));
  expect([...codes]).toEqual(['SOLD_OUT']);
  const sizes = orders.map((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const sold = sizes.filter((_size, i) => answers[i]?.data?.purchaseByForm).reduce((a, b) => a + b, 0);
  // Single tickets were wanted more often than there are places.
  expect(sold).toBe(60);
  expect(await usedOf(app, event.poolId)).toEqual({ used: 60, taken: 60, capacity: 60 });
  expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 60, tickets: 60, serials: 60 });
});

it('does not deadlock when orders, refunds and offers cross over tiers in several pools', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const event = await published(
    app,
    admin,
    {},
    names.map((tier) => ({ tier, count: 40, ...IN_DOLLARS })),
  );
  const ids = await tierIds(app, event.id);
  const of = (...tiers: string[]): string[] => tiers.map((tier) => ids[tier] ?? '');
  const pools = poolsOf(app, admin);
  const made = await Promise.all([
    pools.create(event.id, { name: 'Left', capacity: 30, tierIds: of('a', 'b', 'c') }),
    pools.create(event.id, { name: 'Right', capacity: 30, tierIds: of('d', 'c', 'b') }),
    pools.create(event.id, { name: 'Ends', capacity: 30, tierIds: of('a', 'd') }),
  ]);
  for (const { errors } of made) expect(errors).toBeUndefined();
  app.clock.advance('3s');
  const wanted = (index: number): Line[] => {
    const first = names[index % 4] ?? '';
    const second = names[(index * 3 + 1) % 4] ?? '';
    return first === second ? [line(first)] : [line(first), line(second)];
  };
  const first = await Promise.all(
    Array.from({ length: 16 }, (_none, index) => buy(app, { slug: event.slug, lines: wanted(index) })),
  );
  const orders = first.flatMap(({ data }) => data?.purchaseByForm?.order.id ?? []);
  expect(orders.length).toBeGreaterThan(8);
  const refund = (id: string) =>
    app.graphql(
      'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ill" }) { order { status } } }',
      { id },
      admin,
    );
  const answers = await Promise.all([
    ...orders.map(refund),
    ...Array.from({ length: 100 }, (_none, index) => buy(app, { slug: event.slug, lines: wanted(index) })),
  ]);
  const codes = new Set(answers.flatMap((answer) => codeOf(answer) ?? []));
  expect([...codes].filter((code) => code !== 'SOLD_OUT')).toEqual([]);
  const rows = await app.sql<{ used: number; taken: number }>(
    `SELECT p.used, sum(t.sold + t.held)::int AS taken FROM capacity_pools p JOIN tier_pools m ON m.pool_id = p.id
       JOIN tiers t ON t.id = m.tier_id WHERE t.event_id = $1 GROUP BY p.id`,
    [event.id],
  );
  expect(rows).toHaveLength(3);
  for (const { used, taken } of rows) expect(used).toBe(taken);
});

it('two processes sell the tiers of one pool without selling a place twice', async () => {
  const event = await pooledEvent(app, admin, 40, { a: 40, b: 40 }, IN_DOLLARS);
  const { config, clock } = app;
  const { secrets, log } = app.app.services;
  const databaseUrl = config.databaseUrl ?? '';
  const second = await createApp({ config, secrets, databaseUrl, log, clock, jobs: false });
  const attempt = async (process: typeof second, tier: string): Promise<string> => {
    const form = { ...BUYER, slug: event.slug, lines: [line(tier)] };
    try {
      return (await purchaseByForm(process.scope(ANONYMOUS), form, null)).order.id;
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  };
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_none, index) =>
        attempt(index % 2 ? second : app.app, index % 3 ? 'a' : 'b'),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(60);
    expect(await usedOf(app, event.poolId)).toEqual({ used: 40, taken: 40, capacity: 40 });
  } finally {
    await second.close();
  }
});

it('a pool that tiers join or leave meanwhile counts every sale', async () => {
  const event = await pooledEvent(app, admin, 400, { a: 200, b: 200 }, IN_DOLLARS);
  const { a = '', b = '' } = event.tiers;
  const change = (tierIds: string[]) =>
    poolsOf(app, admin).change(event.poolId, {
      capacity: 400,
      add: tierIds,
      remove: [a, b].filter((id) => !tierIds.includes(id)),
    });
  const answers = await Promise.all([
    ...Array.from({ length: 60 }, (_none, index) =>
      buy(app, { slug: event.slug, lines: [line(index % 2 ? 'a' : 'b')] }),
    ),
    ...[[a], [], [a, b], [b], [b, a]].map(change),
  ]);
  // A sale whose tiers change at each of its attempts is asked to try again.
  const refusals = new Set(answers.flatMap(({ errors }) => errors?.[0]?.message ?? []));
  expect([...refusals].filter((text) => !text.startsWith('Very many people are buying'))).toEqual([]);
  const { used, taken } = await usedOf(app, event.poolId);
  expect(used).toBe(taken);
});

it('counts the pools of a tier once other changes of it are over', async () => {
  const event = await published(app, admin, {}, [{ tier: 'a', count: 9, ...IN_DOLLARS }]);
  const { a = '' } = await tierIds(app, event.id);
  const pools = poolsOf(app, admin);
  const ids: string[] = [];
  for (let i = 0; i < 9; i += 1) {
    const made = await pools.create(event.id, { name: `Room ${i}`, capacity: 9, tierIds: [] });
    ids.push(made.data.createCapacityPool.capacityPool.id);
  }
  const answers = await Promise.all(ids.map((id) => pools.change(id, { capacity: 9, add: [a] })));
  const codes = answers.flatMap((answer) => codeOf(answer) ?? []);
  expect([...new Set(codes)]).toEqual(['TOO_MANY_POOLS']);
  expect(codes).toHaveLength(4);
});
