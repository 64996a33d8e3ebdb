import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queueDeliveries } from '../../../server/modules/webhooks/queue/queue-deliveries.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { DISPUTED_CARD, ProviderBuyers } from '../../support/provider-buyers.ts';
import { until } from '../../support/until.ts';
import { published } from '../events/organiser.ts';
import { listening, sealed } from '../webhooks/listening.ts';
import { payByCard } from './card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
let owner: TestActor;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  owner = await app.actor('issuer_owner');
  for (const provider of ['mpesa', 'stripe'] as const)
    await connectMerchant(app, sandbox, owner.issuerId as string, provider);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const TYPES = [
  ...['ORDER_LAPSED', 'ORDER_REFUNDED', 'ORDER_AMOUNT_REFUNDED', 'TICKET_REFUNDED', 'PAYMENT_FAILED'],
  ...['PAYMENT_LATE', 'REFUND_PAID', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST'],
];

/** The events of an endpoint that are new since it was made, oldest first. */
async function listener() {
  const hooks = listening(app);
  const { id } = await hooks.endpoint('https://shop.example/hooks', TYPES, owner);
  return async (count: number) => {
    await sealed(app);
    return until(async () => {
      // The product's own dispatcher may be reading on at this moment.
      await queueDeliveries(app.app.scope());
      const found = (await hooks.deliveries(id, owner)).reverse();
      return found.length >= count && found.map(({ type, data }) => ({ type, ...data }));
    });
  };
}

const eventOf = () =>
  published(app, owner, {}, [{ tier: 'regular', count: 9, price: '1000', currency: 'KES' }]);
const refund = (id: string, body: object) =>
  app.rest('POST', `/api/orders/${id}/refund`, { reason: 'Ordered twice', ...body }, owner);

it('webhooks report a failed payment, part refunds, the refund of a ticket and returned money', async () => {
  const events = await listener();
  const { slug } = await eventOf();
  const order = await buyers.buy(slug, 'MPESA', 3);
  await answerPhone(sandbox, order.msisdn, '9999');
  await buyers.pass(5);
  const retry = await app.rest(
    'POST',
    `/api/orders/${order.id}/retry-payment`,
    {},
    {
      headers: { 'x-order-key': order.key },
    },
  );
  expect(retry.status).toBe(202);
  await answerPhone(sandbox, order.msisdn, '1234');
  await buyers.pass(5);
  const part = await refund(order.id, { amount: 10 });
  expect(part.status).toBe(202);
  const [{ ticket_id: ticketId }] = part.body.tickets;
  expect((await refund(order.id, { tickets: [ticketId] })).status).toBe(202);
  await buyers.pass(5);
  await buyers.pass(60);
  const found = await events(5);
  // The first refund may be paid before the second is requested.
  const of = (type: string) => found.filter((one) => one.type === type);
  const [[failed], [amount], [ticket], paid] = [
    of('PAYMENT_FAILED'),
    of('ORDER_AMOUNT_REFUNDED'),
    of('TICKET_REFUNDED'),
    of('REFUND_PAID'),
  ];
  expect(found).toHaveLength(5);
  expect(failed?.payment).toMatchObject({
    ...{ order_id: order.id, attempt: 1, status: 'failed', amount: '3000', currency: 'KES' },
    failure: 'wrong_pin',
  });
  expect(amount).toMatchObject({
    order: { id: order.id, status: 'paid', tickets: [{}, {}, {}] },
    refund: { id: expect.any(String), amount: '10', currency: 'KES' },
    reason: 'Ordered twice',
  });
  expect(ticket).toMatchObject({
    ticket: { id: ticketId, order_id: order.id, status: 'cancelled' },
    refund: { amount: '1000', kept: '0', currency: 'KES' },
  });
  expect(paid.map((one) => [one.refund.kind, one.refund.status, one.refund.amount]).toSorted()).toEqual([
    ['amount', 'paid', '10'],
    ['ticket', 'paid', '1000'],
  ]);
});

it('webhooks report a disputed payment', async () => {
  const events = await listener();
  const order = await buyers.buy((await eventOf()).slug, 'CARD', 1);
  await payByCard(order.page, DISPUTED_CARD);
  await buyers.pass(5);
  await buyers.pass(70);
  const [opened, ...rest] = await events(1);
  expect(rest).toEqual([]);
  expect(opened).toMatchObject({
    type: 'DISPUTE_OPENED',
    payment: { order_id: order.id, provider: 'stripe', amount: '1000', currency: 'KES' },
    dispute: { reference: expect.any(String) },
  });
});

it('webhooks report an order that was not paid, and money that came too late for it', async () => {
  const events = await listener();
  const { slug } = await published(app, owner, {}, [
    { tier: 'regular', count: 1, price: '1000', currency: 'KES' },
  ]);
  await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 400 }, 1);
  const late = await buyers.buy(slug, 'MPESA', 1);
  await buyers.pass(300);
  await buyers.bought(slug, 'MPESA', 1);
  await buyers.pass(200);
  await buyers.pass(60);
  const found = await events(3);
  // Deliveries that one page of entries queues have the same time.
  const [lapsed, returned, refunded] = ['ORDER_LAPSED', 'PAYMENT_LATE', 'REFUND_PAID'].map((type) =>
    found.find((one) => one.type === type),
  );
  expect(lapsed).toMatchObject({ type: 'ORDER_LAPSED', order: { id: late.id, status: 'cancelled' } });
  expect(refunded).toMatchObject({ type: 'REFUND_PAID', refund: { order_id: late.id, status: 'paid' } });
  expect(returned).toMatchObject({
    type: 'PAYMENT_LATE',
    why: 'late',
    refund: { order_id: late.id, kind: 'late', amount: '1000' },
  });
});
