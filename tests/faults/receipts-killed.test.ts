import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import type { TestActor } from '../support/client.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { numbersOf, upTo } from '../support/receipts.ts';
import { until } from '../support/until.ts';
import { buyWithWallet } from '../support/wallet-buyers.ts';

const BEFORE = 12;
const AFTER = 4;

let product: KillableProduct;
let admin: TestActor;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  admin = await product.client.actor('issuer_admin');
});
afterEach(() => product.disarm());
afterAll(() => product.close());

it('the numbers of receipts have no gap when the server is killed between a number and its commit', async () => {
  const event = await published(product.client, admin, {}, [
    { tier: 'regular', count: 100, price: '500', currency: 'KES' },
  ]);
  const buyer = await product.client.actor('attendee');
  const buy = () =>
    buyWithWallet(product.client, buyer, {
      eventId: event.id,
      paymentCurrency: 'MOCK',
      paymentAmount: '500',
    });
  const numbers = () => numbersOf(product.client.sql, admin.issuerId as string);
  await product.start('receipts.numbered:1');
  // The response may come before the kill or not at all.
  await Promise.allSettled(upTo(BEFORE).map(buy));
  expect(await product.ended()).toBe('SIGKILL');
  await product.start();
  for (const _nth of upTo(AFTER)) expect((await buy()).errors).toBeUndefined();
  const [sold] = await product.client.sql<{ orders: number }>(
    `SELECT count(*)::int AS orders FROM orders WHERE event_id = $1 AND status = 'paid'`,
    [event.id],
  );
  await until(async () => (await numbers()).length === sold?.orders);
  expect(await numbers()).toEqual(upTo(sold?.orders ?? 0));
});
