import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { purchaseByForm } from '../../../server/modules/checkout/form/purchase-by-form.ts';
import { ANONYMOUS } from '../../../server/platform/access/actor.ts';
import { Failure } from '../../../server/platform/failures.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksOf } from '../../support/books.ts';
import { BUYER, buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

it('a large order that does not fit blocks no smaller one behind it', async () => {
  const event = await published(app, admin, {}, [{ tier: 'regular', count: 25 }]);
  const requests = [20, 20, 20, 1, 1, 1, 1, 1].map((quantity) =>
    buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity }] }),
  );
  const answers = await Promise.all(requests);
  const sold = answers.map((answer) => answer.data?.purchaseByForm?.tickets.length ?? 0);
  expect(sold.slice(0, 3).toSorted()).toEqual([0, 0, 20]);
  expect(sold.slice(3)).toEqual([1, 1, 1, 1, 1]);
  expect(await booksOf(app.sql, event.id)).toMatchObject({
    counted: 25,
    tickets: 25,
    serials: 25,
    orders: 6,
  });
});

it('orders of one tier and of several never sell a place twice', async () => {
  const event = await published(app, admin, {}, [
    { tier: 'a', count: 30 },
    { tier: 'b', count: 30 },
  ]);
  const lines: { tier: string; quantity?: number }[][] = [
    [{ tier: 'a' }],
    [{ tier: 'b' }],
    [{ tier: 'a' }, { tier: 'b' }],
    [{ tier: 'b', quantity: 2 }, { tier: 'a' }],
  ];
  const orders = Array.from({ length: 100 }, (_none, index) => lines[index % 4] ?? []);
  const answers = await Promise.all(orders.map((order) => buy(app, { slug: event.slug, lines: order })));
  const codes = new Set(answers.flatMap((answer) => answer.errors?.[0]?.extensions.code ?? []));
  expect([...codes]).toEqual(['SOLD_OUT']);
  const isBought = (_order: unknown, index: number): boolean => Boolean(answers[index]?.data?.purchaseByForm);
  const bought = orders.filter(isBought);
  const sold = bought.flat().reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const books = await booksOf(app.sql, event.id);
  expect(books).toMatchObject({ counted: sold, tickets: sold, serials: sold, transfers: sold, journal: '0' });
  expect(books.orders).toBe(bought.length);
  // A place may be left that no order of two tiers could take. No request for an available place was refused.
  const left = (name: string): number =>
    bought.flat().reduce((free, { tier, quantity = 1 }) => (tier === name ? free - quantity : free), 30);
  expect(Math.min(left('a'), left('b'))).toBeGreaterThanOrEqual(0);
  const refused = orders.filter((order, index) => !isBought(order, index));
  expect(refused.filter((order) => order.every(({ tier, quantity = 1 }) => quantity <= left(tier)))).toEqual(
    [],
  );
});

it('counts its outcomes', async () => {
  const text = await app.app.services.metrics.text();
  expect(text).toMatch(/passa_purchases_total\{outcome="sold"\} \d+/);
  expect(text).toMatch(/passa_purchases_total\{outcome="sold_out"\} \d+/);
});

it('two processes sell one tier without selling a place twice, nor an order twice', async () => {
  const event = await published(app, admin, {}, [{ tier: 'regular', count: 50 }]);
  const { config, clock } = app;
  const { secrets, log } = app.app.services;
  const databaseUrl = config.databaseUrl ?? '';
  const second = await createApp({ config, secrets, databaseUrl, log, clock, jobs: false });
  const attempt = async (process: typeof second, key: string | null): Promise<string> => {
    const scope = process.scope(ANONYMOUS);
    const form = { ...BUYER, slug: event.slug, lines: [{ tier: 'regular', quantity: 1 }] };
    try {
      return (await purchaseByForm(scope, form, key)).order.id;
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  };
  try {
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      const same = await Promise.all([attempt(app.app, key), attempt(second, key)]);
      expect(new Set(same).size).toBe(1);
    }
    const rest = await Promise.all(
      Array.from({ length: 80 }, (_, index) => attempt(index % 2 ? second : app.app, null)),
    );
    expect(rest.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(35);
    expect(await booksOf(app.sql, event.id)).toMatchObject({
      counted: 50,
      tickets: 50,
      serials: 50,
      orders: 50,
    });
  } finally {
    await second.close();
  }
});
