import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let count = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  const issuerId = admin.issuerId as string;
  await connectMerchant(app, sandbox, issuerId, 'mpesa');
  await connectMerchant(app, sandbox, issuerId, 'stripe');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const FIELDS = `id status payment { status method failureCode }
  tickets { id status refund { status amount { amount currency } } }
  attempt { number status page failureCode isLate refundStatus amount { amount currency } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { order { ${FIELDS} } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, idempotencyKey: $key) { ${FIELDS} } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id status } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id status } } }`;
const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }`;

interface Bought {
  id: string;
  key: string;
  msisdn: string;
  page: string;
}

async function buy(slug: string, method: 'MPESA' | 'CARD', quantity = 1): Promise<Bought> {
  count += 1;
  const [key, msisdn] = [randomUUID(), `254712${300_000 + count}`];
  const input = {
    slug,
    lines: [{ tier: 'regular', quantity }],
    name: 'Wanjiru Otieno',
    email: `wanjiru${count}@example.test`,
    phone: `+${msisdn}`,
    method,
    idempotencyKey: key,
  };
  const { data, errors } = await app.graphql(BUY, { input });
  if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
  const { id, attempt } = data.purchaseWithProvider.order;
  return { id, key, msisdn, page: attempt.page };
}

const orderOf = async ({ id, key }: Bought) => (await app.graphql(ORDER, { id, key })).data.order;

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

/** Pays on the card page, as its form does. */
async function payByCard({ page }: Bought, number = '4242424242424242'): Promise<void> {
  const body = new URLSearchParams({ card: number, action: 'pay' });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
}

async function bought(slug: string, method: 'MPESA' | 'CARD', quantity = 1): Promise<Bought> {
  const order = await buy(slug, method, quantity);
  if (method === 'MPESA') await answerPhone(sandbox, order.msisdn, '1234');
  else await payByCard(order);
  await pass(5);
  expect(await orderOf(order)).toMatchObject({ status: 'PAID' });
  return order;
}

const eventOf = (free = 9) =>
  published(app, admin, {}, [{ tier: 'regular', count: free, price: '1000', currency: 'KES' }]);

describe('a purchase by card', () => {
  it('is paid on the page of the provider, and its tickets are valid', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, 'CARD', 2);
    expect(await orderOf(order)).toMatchObject({
      payment: { status: 'PAID', method: 'CARD' },
      attempt: { status: 'PAID', amount: { amount: '2000', currency: 'KES' } },
      tickets: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }],
    });
  });

  it('stays open after a declined card, and lapses when the page is left', async () => {
    const { slug } = await eventOf();
    const order = await buy(slug, 'CARD');
    await payByCard(order, '4000000000000002');
    await pass(10);
    expect(await orderOf(order)).toMatchObject({ status: 'HELD', attempt: { status: 'PENDING' } });
    await pass(40 * 60);
    expect(await orderOf(order)).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' } });
  });

  it('is marked when the payer disputes it', async () => {
    const { slug } = await eventOf();
    const order = await buy(slug, 'CARD');
    await payByCard(order, '4000000000000259');
    await pass(5);
    expect(await orderOf(order)).toMatchObject({ status: 'PAID' });
    await pass(120);
    const [attempt] = await app.sql<{ is_disputed: boolean }>(
      'SELECT is_disputed FROM payment_attempts WHERE order_id = $1',
      [order.id],
    );
    expect(attempt?.is_disputed).toBe(true);
    const rows = await app.sql<{ units: string }>(
      `SELECT units::text FROM journal_transfers WHERE order_id = $1 AND kind = 'chargeback'`,
      [order.id],
    );
    expect(rows).toEqual([{ units: '10000000000' }]);
  });
});

describe.each(['MPESA', 'CARD'] as const)('a refund of a payment by %s', (method) => {
  it('returns the price of one ticket of three', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 3);
    const [ticket] = (await orderOf(order)).tickets;
    expect((await app.graphql(REFUND_TICKET, { id: ticket.id }, admin)).errors).toBeUndefined();
    await pass(5);
    await pass(60);
    const after = await orderOf(order);
    const refunded = after.tickets.find(({ id }: { id: string }) => id === ticket.id);
    expect(refunded).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'PAID', amount: { amount: '1000', currency: 'KES' } },
    });
    expect(after.status).toBe('PAID');
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298000.00');
  });

  it('returns a whole order', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 2);
    expect((await app.graphql(REFUND_ORDER, { id: order.id }, admin)).errors).toBeUndefined();
    await pass(5);
    await pass(60);
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED', payment: { status: 'REFUNDED' } });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });

  it('never pays twice when the answer of the provider is lost', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 2);
    await sandbox.rule({ kind: method === 'MPESA' ? 'reversal' : 'refund' }, { answer: 'drop_after' }, 1);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await pass(5);
    await pass(60);
    await pass(120);
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED' });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });
});

describe('a cancelled event', () => {
  it('returns payments over every method, and those that are still under way', async () => {
    const { id, slug } = await eventOf();
    const [phone, card, open] = [
      await bought(slug, 'MPESA', 2),
      await bought(slug, 'CARD'),
      await buy(slug, 'MPESA'),
    ];
    expect((await app.graphql(CANCEL, { id }, admin)).errors).toBeUndefined();
    await app.app.services.refunds.run();
    await answerPhone(sandbox, open.msisdn, '1234');
    await pass(5);
    await pass(60);
    await pass(60);
    expect(await orderOf(phone)).toMatchObject({ status: 'REFUNDED' });
    expect(await orderOf(card)).toMatchObject({ status: 'REFUNDED' });
    expect(await orderOf(open)).toMatchObject({
      status: 'CANCELLED',
      tickets: [],
      attempt: { status: 'PAID', refundStatus: 'PAID' },
    });
    for (const { msisdn } of [phone, open])
      expect((await phoneOf(sandbox, msisdn)).balance).toBe('300000.00');
  });
});

describe('over REST', () => {
  it('answers 202 with the next step, and then as documented', async () => {
    const { slug } = await eventOf();
    const [key, msisdn] = [randomUUID(), '254712999001'];
    const body = {
      tier: 'regular',
      name: 'Wanjiru Otieno',
      email: 'rest@example.test',
      phone: `+${msisdn}`,
      payment_method: 'mpesa',
    };
    const call = () =>
      app.rest('POST', `/events/${slug}/purchase`, body, { headers: { 'idempotency-key': key } });
    const first = await call();
    expect(first.status).toBe(202);
    expect(first.body).toMatchObject({
      order_status: 'held',
      payment: {
        payment_method: 'mpesa',
        attempt_status: 'pending',
        payment_amount: 1000,
        payment_currency: 'KES',
      },
      next: { action: 'enter_pin', phone: msisdn },
    });
    await answerPhone(sandbox, msisdn, '1234');
    await pass(5);
    const paid = await call();
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({
      order_status: 'paid',
      next: null,
      message: 'Ticket purchased successfully!',
    });
    expect(paid.body.ticket_data).toBeTruthy();
  });
});
