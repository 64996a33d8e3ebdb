import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { BUYER } from '../../support/buyers.ts';
import { inStep } from '../../support/in-step.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, type PayingBuyer } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;
let eventId: string;

/** Closes ledgers only while the work runs. */
const whileLedgersClose = <T>(work: Promise<T>): Promise<T> =>
  inStep({ services: app.app.services, sandbox: app.sandbox }, work);

beforeAll(async () => {
  app = await bootTestApp({ ledger: { manual: true } });
  admin = await app.actor('issuer_admin');
  buyer = await whileLedgersClose(fundedBuyer(app));
  const tiers = [{ tier: 'regular', count: 9, price: '7', currency: 'XLM' }];
  eventId = (await published(app, admin, {}, tiers)).id;
  // The organiser's wallet is on the ledger from the first sale on.
  await whileLedgersClose(buyWithWallet(app, buyer, { eventId, paymentAmount: '7' }));
});
afterAll(() => app.close());

const STATUS = 'query ($id: ID!) { order(id: $id) { status payment { status failure } tickets { id } } }';

async function underWay(): Promise<{ id: string }> {
  return until(async () => {
    const [row] = await app.sql<{ id: string }>(
      "SELECT id FROM orders WHERE event_id = $1 AND status = 'held'",
      [eventId],
    );
    return row;
  });
}

describe('as long as the ledger has not closed', () => {
  it('the place is held, the order is being paid, and there is no ticket', async () => {
    const buying = buyWithWallet(app, buyer, { eventId, paymentAmount: '7' }, 'slow-1');
    const { id } = await underWay();
    const { data } = await app.graphql(STATUS, { id }, buyer);
    expect(data.order).toEqual({ status: 'HELD', payment: { status: 'PAYING', failure: null }, tickets: [] });
    expect(await booksOf(app.sql, eventId)).toMatchObject({ counted: 1, held: 1, paying: 1, tickets: 1 });
    const repeating = buyWithWallet(app, buyer, { eventId, paymentAmount: '7' }, 'slow-1');
    const [answer, repeated] = await whileLedgersClose(Promise.all([buying, repeating]));
    expect(repeated.data.purchaseWithWallet).toMatchObject({
      processing: false,
      order: { id, status: 'PAID' },
    });
    expect(answer.data.purchaseWithWallet).toMatchObject({
      processing: false,
      order: { id, status: 'PAID' },
    });
  });

  it('the answer comes after 20 seconds and says so; the same call finds the ticket later', async () => {
    const body = { event_id: eventId, tier: 'regular', price: 7, purchaser_meta: BUYER };
    const call = { token: buyer.token, headers: { 'idempotency-key': 'slow-2' } };
    const answer = await app.rest('POST', '/api/tickets/purchase', body, call);
    expect(answer).toMatchObject({
      status: 202,
      body: { success: true, processing: true, ticket_id: null, ticket_data: null, order_status: 'held' },
    });
    const again = await whileLedgersClose(app.rest('POST', '/api/tickets/purchase', body, call));
    expect(again).toMatchObject({
      status: 201,
      body: { order_id: answer.body.order_id, order_status: 'paid', processing: false },
    });
  });
});

it('a payment that the ledger did not take in time charges nothing and frees the place', async () => {
  const before = await ledgerBalance(app, buyer.publicKey);
  const buying = buyWithWallet(app, buyer, { eventId, paymentAmount: '7' }, 'slow-3');
  const { id } = await underWay();
  const { counted } = await booksOf(app.sql, eventId);
  // The ledger's clock jumps past the end of the hold before the payment reaches it.
  await until(async () => {
    const [row] = await app.sql("SELECT FROM ledger_intents WHERE state = 'sent'");
    return row;
  });
  const { closedAt } = await app.app.services.ledger.latest();
  await app.sandbox.close(Math.floor(closedAt.getTime() / 1_000) + 600);
  const answer = await whileLedgersClose(buying);
  expect(answer.errors?.[0]).toMatchObject({
    message: 'The ledger did not take the payment in time. Nothing was charged; please try again.',
    extensions: { code: 'PAYMENT_FAILED', details: { order_id: id, reason: 'expired' } },
  });
  const { data } = await app.graphql(STATUS, { id }, buyer);
  expect(data.order).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' }, tickets: [] });
  expect(await ledgerBalance(app, buyer.publicKey)).toBe(before);
  expect(await booksOf(app.sql, eventId)).toMatchObject({ counted, held: 0, paying: 0, tickets: counted });
  const replayed = await buyWithWallet(app, buyer, { eventId, paymentAmount: '7' }, 'slow-3');
  expect(replayed.errors?.[0]?.extensions).toMatchObject({
    code: 'PAYMENT_FAILED',
    details: { order_id: id },
  });
  expect(await booksDiffer(app)).toEqual([]);
});
