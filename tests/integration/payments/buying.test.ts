import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepStatements } from '../../../server/modules/payments/attempts/sweep-statements.ts';
import { callbackAddress } from '../../../server/modules/payments/callbacks/callback-address.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { isWaitedFor } from '../../support/connections.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { until } from '../../support/until.ts';
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

const FIELDS = `id status payment { status method failure failureCode } tickets { id status }
  attempt { id number method status phone page failureCode receipt isLate refundStatus amount { amount currency } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { ${FIELDS} } } }`;
const RETRY = `mutation ($input: RetryProviderPaymentInput!) { retryProviderPayment(input: $input) { order { ${FIELDS} } } }`;
const WITHDRAW = `mutation ($input: WithdrawProviderPaymentInput!) { withdrawProviderPayment(input: $input) { order { ${FIELDS} } } }`;
const CLAIM = `mutation ($input: ClaimProviderPaymentInput!) { claimProviderPayment(input: $input) { order { ${FIELDS} } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { ${FIELDS} } }`;

interface Purchase {
  id: string;
  /** Its idempotency key. */
  sentKey: string;
  key: string;
  msisdn: string;
  order: Record<string, never> & { id: string; attempt: Record<string, string>; status: string };
}

const tiers = (free = 9, price = '1500', currency = 'KES') => [
  { tier: 'regular', count: free, price, currency },
];
const event = (free = 9) => published(app, admin, {}, tiers(free));

async function buy(slug: string, changed: Record<string, unknown> = {}): Promise<Purchase> {
  count += 1;
  const [key, msisdn] = [randomUUID(), `254711${200_000 + count}`];
  const input = {
    slug,
    tier: 'regular',
    quantity: 1,
    name: 'Wanjiru Otieno',
    email: `wanjiru${count}@example.test`,
    phone: `0${msisdn.slice(3)}`,
    method: 'MPESA',
    idempotencyKey: key,
    ...changed,
  };
  const { data, errors } = await app.graphql(BUY, { input });
  if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
  const { order, orderKey } = data.purchaseWithProvider;
  return { id: order.id, sentKey: key, key: orderKey, msisdn, order };
}

const orderOf = async ({ id, key }: Purchase) => (await app.graphql(ORDER, { id, key })).data.order;

/** Moves both clocks, and does what is due. */
async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

describe('a purchase by M-Pesa', () => {
  it('is paid with the PIN on the phone', async () => {
    const { slug } = await event();
    const bought = await buy(slug, { quantity: 2 });
    expect(bought.order).toMatchObject({
      status: 'HELD',
      payment: { status: 'HELD', method: 'MPESA' },
      attempt: {
        number: 1,
        status: 'PENDING',
        phone: bought.msisdn,
        amount: { amount: '3000', currency: 'KES' },
      },
    });
    await answerPhone(sandbox, bought.msisdn, '1234');
    await pass(5);
    const paid = await orderOf(bought);
    expect(paid).toMatchObject({
      status: 'PAID',
      payment: { status: 'PAID' },
      attempt: { status: 'PAID', isLate: false },
    });
    expect(paid.tickets).toHaveLength(2);
    expect(paid.attempt.receipt).toMatch(/^[A-Z0-9]{10}$/);
  });

  it('is not charged twice by a repeated call', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    const again = await buy(slug, {
      idempotencyKey: bought.sentKey,
      email: `wanjiru${count}@example.test`,
      phone: `0${bought.msisdn.slice(3)}`,
    });
    expect(again.id).toBe(bought.id);
    expect(again.order.attempt.id).toBe(bought.order.attempt.id);
  });

  it('can be tried again after a wrong PIN', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    await answerPhone(sandbox, bought.msisdn, '9999');
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({
      status: 'HELD',
      attempt: { status: 'FAILED', failureCode: 'WRONG_PIN' },
    });
    const input = { orderId: bought.id, orderKey: bought.key };
    const { data, errors } = await app.graphql(RETRY, { input });
    expect(errors).toBeUndefined();
    expect(data.retryProviderPayment.order.attempt).toMatchObject({ number: 2, status: 'PENDING' });
    await answerPhone(sandbox, bought.msisdn, '1234');
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID', attempt: { number: 2, status: 'PAID' } });
  });

  it('is tried again while the end of its hold locks the same rows', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    await answerPhone(sandbox, bought.msisdn, '9999');
    await pass(5);
    const holder = new pg.Client(app.adminUrl);
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM payment_attempts WHERE order_id = $1 FOR NO KEY UPDATE', [bought.id]);
      const input = { orderId: bought.id, orderKey: bought.key };
      const retried = app.graphql(RETRY, { input });
      await until(() => isWaitedFor(app, holder));
      await holder.query('SELECT FROM payments WHERE order_id = $1 FOR NO KEY UPDATE', [bought.id]);
      await holder.query('COMMIT');
      expect((await retried).data.retryProviderPayment.order.attempt).toMatchObject({ number: 2 });
    } finally {
      await holder.end();
    }
  });

  it('ends when the buyer cancels on the phone', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    await answerPhone(sandbox, bought.msisdn, null);
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({
      status: 'HELD',
      attempt: { status: 'FAILED', failureCode: 'CANCELLED' },
    });
    await pass(210);
    expect(await orderOf(bought)).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' } });
  });

  it('is given up when nobody answers, and its places are for sale again', async () => {
    const { slug } = await event(1);
    const bought = await buy(slug);
    await pass(70);
    expect(await orderOf(bought)).toMatchObject({ attempt: { status: 'FAILED', failureCode: 'NO_ANSWER' } });
    await pass(150);
    expect(await orderOf(bought)).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' } });
    const next = await buy(slug);
    expect(next.order.status).toBe('HELD');
  });

  it('releases its places at once when the buyer chooses another way', async () => {
    const { slug } = await event(1);
    const order = await buy(slug);
    const withdraw = { input: { orderId: order.id, orderKey: order.key } };
    const foreign = { input: { orderId: order.id, orderKey: randomUUID() } };
    expect((await app.graphql(WITHDRAW, foreign)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await app.graphql(WITHDRAW, withdraw);
    expect(data.withdrawProviderPayment.order).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'EXPIRED', failureCode: 'WITHDRAWN' },
    });
    const other = await buy(slug);
    await answerPhone(sandbox, order.msisdn, '1234');
    await answerPhone(sandbox, other.msisdn, '1234');
    await pass(5);
    await pass(60);
    expect((await orderOf(other)).status).toBe('PAID');
    expect(await orderOf(order)).toMatchObject({
      status: 'CANCELLED',
      attempt: { isLate: true, refundStatus: 'PAID' },
    });
    const again = await app.graphql(WITHDRAW, { input: { orderId: other.id, orderKey: other.key } });
    expect(again.data.withdrawProviderPayment.order.status).toBe('PAID');
  });

  it('sells free places to money that comes late', async () => {
    const { slug } = await event();
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 400 }, 1);
    const bought = await buy(slug);
    await pass(300);
    expect(await orderOf(bought)).toMatchObject({ status: 'CANCELLED', attempt: { status: 'EXPIRED' } });
    await pass(200);
    expect(await orderOf(bought)).toMatchObject({
      status: 'PAID',
      attempt: { status: 'PAID', isLate: true },
    });
  });

  it('returns money that comes too late for places', async () => {
    const { slug } = await event(1);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 400 }, 1);
    const late = await buy(slug);
    await pass(300);
    const other = await buy(slug);
    await answerPhone(sandbox, other.msisdn, '1234');
    await pass(200);
    expect(await orderOf(other)).toMatchObject({ status: 'PAID' });
    expect(await orderOf(late)).toMatchObject({
      status: 'CANCELLED',
      tickets: [],
      attempt: { status: 'PAID', isLate: true, refundStatus: 'PENDING' },
    });
    await pass(60);
    expect(await orderOf(late)).toMatchObject({ attempt: { refundStatus: 'PAID' } });
    expect((await phoneOf(sandbox, late.msisdn)).balance).toBe('300000.00');
  });

  it('is found by the number of its receipt', async () => {
    const { slug } = await event();
    await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', callbacks: [] }, 1);
    const bought = await buy(slug);
    expect(bought.order.attempt).toMatchObject({ status: 'PENDING' });
    const { messages } = await answerPhone(sandbox, bought.msisdn, '1234');
    const receipt = /\b[A-Z0-9]{10}\b/.exec(messages[0]?.body ?? '')?.[0];
    await pass(20);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD' });
    const input = { orderId: bought.id, orderKey: bought.key, receipt };
    expect((await app.graphql(CLAIM, { input })).errors).toBeUndefined();
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID', attempt: { receipt } });
  });

  it('does not take the receipt of another buyer', async () => {
    const { slug } = await event();
    const [first, thief] = [await buy(slug), await buy(slug)];
    const { messages } = await answerPhone(sandbox, first.msisdn, '1234');
    const receipt = /\b[A-Z0-9]{10}\b/.exec(messages[0]?.body ?? '')?.[0];
    await app.graphql(CLAIM, { input: { orderId: thief.id, orderKey: thief.key, receipt } });
    await pass(10);
    expect(await orderOf(first)).toMatchObject({ status: 'PAID' });
    expect(await orderOf(thief)).toMatchObject({ status: 'HELD' });
  });

  it('is found on the statement when every callback was lost', async () => {
    const { slug } = await event();
    await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', callbacks: [], confirms: false }, 1);
    const bought = await buy(slug);
    await answerPhone(sandbox, bought.msisdn, '1234');
    await pass(30);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', attempt: { status: 'PENDING' } });
    await sweepStatements(app.app.scope());
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID', attempt: { isLate: false } });
  });

  it('is never asked for again while it is open, nor after its process ended', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    const input = { orderId: bought.id, orderKey: bought.key };
    const { data } = await app.graphql(RETRY, { input });
    expect(data.retryProviderPayment.order.attempt).toMatchObject({ number: 1, status: 'PENDING' });
    await app.sql(`UPDATE payment_attempts SET state = 'created', reference = NULL WHERE order_id = $1`, [
      bought.id,
    ]);
    await pass(40);
    expect(await orderOf(bought)).toMatchObject({ attempt: { number: 1, status: 'PENDING' } });
    const { prompt } = await phoneOf(sandbox, bought.msisdn);
    expect(prompt?.amount).toBe('1500.00');
  });

  it('refuses what cannot be paid', async () => {
    const { slug } = await published(app, admin, {}, tiers(5, '0'));
    await expect(buy(slug)).rejects.toThrow('NOTHING_TO_PAY');
    const large = await published(app, admin, {}, tiers(5, '250001'));
    await expect(buy(large.slug)).rejects.toThrow('AMOUNT_NOT_PAYABLE');
    const other = await app.actor('issuer_admin');
    const elsewhere = await published(app, other, {}, tiers());
    await expect(buy(elsewhere.slug)).rejects.toThrow('METHOD_NOT_OFFERED');
    const own = await event();
    await expect(buy(own.slug, { payerPhone: '+49 170 1234567' })).rejects.toThrow('MPESA_PHONE');
  });

  it('converts prices of other currencies, rounded up to a shilling', async () => {
    const { slug } = await published(app, admin, {}, tiers(5, '10', 'USD'));
    const bought = await buy(slug, { quantity: 3 });
    const { amount, currency } = bought.order.attempt.amount as unknown as {
      amount: string;
      currency: string;
    };
    expect(currency).toBe('KES');
    expect(Number(amount)).toBeGreaterThan(100);
    expect(Number.isInteger(Number(amount))).toBe(true);
  });
});

describe('a callback', () => {
  const post = (address: string, body: object | string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is refused at an address that does not exist', async () => {
    for (const token of ['0'.repeat(48), 'x', '../../api']) {
      const answer = await post(`${app.url}/payments/callbacks/${encodeURIComponent(token)}`, {});
      expect(answer.status).toBe(404);
    }
  });

  it('pays nothing when it is forged, even at the address of its attempt', async () => {
    const { slug } = await event();
    const bought = await buy(slug);
    const address = callbackAddress(app.app.scope(), 'attempt', bought.order.attempt.id as string);
    const Item = [
      { Name: 'Amount', Value: 1500 },
      { Name: 'MpesaReceiptNumber', Value: 'FORGED0001' },
      { Name: 'PhoneNumber', Value: Number(bought.msisdn) },
    ];
    for (const CheckoutRequestID of ['ws_CO_forged', null]) {
      const stkCallback = { ResultCode: 0, CheckoutRequestID, CallbackMetadata: { Item } };
      expect((await post(address, { Body: { stkCallback } })).status).toBe(200);
    }
    expect((await post(address, 'not JSON')).status).toBe(200);
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({
      status: 'HELD',
      attempt: { status: 'PENDING', receipt: null },
    });
  });

  it('counts once, however often it is repeated', async () => {
    const { slug } = await event();
    await sandbox.rule({ kind: 'push' }, { callbacks: [{ after: 0 }, { after: 1 }, { after: 2 }] }, 1);
    const bought = await buy(slug);
    await answerPhone(sandbox, bought.msisdn, '1234');
    for (let second = 0; second < 6; second += 1) await pass(1);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID' });
    const rows = await app.sql(
      `SELECT FROM journal_transfers WHERE order_id = $1 AND kind = 'provider_sale'`,
      [bought.id],
    );
    expect(rows).toHaveLength(1);
  });
});
