import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import type { TestActor } from '../support/client.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { paymentsOf } from '../support/ledger-side.ts';
import { answerMove, moveEvent, movesOf } from '../support/move-answers.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

const STROOPS = 50_000_000n;

let product: KillableProduct;
let admin: TestActor;
let buyer: PayingBuyer;

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  admin = await product.client.actor('issuer_admin');
  buyer = await fundedBuyer(product.client);
});
afterAll(() => product.close());

it('an answer that asks for the money back happens once, with its refund, when the server is killed while it pays', async () => {
  const { client } = product;
  const event = await published(client, admin, {}, [
    { tier: 'regular', count: 100, price: '5', currency: 'XLM' },
  ]);
  const request = { eventId: event.id, quantity: 3, paymentAmount: '15' };
  const { order } = (await buyWithWallet(client, buyer, request)).data.purchaseWithWallet;
  const [first, ...others] = order.tickets.map(({ id }: { id: string }) => id) as [string, ...string[]];
  const back = async () =>
    (await paymentsOf(product.sandbox, buyer.publicKey)).filter(
      ({ from }) => from === order.payment.destination,
    );
  const before = (await back()).length;
  expect((await moveEvent(client, admin, { id: event.id, days: 7 })).errors).toBeUndefined();
  await answerMove(client, others, 'KEEP', buyer);

  await product.start('intent.applied_before_record:1');
  // The response may come before the kill or not at all.
  await answerMove(client, [first], 'MONEY_BACK', buyer).catch(() => undefined);
  expect(await product.ended()).toBe('SIGKILL');
  await product.start();
  expect((await answerMove(client, [first], 'MONEY_BACK', buyer)).errors).toBeUndefined();
  await product.settled();
  expect((await back()).slice(before).map(({ stroops }) => stroops)).toEqual([STROOPS]);
  expect((await movesOf(client, event.id, admin)).data.event.moves).toMatchObject([
    { kept: 2, moneyBack: 1, unanswered: 0, refunds: { paid: [{ amount: '5', currency: 'XLM' }] } },
  ]);
  expect(await booksOf(client.sql, event.id)).toMatchObject({ counted: 2, held: 0, journal: '0' });
  expect(await booksDiffer(client)).toEqual([]);
});
