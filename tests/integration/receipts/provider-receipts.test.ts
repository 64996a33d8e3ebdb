import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { answerPhone, connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { receiptsOf, setReceipts } from '../../support/receipts.ts';
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
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'stripe');
  await setReceipts(app, admin);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  await pass(700);
  expect(await booksDiffer(app)).toEqual([]);
});

const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { order { id attempt { page } } } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id } } }`;
const TICKETS =
  'query ($id: ID!, $key: String) { order(id: $id, idempotencyKey: $key) { status tickets { id } } }';

interface Bought {
  id: string;
  key: string;
  msisdn: string;
  page: string;
}

async function buy(method: 'MPESA' | 'CARD', quantity: number): Promise<Bought> {
  const { slug } = await published(app, admin, {}, [
    { tier: 'regular', count: 9, price: '1000', currency: 'KES' },
  ]);
  count += 1;
  const [key, msisdn] = [randomUUID(), `254713${300_000 + count}`];
  const person = { name: 'Wanjiru Otieno', email: `wanjiru${count}@example.test`, phone: `+${msisdn}` };
  const input = { slug, lines: [{ tier: 'regular', quantity }], ...person, method, idempotencyKey: key };
  const { data, errors } = await app.graphql(BUY, { input });
  if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
  const { id, attempt } = data.purchaseWithProvider.order;
  return { id, key, msisdn, page: attempt.page };
}

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

const payByCard = ({ page }: Bought, card: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ card, action: 'pay' }), redirect: 'manual' });

const receipts = async (order: Bought) => {
  await sweepReceipts(app.app.scope());
  return receiptsOf(app, order.id, order);
};

describe('a receipt for M-Pesa', () => {
  it('names the receipt of M-Pesa, and its refunds are credited with the tax of the whole', async () => {
    const order = await buy('MPESA', 3);
    await answerPhone(sandbox, order.msisdn, '1234');
    await pass(5);
    const [attempt] = await app.sql<{ receipt: string }>(
      'SELECT receipt FROM payment_attempts WHERE order_id = $1',
      [order.id],
    );
    const [receipt] = await receipts(order);
    expect(receipt).toMatchObject({
      method: 'MPESA',
      total: { amount: '3000', currency: 'KES' },
      // 3000 × 16 / 116 = 413.7931…
      tax: { amount: { amount: '413.79' } },
    });
    const [stored] = await app.sql<{ reference: string }>(
      `SELECT content ->> 'reference' AS reference FROM sales_receipts WHERE id = $1`,
      [receipt?.id],
    );
    expect(stored?.reference).toBe(attempt?.receipt);
    const { data } = await app.graphql(TICKETS, { id: order.id, key: order.key });
    await app.graphql(REFUND_TICKET, { id: data.order.tickets[0].id }, admin);
    expect(await receipts(order)).toHaveLength(1);
    await pass(5);
    await pass(60);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await pass(5);
    await pass(60);
    const notes = (await receipts(order)).slice(1);
    expect(notes.map(({ total, tax }) => [total.amount, tax?.amount.amount])).toEqual([
      ['1000', '137.93'],
      ['2000', '275.86'],
    ]);
    const journal = await app.rest(
      'GET',
      '/api/exports/journal.csv',
      undefined,
      await app.actor('issuer_finance', admin.issuerId as string),
    );
    const lines = String(journal.body).split('\r\n');
    const refunds = lines.filter((line) => line.includes('provider_refund') && line.includes(order.id));
    expect(refunds.map((line) => notes.some(({ number }) => line.includes(number)))).toEqual([true, true]);
  });
});

describe('a payment that is disputed', () => {
  it.each([
    ['lost', 1],
    ['won', 0],
  ] as const)('and %s has %i credit notes', async (outcome, expected) => {
    await sandbox.rule({}, { dispute: { after: 30, outcome, closesAfter: 200 } });
    const order = await buy('CARD', 1);
    await payByCard(order, '4242424242424242');
    await pass(5);
    await pass(60);
    expect((await receipts(order)).map(({ kind }) => kind)).toEqual(['RECEIPT']);
    await pass(300);
    const all = await receipts(order);
    expect(all.filter(({ kind }) => kind === 'CREDIT_NOTE')).toHaveLength(expected);
  });
});
