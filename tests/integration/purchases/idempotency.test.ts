import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeIdempotencyKeys } from '../../../server/modules/checkout/purge-idempotency-keys.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksOf } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

const LINES = [{ tier: 'regular', quantity: 2 }];

it('answers the same call with the same order', async () => {
  const event = await published(app, admin);
  const first = await buy(app, { slug: event.slug, lines: LINES, key: 'a' });
  app.clock.advance('6d');
  const second = await buy(app, { slug: event.slug, lines: LINES, key: 'a' });
  app.clock.advance('-6d');
  const withoutStock = (answer: typeof first): object => ({
    ...answer.data.purchaseByForm,
    order: { ...answer.data.purchaseByForm.order, event: null },
  });
  expect(withoutStock(second)).toEqual(withoutStock(first));
  expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, tickets: 2, orders: 1, mails: 1 });
});

it('also when the event has been sold out or closed since', async () => {
  const event = await published(app, admin, {}, [{ tier: 'regular', count: 2 }]);
  const first = await buy(app, { slug: event.slug, lines: LINES, key: 'b' });
  const second = await buy(app, { slug: event.slug, lines: LINES, key: 'b' });
  expect(second.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
  await app.graphql(
    'mutation ($id: ID!) { updateEvent(input: { formSales: false, id: $id }) { event { id } } }',
    { id: event.id },
    admin,
  );
  const third = await buy(app, { slug: event.slug, lines: LINES, key: 'b' });
  expect(third.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
});

it('of several tiers, too', async () => {
  const event = await published(app, admin, {}, [
    { tier: 'a', count: 9 },
    { tier: 'b', count: 9 },
  ]);
  const lines = [{ tier: 'a' }, { tier: 'b' }];
  const first = await buy(app, { slug: event.slug, lines, key: 'c' });
  const second = await buy(app, { slug: event.slug, lines: [...lines].reverse(), key: 'c' });
  expect(second.data.purchaseByForm.order.id).toBe(first.data.purchaseByForm.order.id);
  expect(await booksOf(app.sql, event.id)).toMatchObject({ tickets: 2, orders: 1 });
});

it('refuses a key that was used for another order', async () => {
  const { slug } = await published(app, admin);
  await buy(app, { slug, lines: LINES, key: 'd' });
  const other = await buy(app, { slug, lines: LINES, key: 'd', buyer: { name: 'Another Name' } });
  expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH', status: 422 });
});

it('keeps the keys of callers apart: an account, a guest and another guest buy with the same one', async () => {
  const event = await published(app, admin);
  const attendee = await app.actor('attendee');
  const answers = [
    await buy(app, { slug: event.slug, lines: LINES, key: 'd2' }),
    await buy(app, { slug: event.slug, lines: LINES, key: 'd2', buyer: { email: 'other@buyers.test' } }),
    await buy(app, { slug: event.slug, lines: LINES, key: 'd2' }, attendee),
  ];
  const orders = new Set(answers.map(({ data }) => data.purchaseByForm.order.id));
  expect(orders.size).toBe(3);
  const again = await buy(app, { slug: event.slug, lines: LINES, key: 'd2' }, attendee);
  expect(again.data.purchaseByForm.order.id).toBe(answers[2]?.data.purchaseByForm.order.id);
  expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 6, tickets: 6, orders: 3 });
});

it('gives concurrent duplicates the answer of the first, and sells once', async () => {
  const event = await published(app, admin);
  const calls = Array.from({ length: 10 }, () => buy(app, { slug: event.slug, lines: LINES, key: 'e' }));
  const answers = await Promise.all(calls);
  const orders = new Set(answers.map((answer) => answer.data?.purchaseByForm?.order.id));
  expect(orders.size).toBe(1);
  expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
  expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, tickets: 2, orders: 1 });
});

it('forgets keys after seven days', async () => {
  const event = await published(app, admin);
  const first = await buy(app, { slug: event.slug, lines: LINES, key: 'f' });
  app.clock.advance('167h');
  expect(await purgeIdempotencyKeys(app.app.scope())).toBe(0);
  app.clock.advance('2h');
  expect(await purgeIdempotencyKeys(app.app.scope())).toBeGreaterThanOrEqual(1);
  app.clock.advance('-169h');
  const second = await buy(app, { slug: event.slug, lines: LINES, key: 'f' });
  expect(second.data.purchaseByForm.order.id).not.toBe(first.data.purchaseByForm.order.id);
});
