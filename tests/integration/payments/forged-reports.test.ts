import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepStatements } from '../../../server/modules/payments/attempts/sweep-statements.ts';
import { callbackAddress } from '../../../server/modules/payments/callbacks/callback-address.ts';
import { openCredentials } from '../../../server/modules/payments/merchants/merchant-secrets.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { type ForgedReport, forgedResult, signedReport } from '../../support/forged-reports.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let paystack = '';
let count = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  admin = await app.actor('issuer_admin');
  await connectMerchant(app, sandbox, admin.issuerId as string, 'mpesa');
  paystack = await connectMerchant(app, sandbox, admin.issuerId as string, 'paystack');
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const FIELDS = `id status payment { status failureCode holdUntil } tickets { id }
  attempt { id status unconfirmed receipt isLate refundStatus }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { ${FIELDS} } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { ${FIELDS} } }`;
const CLAIM = `mutation ($input: ClaimProviderPaymentInput!) { claimProviderPayment(input: $input) { order { id } } }`;
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id status } } }`;
const FINDINGS = `query ($id: ID) { paymentFindings(eventId: $id) { nodes { kind } } }`;

interface Bought {
  id: string;
  key: string;
  msisdn: string;
  attempt: string;
}

const event = (places = 9, currency = 'KES') =>
  published(app, admin, {}, [{ tier: 'regular', count: places, price: '1500', currency }]);

async function buy(slug: string, changed: object = {}): Promise<Bought> {
  count += 1;
  const [key, msisdn] = [randomUUID(), `254714${300_000 + count}`];
  const input = {
    ...{ slug, tier: 'regular', quantity: 1, name: 'Wanjiru Otieno', phone: `+${msisdn}`, method: 'MPESA' },
    ...{ email: `forged${count}@example.test`, idempotencyKey: key, ...changed },
  };
  const { data, errors } = await app.graphql(BUY, { input });
  if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
  const { id, attempt } = data.purchaseWithProvider.order;
  return { id, key: data.purchaseWithProvider.orderKey, msisdn, attempt: attempt.id };
}

const orderOf = async ({ id, key }: Bought) => (await app.graphql(ORDER, { id, key })).data.order;

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const addressOf = (kind: 'attempt' | 'refund', id: string): string =>
  callbackAddress(app.app.scope(), kind, id);
const receiptOf = async ({ msisdn }: Bought): Promise<string> =>
  /\b[A-Z0-9]{10}\b/.exec((await phoneOf(sandbox, msisdn)).messages[0]?.body ?? '')?.[0] ?? '';

/** Pays on the phone an order whose request was not answered. */
async function paidWithoutAnswer(slug: string, scenario: object = {}): Promise<Bought> {
  await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', confirms: false, ...scenario }, 1);
  const bought = await buy(slug);
  await answerPhone(sandbox, bought.msisdn, '1234');
  return bought;
}

describe('a payment by M-Pesa whose request was not answered', () => {
  it('has its ticket within ten seconds of the callback', async () => {
    const bought = await paidWithoutAnswer((await event()).slug);
    await pass(1);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', attempt: { unconfirmed: 'REPORTED' } });
    await pass(1);
    expect(await orderOf(bought)).toMatchObject({
      status: 'PAID',
      attempt: { unconfirmed: null, receipt: await receiptOf(bought), isLate: false },
    });
  });

  it('keeps its places while it is checked, also when the time to pay ends meanwhile', async () => {
    const { slug } = await event(1);
    const bought = await paidWithoutAnswer(slug, { callbacks: [{ after: 205 }] });
    await sandbox.rule({ kind: 'status' }, { callbacks: [{ after: 30 }] }, 1);
    await pass(100);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', attempt: { unconfirmed: 'UNANSWERED' } });
    await pass(106);
    for (let step = 0; step < 2; step += 1) await pass(10);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', attempt: { unconfirmed: 'REPORTED' } });
    await pass(15);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID', attempt: { isLate: false } });
  });

  it('is never called unpaid while nobody knows, and goes back when its places are gone', async () => {
    const { slug } = await event(1);
    const bought = await paidWithoutAnswer(slug, { callbacks: [{ after: 400 }] });
    await pass(250);
    expect(await orderOf(bought)).toMatchObject({
      status: 'CANCELLED',
      payment: { failureCode: 'NOT_CONFIRMED' },
      attempt: { status: 'EXPIRED', unconfirmed: 'UNANSWERED' },
    });
    const other = await buy(slug);
    await answerPhone(sandbox, other.msisdn, '1234');
    for (const seconds of [160, 2, 2, 40, 5]) await pass(seconds);
    expect(await orderOf(other)).toMatchObject({ status: 'PAID' });
    expect(await orderOf(bought)).toMatchObject({
      status: 'CANCELLED',
      attempt: { isLate: true, refundStatus: 'PAID', unconfirmed: null },
    });
  });

  it('releases its places in the end when the provider never says what became of it', async () => {
    const { slug } = await event(1);
    const bought = await paidWithoutAnswer(slug);
    await sandbox.rule({ kind: 'status' }, { callbacks: [] });
    for (let minute = 0; minute < 22; minute += 1) await pass(60);
    expect(await orderOf(bought)).toMatchObject({
      status: 'CANCELLED',
      payment: { failureCode: 'NOT_CONFIRMED' },
    });
    await sweepStatements(app.app.scope());
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID', attempt: { isLate: true } });
  });

  it('is distinguished by the statement from another of the same phone and amount', async () => {
    const { slug } = await event();
    await sandbox.rule({ kind: 'push' }, { callbacks: [], confirms: false }, 1);
    const first = await buy(slug);
    await answerPhone(sandbox, first.msisdn, '1234');
    await pass(5);
    expect(await orderOf(first)).toMatchObject({ status: 'PAID', attempt: { receipt: null } });
    await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', callbacks: [], outcome: 'stuck' }, 1);
    const second = await buy(slug, { phone: `+${first.msisdn}` });
    const input = { orderId: second.id, orderKey: second.key, receipt: await receiptOf(first) };
    expect((await app.graphql(CLAIM, { input })).errors).toBeUndefined();
    await pass(2);
    // One payment pays one order: the receipt was that of the first.
    expect(await orderOf(second)).toMatchObject({ status: 'HELD', tickets: [] });
    expect(await orderOf(first)).toMatchObject({ attempt: { receipt: input.receipt } });
  });
});

describe('a result that nobody asked for', () => {
  it('pays no order, and does not answer a question that is open', async () => {
    const bought = await buy((await event()).slug);
    const forged = { originator: randomUUID(), receipt: 'SINVENTED1', payer: bought.msisdn };
    const address = addressOf('attempt', bought.attempt);
    await post(address, forgedResult({ ...forged, conversation: 'AG_INVENTED' }));
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', tickets: [] });
    // The buyer names the receipt, so that a question about it is open.
    await sandbox.rule({ kind: 'status' }, { callbacks: [{ after: 60 }] }, 1);
    const input = { orderId: bought.id, orderKey: bought.key, receipt: 'SINVENTED1' };
    expect((await app.graphql(CLAIM, { input })).errors).toBeUndefined();
    await post(address, forgedResult({ ...forged, conversation: 'AG_INVENTED' }));
    await post(address, {
      Result: { ...forgedResult({ ...forged, conversation: 'x' }).Result, ConversationID: null },
    });
    await pass(5);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', tickets: [] });
    const events = await app.sql(
      `SELECT FROM payment_events WHERE attempt_id = $1 AND content #>> '{observation,source}' = 'status'`,
      [bought.attempt],
    );
    expect(events).toEqual([]);
  });

  it('counts once, and for the attempt that it was asked about', async () => {
    const { slug } = await event();
    const bought = await paidWithoutAnswer(slug);
    await pass(1);
    await pass(1);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID' });
    const other = await buy(slug, { phone: `+${bought.msisdn}` });
    const [answer] = await app.sql<{ body: Buffer }>(
      `SELECT c.body FROM payment_callbacks c JOIN payment_questions q ON q.answered_by = c.id WHERE q.attempt_id = $1`,
      [bought.attempt],
    );
    const body = JSON.parse(answer?.body.toString() ?? '{}') as object;
    for (const id of [other.attempt, bought.attempt]) await post(addressOf('attempt', id), body);
    await pass(5);
    expect(await orderOf(other)).toMatchObject({ status: 'HELD', tickets: [] });
  });

  it('decides no refund, neither by the ID of the refund nor without a name', async () => {
    const bought = await buy((await event()).slug);
    await answerPhone(sandbox, bought.msisdn, '1234');
    await pass(5);
    await sandbox.rule({ kind: 'reversal' }, { callbacks: [{ after: 3_000 }] }, 1);
    await sandbox.rule({ kind: 'status' }, { callbacks: [] });
    await app.graphql(REFUND, { id: bought.id }, admin);
    await pass(1);
    const refundOf = async () =>
      (
        await app.sql<{ id: string; state: string }>('SELECT id, state FROM refunds WHERE order_id = $1', [
          bought.id,
        ])
      )[0];
    const refund = await refundOf();
    const address = addressOf('refund', refund?.id ?? '');
    const about = { originator: refund?.id ?? '', receipt: 'SINVENTED2', payer: bought.msisdn };
    const plain = { ResultType: 0, TransactionID: 'SINVENTED2' };
    for (const ResultCode of [0, 2040]) {
      for (const names of [
        {},
        { OriginatorConversationID: refund?.id },
        { OriginatorConversationID: refund?.id, ConversationID: 'AG_INVENTED' },
        { ConversationID: 'AG_INVENTED' },
      ])
        await post(address, { Result: { ...plain, ResultCode, ...names } });
      await post(address, forgedResult({ ...about, conversation: 'AG_INVENTED' }));
    }
    await pass(60);
    expect(await refundOf()).toMatchObject({ state: 'paying' });
    await pass(3_000);
    expect(await refundOf()).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['arrived', {}, 'paid'],
    ['failed', { outcome: { failed: '2040' } }, 'waiting'],
  ])('of a refund whose request was not answered is checked: it has %s', async (_name, scenario, state) => {
    const bought = await buy((await event()).slug);
    await answerPhone(sandbox, bought.msisdn, '1234');
    await pass(5);
    await sandbox.rule({ kind: 'reversal' }, { answer: 'drop_after', ...scenario }, 1);
    await sandbox.rule({ kind: 'reversal' }, { outcome: 'paid', callbacks: [] });
    await app.graphql(REFUND, { id: bought.id }, admin);
    for (const seconds of [1, 1, 25]) await pass(seconds);
    const [refund] = await app.sql<{ state: string; attempts: number }>(
      'SELECT state, attempts FROM refunds WHERE order_id = $1',
      [bought.id],
    );
    expect(refund).toMatchObject({ state });
  });
});

describe('a charge of Paystack that anybody begins with the public key of the shop', () => {
  const finding = async (eventId: string) =>
    (await app.graphql(FINDINGS, { id: eventId }, admin)).data.paymentFindings.nodes;

  /** Reports a charge as Paystack signs it. */
  async function charge(report: ForgedReport): Promise<void> {
    const [account] = await app.sql<{ sealed_credentials: string }>(
      'SELECT sealed_credentials FROM merchant_accounts WHERE id = $1',
      [paystack],
    );
    const { secrets, paymentProviders } = app.app.services;
    const sealed = account?.sealed_credentials ?? '';
    const { secretKey } = openCredentials(secrets, paystack, sealed) as { secretKey: string };
    const { callbackToken } = await paymentProviders.of(paystack);
    const { body, headers } = signedReport('paystack', secretKey, report);
    const address = `${app.url}/payments/callbacks/${callbackToken}`;
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(200);
    await pass(1);
  }

  it.each([
    ['in a foreign currency', { currency: 'NGN', amount: 1 }],
    ['without an amount', { currency: 'KES', amount: null }],
    ['with an exponent', { currency: 'KES', amount: '1e9' }],
    ['of the very amount', { currency: 'KES', amount: 150_000 }],
  ])('pays no order whose attempt it names: %s', async (_name, money) => {
    const { id, slug } = await event();
    const bought = await buy(slug, { method: 'CARD' });
    const about = { intent: bought.attempt, ...money };
    await charge({ ...about, reference: `page-${count}` });
    expect(await orderOf(bought)).toMatchObject({
      status: 'HELD',
      tickets: [],
      attempt: { status: 'PENDING' },
    });
    // The same under the reference of the attempt, which Paystack itself does not confirm.
    await charge({ ...about, reference: bought.attempt });
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', tickets: [] });
    expect(await finding(id)).toEqual([]);
  });

  it('is verified before tickets are issued, also when Paystack does not answer at first', async () => {
    const { slug } = await event();
    await sandbox.rule(
      { kind: 'checkout' },
      { outcome: 'paid', outcomeAfter: 90, queries: ['500', '500', '500', '500', '500', '500'] },
      1,
    );
    const bought = await buy(slug, { method: 'CARD' });
    for (const seconds of [6, 6, 11, 21, 21]) await pass(seconds);
    await pass(26);
    expect(await orderOf(bought)).toMatchObject({ status: 'HELD', tickets: [] });
    await pass(21);
    expect(await orderOf(bought)).toMatchObject({ status: 'PAID' });
  });
});
