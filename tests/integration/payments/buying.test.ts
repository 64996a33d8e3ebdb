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

const FIELDS = `id status payment { status method failure failureCode } tickets { id status }
  attempt { id number method status phone page failureCode receipt isLate refundStatus amount { amount currency } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { order { ${FIELDS} } } }`;
const RETRY = `mutation ($input: RetryProviderPaymentInput!) { retryProviderPayment(input: $input) { order { ${FIELDS} } } }`;
const CLAIM = `mutation ($input: ClaimProviderPaymentInput!) { claimProviderPayment(input: $input) { order { ${FIELDS} } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, idempotencyKey: $key) { ${FIELDS} } }`;

interface Purchase {
  id: string;
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
  const { order } = data.purchaseWithProvider;
  return { id: order.id, key, msisdn, order };
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
      idempotencyKey: bought.key,
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
});
