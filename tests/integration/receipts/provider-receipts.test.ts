import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { openMail } from '../../support/mail.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { receiptsOf, setReceipts } from '../../support/receipts.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let buyers: ProviderBuyers;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
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
  await buyers.pass(700);
  expect(await booksDiffer(app)).toEqual([]);
});

const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id } } }`;
const eventOf = () =>
  published(app, admin, {}, [{ tier: 'regular', count: 9, price: '1000', currency: 'KES' }]);

async function bought(method: 'MPESA' | 'CARD', quantity: number): Promise<ProviderOrder> {
  return buyers.bought((await eventOf()).slug, method, quantity);
}

const receipts = async (order: ProviderOrder) => {
  await sweepReceipts(app.app.scope());
  return receiptsOf(app, order.id, order);
};

describe('a receipt for M-Pesa', () => {
  it('names the receipt of M-Pesa, and its refunds are credited with the tax of the whole', async () => {
    const order = await bought('MPESA', 3);
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
    const { tickets } = await buyers.read(order, 'tickets { id }');
    await app.graphql(REFUND_TICKET, { id: tickets[0].id }, admin);
    expect(await receipts(order)).toHaveLength(1);
    await buyers.pass(5);
    await buyers.pass(60);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await buyers.pass(5);
    await buyers.pass(60);
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
    const order = await bought('CARD', 1);
    await buyers.pass(60);
    expect((await receipts(order)).map(({ kind }) => kind)).toEqual(['RECEIPT']);
    await buyers.pass(300);
    const all = await receipts(order);
    expect(all.filter(({ kind }) => kind === 'CREDIT_NOTE')).toHaveLength(expected);
  });
});

describe('the mail with the tickets of a payment', () => {
  it('has the receipt as a file, which is issued when the mail is written', async () => {
    const order = await bought('MPESA', 2);
    const { buyerEmail: email } = await buyers.read(order, 'buyerEmail');
    const mail = await openMail(app, email, 'tickets');
    expect(mail.text).toContain('Your receipt is attached as well (PDF)');
    const [receipt, ...others] = await receiptsOf(app, order.id, order);
    expect(others).toEqual([]);
    const name = `receipt-${receipt?.number}.pdf`;
    expect(mail.page).toContain(name);
    const file = await fetch(`${app.url}/dev/mail/${mail.id}/attachments/${name}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
    // The mail that is sent again has the same receipt.
    await openMail(app, email, 'tickets');
    expect(await receiptsOf(app, order.id, order)).toHaveLength(1);
  });

  it('goes to the friend who holds a ticket without the receipt', async () => {
    const order = await bought('CARD', 2);
    await app.sql(
      `UPDATE tickets SET holder_email = 'friend@example.test' WHERE id = (SELECT min(id::text)::uuid FROM tickets WHERE order_id = $1)`,
      [order.id],
    );
    await app.sql(
      `UPDATE mail_outbox SET recipient = 'friend@example.test' WHERE order_id = $1 AND kind = 'tickets'`,
      [order.id],
    );
    const mail = await openMail(app, 'friend@example.test', 'tickets');
    expect(mail.text).not.toContain('receipt');
    expect(mail.page).not.toContain('receipt-R-');
  });
});
