import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Amount, amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import { PesapalProvider } from '../../../server/modules/payments/pesapal/pesapal-provider.ts';
import type { Observation, PaymentIntent, RefundRequest } from '../../../server/modules/payments/port.ts';
import { Clock } from '../../../server/platform/clock.ts';
import type { Scenario } from '../../../server/sandbox-payments/run/scenario.ts';
import {
  type CallbackReceiver,
  type PaymentSandbox,
  startCallbackReceiver,
  startPaymentSandbox,
} from '../../support/payment-sandbox.ts';
import { withReportingServer } from '../../support/reporting-server.ts';
import { expectConserved, payByCard, payByPhone, payments } from './card-pages.ts';
import { describeConformance, type Situation, type Told } from './conformance.ts';

const credentials = { consumerKey: 'pesapal-consumer-key', consumerSecret: 'pesapal-consumer-secret' };
const ADDRESS = '/pesapal/notifications';
const PHONE = '254700000001';

let sandbox: PaymentSandbox;
let receiver: CallbackReceiver;
let provider: PesapalProvider;
let time = new Date();
let count = 0;
const asked: PaymentIntent[] = [];

const clock = new Clock(() => time);
const kes = (cents: number): Amount => amountOf('KES', BigInt(cents) * (UNITS_PER_WHOLE / 100n));

const providerWith = (changes: object = {}): PesapalProvider =>
  new PesapalProvider({ ...credentials, baseUrl: sandbox.url, ...changes }, clock);

function intent(amount: Amount = kes(150_050)): PaymentIntent {
  count += 1;
  const created: PaymentIntent = {
    id: randomUUID(),
    createdAt: time,
    amount,
    phone: null,
    email: 'wanjiku@mail.example',
    callbackUrl: `${receiver.url}/unused/${count}`,
    accountCallbackUrl: receiver.url + ADDRESS,
    returnUrl: `https://tickets.example/orders/${count}`,
    cancelUrl: `https://tickets.example/orders/${count}/cancelled`,
    accountReference: `ORDER${count}`,
    description: 'Tickets',
  };
  asked.push(created);
  return created;
}

async function advance(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  time = await sandbox.now();
}

const notifications = () => receiver.received.filter(({ path }) => path === ADDRESS);
/** Observations of one attempt. All notifications come to one address, and name the attempt. */
const observed = ({ id }: PaymentIntent): Observation[] =>
  notifications()
    .flatMap((callback) => provider.parseCallback(callback))
    .filter((seen) => seen.about === 'payment' && seen.intentId === id);
const linesFor = ({ id }: PaymentIntent, kind?: string) => payments(sandbox, id, kind);

const SCENARIOS: Record<Situation, Partial<Scenario>> = {
  paid: { outcome: 'paid' },
  declined: { outcome: { failed: 'card_declined' } },
  answer_lost: { outcome: 'paid', answer: 'drop_after' },
  request_lost: { answer: 'drop_before' },
  foreign_page: { outcome: 'paid', answer: 'html' },
  unmapped_outcome: { outcome: { failed: 'under_review' } },
  flapping: { outcome: 'paid', callbacks: [{ after: 0 }, { after: 20 }], queries: ['failed'] },
  callback_first: { outcome: 'paid', callbacks: [{ after: -1 }] },
  unclear_query: { outcome: 'paid', queries: ['429', '500'] },
  token_replaced: { outcome: 'paid' },
};

const arrange = (scenario: Partial<Scenario>): Promise<void> =>
  sandbox.rule({ kind: 'checkout' }, scenario, 1);

async function started(scenario: Partial<Scenario> = {}, amount?: Amount) {
  await arrange(scenario);
  const wanted = intent(amount);
  const outcome = await provider.start(wanted);
  if (outcome.kind !== 'acknowledged' || outcome.next.kind !== 'page')
    throw new Error(JSON.stringify(outcome));
  return { intent: wanted, reference: outcome.reference, url: outcome.next.url };
}

/** Number of tokens that were given out. */
async function tokens(): Promise<number> {
  const client = new pg.Client({ connectionString: sandbox.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM pesapal_tokens');
  await client.end();
  return rows[0]?.n ?? 0;
}

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  receiver = await startCallbackReceiver();
  provider = providerWith();
  time = await sandbox.now();
});

afterAll(async () => {
  await receiver.stop();
  await sandbox.stop();
});

/** An order of Pesapal's, which a notification names and a question describes. */
async function readTold({ intent: wanted, reference, amount, currency }: Told) {
  const names = { OrderTrackingId: reference, OrderMerchantReference: wanted.id };
  const body = Buffer.from(JSON.stringify({ ...names, OrderNotificationType: 'IPNCHANGE' }));
  const report = provider.parseCallback({ body, headers: {} });
  // Amounts are decimals here.
  const decimal = typeof amount === 'number' && Number.isInteger(amount) ? amount / 100 : amount;
  const order = {
    ...{ status: '200', status_code: 1, payment_status_description: 'Completed', error: null },
    ...{ merchant_reference: wanted.id, confirmation_code: 'TOLD1', order_tracking_id: reference },
    ...{ amount: decimal === 1.5 ? '1.5.0' : decimal, currency },
  };
  const expiryDate = new Date(time.getTime() + 300_000).toISOString();
  const answer = await withReportingServer(
    (path) => (path.includes('RequestToken') ? { token: 'told', expiryDate, status: '200' } : order),
    (baseUrl) => providerWith({ baseUrl }).query(reference),
  );
  return { report, answer };
}

describeConformance('Pesapal', () => ({
  provider,
  strangers: () => ({
    withWrongKey: providerWith({ consumerSecret: 'guessed' }),
    withoutServer: providerWith({ baseUrl: 'http://127.0.0.1:9' }),
  }),
  isHint: true,
  intent,
  arrange: async (situation) => {
    await arrange(SCENARIOS[situation]);
    // The adapter's clock does not see that the token has ended.
    if (situation === 'token_replaced') await sandbox.advance(301);
  },
  settle: () => advance(60),
  observed: (callbackUrl) => {
    const wanted = asked.find((candidate) => candidate.callbackUrl === callbackUrl);
    return wanted ? observed(wanted) : [];
  },
  takenFor: async (wanted) => (await linesFor(wanted)).length,
  reset: () => sandbox.clearRules(),
  read: readTold,
}));

describe('a payment by Pesapal', () => {
  it.each([
    ['a card', (url: string) => payByCard(url, '4242 4242 4242 4242')],
    ['mobile money', (url: string) => payByPhone(url, '0712 345 678')],
  ])('is made by %s on the page, which sends the buyer back', async (_means, pay) => {
    const { intent: wanted, reference, url } = await started({}, kes(250_075));
    // Nothing tells a page that was never opened from one that was left.
    expect(await provider.query(reference)).toMatchObject({
      state: 'pending',
      code: 'INVALID',
      receipt: null,
    });
    expect(await (await fetch(url)).text()).toContain('KES 2,500.75');
    const answer = await pay(url);
    const location = `${wanted.returnUrl}?OrderTrackingId=${reference}&OrderMerchantReference=${wanted.id}`;
    expect(answer).toMatchObject({ status: 303, location });
    await advance(1);
    expect(observed(wanted)).toEqual([
      expect.objectContaining({ state: 'unknown', source: 'callback', reference, intentId: wanted.id }),
    ]);
    const [line] = await linesFor(wanted);
    expect(await provider.query(reference)).toMatchObject({
      state: 'paid',
      source: 'query',
      reference,
      intentId: wanted.id,
      receipt: line?.receipt,
      amount: kes(250_075),
    });
    expect(line).toMatchObject({ amount: '250075', currency: 'KES' });
    await expectConserved(sandbox);
  });

  it.each([
    ['UGX', 45_000n, '4500000'],
    ['TZS', 30_000n, '3000000'],
    ['RWF', 12_000n, '12000'],
    ['USD', 25n, '2500'],
  ] as const)('is made in %s', async (currency, whole, minor) => {
    const amount = amountOf(currency, whole * UNITS_PER_WHOLE);
    const { intent: wanted, reference } = await started({ outcome: 'paid' }, amount);
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid', amount });
    expect(await linesFor(wanted)).toEqual([expect.objectContaining({ amount: minor, currency })]);
  });

  it('that was declined is paid after all by other means, and is asked about until then', async () => {
    const { intent: wanted, reference, url } = await started();
    expect((await payByCard(url, '4000000000000002')).status).toBe(422);
    expect((await payByPhone(url, '0700 000 002')).status).toBe(422);
    expect((await payByPhone(url, '12')).text).toContain('not a mobile number');
    expect(await provider.query(reference)).toMatchObject({
      state: 'failed',
      reason: 'declined',
      canStillBePaid: true,
    });
    expect(await payByCard(url, '', 'cancel')).toMatchObject({ status: 303, location: wanted.cancelUrl });
    await payByPhone(url, '0712345678');
    await advance(1);
    expect(observed(wanted)).toHaveLength(3);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('counts as expired after half an hour without a payment, and can be late', async () => {
    const { intent: wanted, reference, url } = await started();
    const { createdAt } = wanted;
    await advance(1_799);
    expect(await provider.query(reference, createdAt)).toMatchObject({ state: 'pending' });
    await advance(1);
    expect(await provider.query(reference, createdAt)).toMatchObject({
      state: 'failed',
      reason: 'expired',
      canStillBePaid: true,
    });
    await payByCard(url, '4242424242424242');
    await advance(1);
    expect(await provider.query(reference, createdAt)).toMatchObject({ state: 'paid' });
  });

  it('that is stuck is pending, and has the reason of its failure', async () => {
    const { reference } = await started({ outcome: 'stuck' });
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending', code: 'INVALID' });
    const poor = await started({ outcome: { failed: 'insufficient_funds' } });
    await advance(1);
    expect(await provider.query(poor.reference)).toMatchObject({
      state: 'failed',
      reason: 'insufficient_funds',
    });
  });

  it('whose answer was lost is found by its notification alone, and is not started twice', async () => {
    await arrange({ outcome: 'paid', answer: 'drop_after' });
    const wanted = intent();
    const outcome = await provider.start(wanted);
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(outcome).not.toHaveProperty('reference');
    await advance(1);
    expect(await provider.start(wanted)).toEqual({ kind: 'unknown', detail: 'duplicate_merchant_reference' });
    const [hint] = observed(wanted);
    expect(await provider.query(hint?.reference ?? '')).toMatchObject({
      state: 'paid',
      intentId: wanted.id,
      amount: wanted.amount,
    });
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('is started once when it is asked for many times at once', async () => {
    await arrange({ outcome: 'paid' });
    const wanted = intent();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.start(wanted)));
    expect(outcomes.filter(({ kind }) => kind === 'acknowledged')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'unknown')).toHaveLength(7);
    await advance(1);
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('registers the address for notifications once, also over several adapters', async () => {
    const other = `${receiver.url}/pesapal/other`;
    const fresh = providerWith();
    expect(await Promise.all([fresh.register(other), fresh.register(other)])).toEqual([true, true]);
    const again = providerWith();
    await again.start({ ...intent(), accountCallbackUrl: other });
    const { token } = await sandbox.post<{ token: string }>('/api/Auth/RequestToken', {
      consumer_key: credentials.consumerKey,
      consumer_secret: credentials.consumerSecret,
    });
    const listed = await fetch(`${sandbox.url}/api/URLSetup/GetIpnList`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const urls = ((await listed.json()) as { url: string }[]).map(({ url }) => url);
    expect(urls.filter((url) => url === other)).toHaveLength(1);
    expect(await providerWith({ consumerSecret: 'guessed' }).register(other)).toBe(false);
  });

  it('is not asked for when the amount, the address or the reference cannot be right', async () => {
    const wrong: [Partial<PaymentIntent>, object][] = [
      [{ amount: amountOf('KES', UNITS_PER_WHOLE + 1n) }, { kind: 'not_attempted', reason: 'amount' }],
      [{ amount: kes(99) }, { kind: 'not_attempted', reason: 'amount' }],
      [
        { amount: amountOf('UGX', UNITS_PER_WHOLE * 5n + 100_000n) },
        { kind: 'not_attempted', reason: 'amount' },
      ],
      [{ amount: amountOf('EUR', UNITS_PER_WHOLE * 5n) }, { kind: 'not_attempted', reason: 'currency' }],
      [{ email: null }, { kind: 'not_attempted', reason: 'email' }],
      [{ id: 'attempt/../1' }, { kind: 'rejected', code: 'reference', reason: 'merchant' }],
      [{ email: 'wanjiku' }, { kind: 'rejected', code: 'invalid_billing_address', reason: 'merchant' }],
    ];
    for (const [change, outcome] of wrong) {
      expect(await provider.start({ ...intent(), ...change })).toEqual(outcome);
    }
  });

  it('is not attempted with a wrong key, without Pesapal or a token, and unknown when it failed', async () => {
    const wrong = providerWith({ consumerSecret: 'guessed' });
    expect(await wrong.start(intent())).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.start(intent())).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    for (const answer of ['drop_after', 'html', { error: 'api_error', status: 500 }] as const) {
      await sandbox.rule({ kind: 'token' }, { answer }, 1);
      expect(await providerWith().start(intent())).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    }
    await arrange({ answer: { error: 'rate_limit', status: 429 } });
    expect(await provider.start(intent())).toEqual({ kind: 'not_attempted', reason: 'busy' });
    await arrange({ answer: { error: 'api_error', status: 500 } });
    expect(await provider.start(intent())).toEqual({ kind: 'unknown', detail: 'api_error' });
    await arrange({ answer: { error: 'amount_exceeds_default_limit', status: 200 } });
    expect(await provider.start(intent())).toMatchObject({ kind: 'rejected' });
  });

  it('asks for one token when many calls need one', async () => {
    const before = await tokens();
    const fresh = providerWith();
    await Promise.all(Array.from({ length: 8 }, () => fresh.query('none')));
    expect(await tokens()).toBe(before + 1);
  });

  it('that does not exist is unknown', async () => {
    expect(await provider.query('none')).toMatchObject({ state: 'unknown', code: 'order_not_found' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.query('none')).toMatchObject({ state: 'unknown', reference: 'none' });
  });

  it('goes on where it was when Pesapal was restarted', async () => {
    const { intent: wanted, reference } = await started({ outcome: 'paid', outcomeAfter: 20 });
    await sandbox.restart();
    expect(observed(wanted)).toEqual([]);
    await advance(30);
    expect(observed(wanted)).toHaveLength(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
  });
});

describe('a notification of Pesapal', () => {
  it('may name another order, whose answer names another attempt', async () => {
    const other = await started({ outcome: 'paid' }, kes(100));
    await advance(1);
    const forged = await started({
      outcome: 'paid',
      outcomeAfter: 5,
      callbacks: [{ after: 0, reference: other.reference }],
    });
    await advance(10);
    const [hint] = observed(forged.intent);
    expect(hint).toMatchObject({ reference: other.reference, intentId: forged.intent.id });
    expect(await provider.query(other.reference)).toMatchObject({ intentId: other.intent.id });
  });

  it('without its names, or about an order of another shop, is not read', () => {
    const parse = (body: object) =>
      provider.parseCallback({ body: Buffer.from(JSON.stringify(body)), headers: {} });
    const [OrderTrackingId, OrderMerchantReference] = [randomUUID(), randomUUID()];
    expect(parse({ OrderTrackingId, OrderMerchantReference })).toHaveLength(1);
    expect(parse({ OrderTrackingId })).toEqual([]);
    expect(parse({ OrderTrackingId, OrderMerchantReference: 'INVOICE-17' })).toEqual([]);
    expect(parse({ OrderTrackingId: 'x'.repeat(101), OrderMerchantReference })).toEqual([]);
  });

  it('is followed by an answer with the receipt of its own order', async () => {
    const first = await started({ outcome: 'paid' });
    await advance(1);
    const mixed = await started({ outcome: 'paid', queries: ['other'] });
    await advance(1);
    const answer = await provider.query(mixed.reference);
    expect(answer.intentId).not.toBe(mixed.intent.id);
    expect(await provider.query(mixed.reference)).toMatchObject({ state: 'paid', intentId: mixed.intent.id });
    expect(first.reference).not.toBe(mixed.reference);
  });
});

describe('a refund by Pesapal', () => {
  async function paid(cents: number, scenario: Partial<Scenario> = {}): Promise<RefundRequest> {
    const { reference } = await started({ outcome: 'paid', ...scenario }, kes(cents));
    await advance(1);
    const { receipt } = await provider.query(reference);
    count += 1;
    return {
      id: `refund-${count}`,
      receipt: receipt ?? '',
      paymentReference: reference,
      paid: kes(cents),
      amount: kes(cents),
      payer: null,
      callbackUrl: `${receiver.url}/unused`,
    };
  }

  const queryOf = ({ id, receipt, paymentReference, callbackUrl }: RefundRequest, from = provider) =>
    from.queryRefund({ id, reference: null, payment: receipt, paymentReference, callbackUrl });
  const refundsOf = async ({ paymentReference }: RefundRequest) =>
    payments(sandbox, (await provider.query(paymentReference ?? '')).intentId ?? '', 'refund');

  it('waits for approval, reverses the payment, and is the only one', async () => {
    const wanted = await paid(5_000);
    await sandbox.rule({ kind: 'refund' }, { outcome: 'paid', outcomeAfter: 3_600 }, 1);
    expect(await provider.refund(wanted)).toEqual({ kind: 'acknowledged', reference: wanted.receipt });
    expect(await queryOf(wanted)).toMatchObject({ state: 'pending', code: 'COMPLETED' });
    expect(await provider.refund({ ...wanted, id: 'again' })).toEqual({ kind: 'rejected', code: '500' });
    await advance(3_600);
    expect(await queryOf(wanted)).toMatchObject({ state: 'paid', id: wanted.id, code: 'REVERSED' });
    expect(await provider.query(wanted.paymentReference ?? '')).toMatchObject({
      state: 'failed',
      isReversed: true,
      amount: kes(5_000),
    });
    expect(await provider.refund({ ...wanted, id: 'later' })).toEqual({ kind: 'reversed' });
    expect(await refundsOf(wanted)).toHaveLength(1);
    await expectConserved(sandbox);
  });

  it('of a part is made for a card, and never for mobile money', async () => {
    const card = { ...(await paid(3_000)), amount: kes(1_000) };
    expect((await provider.refund(card)).kind).toBe('acknowledged');
    await advance(1);
    expect(await queryOf(card)).toMatchObject({ state: 'paid' });
    expect(await refundsOf(card)).toMatchObject([{ amount: '1000' }]);
    const mobile = { ...(await paid(3_000, { payer: PHONE })), amount: kes(1_000) };
    expect(await provider.refund(mobile)).toEqual({ kind: 'rejected', code: 'part_of_mobile_payment' });
    expect(await refundsOf(mobile)).toEqual([]);
    expect((await provider.refund({ ...mobile, amount: kes(3_000) })).kind).toBe('acknowledged');
    await expectConserved(sandbox);
  });

  it('that people refuse stays open, and whose answer was lost is found by the payment', async () => {
    const refused = await paid(700);
    await sandbox.rule({ kind: 'refund' }, { outcome: { failed: 'refused' } }, 1);
    await provider.refund(refused);
    await advance(60);
    expect(await queryOf(refused)).toMatchObject({ state: 'pending' });
    const lost = await paid(900);
    await sandbox.rule({ kind: 'refund' }, { answer: 'drop_after' }, 1);
    expect((await provider.refund(lost)).kind).toBe('unknown');
    await advance(1);
    expect(await queryOf(lost)).toMatchObject({ state: 'paid' });
    expect(await refundsOf(lost)).toHaveLength(1);
  });

  it('is not sent while the state of the payment is not known', async () => {
    const wanted = await paid(900);
    const half = { ...wanted, amount: amountOf('KES', 50_000n) };
    expect(await provider.refund(half)).toEqual({ kind: 'not_attempted', reason: 'amount' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.refund(wanted)).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    const wrong = providerWith({ consumerSecret: 'guessed' });
    expect(await wrong.refund(wanted)).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    expect(await queryOf(wanted, wrong)).toMatchObject({ state: 'unknown', needsMerchant: true });
    const unclear = await paid(900, { queries: ['true', 'pending', '500'] });
    expect(await provider.refund(unclear)).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    expect(await provider.refund(unclear)).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    const nameless = { ...wanted, paymentReference: null };
    expect(await provider.refund(nameless)).toEqual({ kind: 'rejected', code: 'no_reference' });
    expect(await refundsOf(wanted)).toEqual([]);
  });
});

describe('a reversal at Pesapal', () => {
  it('comes as a notification after the payment, and not after a refund', async () => {
    const { intent: wanted, reference } = await started({ outcome: 'paid', dispute: { after: 30 } });
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
    await advance(30);
    expect(observed(wanted)).toHaveLength(2);
    expect(await provider.query(reference)).toMatchObject({ isReversed: true, amount: wanted.amount });
    expect(await linesFor(wanted, 'dispute')).toHaveLength(1);
    await expectConserved(sandbox);
  });
});
