import { request } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Amount, amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import type { Observation, PaymentIntent, RefundRequest } from '../../../server/modules/payments/port.ts';
import { StripeProvider } from '../../../server/modules/payments/stripe/stripe-provider.ts';
import { Clock } from '../../../server/platform/clock.ts';
import type { Scenario } from '../../../server/sandbox-payments/run/scenario.ts';
import {
  type CallbackReceiver,
  type PaymentSandbox,
  startCallbackReceiver,
  startPaymentSandbox,
} from '../../support/payment-sandbox.ts';
import { withReportingServer } from '../../support/reporting-server.ts';
import { expectConserved, payByCard, payments } from './card-pages.ts';
import { describeConformance, type Situation, type Told } from './conformance.ts';

const ACCOUNT = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
const WEBHOOK = '/stripe/events';

let sandbox: PaymentSandbox;
let receiver: CallbackReceiver;
let provider: StripeProvider;
let time = new Date();
let count = 0;
const asked: PaymentIntent[] = [];

const clock = new Clock(() => time);
const usd = (cents: number): Amount => amountOf('USD', BigInt(cents) * (UNITS_PER_WHOLE / 100n));

const providerWith = (changes: object = {}): StripeProvider =>
  new StripeProvider({ ...ACCOUNT, baseUrl: sandbox.url, ...changes }, clock);

function intent(cents = 1_550): PaymentIntent {
  count += 1;
  const created: PaymentIntent = {
    id: `attempt-${count}`,
    createdAt: time,
    amount: usd(cents),
    phone: null,
    email: 'wanjiku@mail.example',
    callbackUrl: `${receiver.url}/unused/${count}`,
    accountCallbackUrl: `${receiver.url}/account`,
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

const events = () => receiver.received.filter(({ path }) => path === WEBHOOK);
const all = (): Observation[] => events().flatMap((event) => provider.parseCallback(event));
/** Observations of one attempt. All events come to one address, and name the attempt. */
const observed = ({ id }: PaymentIntent): Observation[] =>
  all().filter((seen) => seen.about === 'payment' && seen.intentId === id);
const ofRefund = (id: string): Observation[] =>
  all().filter((seen) => seen.about === 'refund' && seen.id === id);

const linesFor = ({ accountReference }: PaymentIntent) => payments(sandbox, accountReference);

const SCENARIOS: Record<Situation, Partial<Scenario>> = {
  paid: { outcome: 'paid' },
  declined: { outcome: { failed: 'expired' } },
  answer_lost: { outcome: 'paid', answer: 'drop_after' },
  request_lost: { answer: 'drop_before' },
  foreign_page: { outcome: 'paid', answer: 'html' },
  unmapped_outcome: { outcome: { failed: 'under_review' } },
  flapping: { outcome: 'paid', callbacks: [{ after: 0, result: 'expired' }, { after: 20 }] },
  callback_first: { outcome: 'paid', callbacks: [{ after: -1 }] },
  unclear_query: { outcome: 'paid', queries: ['429', '500'] },
  // Stripe has no sessions of credentials.
  token_replaced: { outcome: 'paid' },
};

const arrange = (scenario: Partial<Scenario>): Promise<void> =>
  sandbox.rule({ kind: 'checkout' }, scenario, 1);

async function started(scenario: Partial<Scenario> = {}, cents?: number) {
  await arrange(scenario);
  const wanted = intent(cents);
  const outcome = await provider.start(wanted);
  if (outcome.kind !== 'acknowledged' || outcome.next.kind !== 'page')
    throw new Error(JSON.stringify(outcome));
  return { intent: wanted, reference: outcome.reference, url: outcome.next.url };
}

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  receiver = await startCallbackReceiver();
  await sandbox.post('/sandbox/card-merchants', { id: 'acct_sandbox', webhook_url: receiver.url + WEBHOOK });
  provider = providerWith();
  time = await sandbox.now();
});

afterAll(async () => {
  await receiver.stop();
  await sandbox.stop();
});

/** A session of Stripe's, signed as its events are. */
async function readTold({ intent: wanted, reference, amount, currency }: Told) {
  const session = {
    ...{
      id: reference,
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
    },
    ...{ currency: String(currency).toLowerCase(), amount_total: amount, payment_intent: 'pi_told' },
    ...{ client_reference_id: wanted.accountReference, metadata: { intent: wanted.id } },
  };
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed' },
    data: { object: session },
  });
  const header = new Stripe(ACCOUNT.secretKey).webhooks.generateTestHeaderString({
    ...{ payload, secret: ACCOUNT.webhookSecret, timestamp: Math.floor(time.getTime() / 1_000) },
  });
  const report = provider.parseCallback({
    body: Buffer.from(payload),
    headers: { 'stripe-signature': header },
  });
  const answer = await withReportingServer(
    () => session,
    (baseUrl) => providerWith({ baseUrl }).query(reference),
  );
  return { report, answer };
}

describeConformance('Stripe', () => ({
  provider,
  strangers: () => ({
    withWrongKey: providerWith({ secretKey: 'sk_test_guessed' }),
    withoutServer: providerWith({ baseUrl: 'http://127.0.0.1:9' }),
  }),
  intent,
  arrange: (situation) => arrange(SCENARIOS[situation]),
  settle: () => advance(60),
  observed: (callbackUrl) => {
    const wanted = asked.find((candidate) => candidate.callbackUrl === callbackUrl);
    return wanted ? observed(wanted) : [];
  },
  takenFor: async (wanted) => (await linesFor(wanted)).length,
  reset: () => sandbox.clearRules(),
  read: readTold,
}));

describe('a payment by Stripe', () => {
  it('is made with a card on the page, which sends the buyer back', async () => {
    const { intent: wanted, reference, url } = await started({}, 12_345);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending', receipt: null });
    expect(await (await fetch(url)).text()).toContain('USD 123.45');
    const answer = await payByCard(url, '4242 4242 4242 4242');
    expect(answer).toMatchObject({ status: 303, location: wanted.returnUrl });
    await advance(1);
    const seen = { state: 'paid', reference, intentId: wanted.id, amount: usd(12_345) };
    const paid = {
      ...seen,
      accountReference: null,
      receipt: expect.stringMatching(/^pi_/),
    };
    expect(observed(wanted)).toEqual([expect.objectContaining({ ...paid, source: 'callback' })]);
    expect(await provider.query(reference)).toMatchObject({ ...paid, source: 'query' });
    expect(await linesFor(wanted)).toEqual([expect.objectContaining({ amount: '12345', currency: 'USD' })]);
    await expectConserved(sandbox);
  });

  it('stays open when the card is declined, and when the buyer cancels', async () => {
    const { intent: wanted, reference, url } = await started();
    const declined = await payByCard(url, '4000000000000002');
    expect(declined).toMatchObject({ status: 422, text: expect.stringContaining('Your card was declined') });
    expect((await payByCard(url, '4111111111111111')).text).toContain('This is not a test card');
    expect(await payByCard(url, '', 'cancel')).toMatchObject({ status: 303, location: wanted.cancelUrl });
    expect(await provider.query(reference)).toMatchObject({ state: 'pending' });
    await payByCard(url, '4242424242424242');
    await advance(1);
    expect(observed(wanted).map(({ state }) => state)).toEqual(['paid']);
    // The page takes no second card.
    expect((await payByCard(url, '4242424242424242')).status).toBe(303);
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('expires after half an hour without a card', async () => {
    const { intent: wanted, reference, url } = await started();
    await advance(1_800);
    expect(observed(wanted)).toEqual([]);
    await advance(121);
    expect(observed(wanted)).toEqual([expect.objectContaining({ state: 'failed', reason: 'expired' })]);
    expect(await provider.query(reference)).toMatchObject({ state: 'failed', reason: 'expired' });
    expect(await (await fetch(url)).text()).toContain('This page has expired');
  });

  it('is pending while it is complete and unpaid', async () => {
    const { intent: wanted, reference } = await started({ outcome: 'paid', unpaidFor: 40 });
    await advance(1);
    expect(observed(wanted)).toEqual([expect.objectContaining({ state: 'pending', code: 'unpaid' })]);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending' });
    await advance(40);
    expect(observed(wanted).map(({ state }) => state)).toEqual(['pending', 'paid']);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
  });

  it('fails when the bank declines it after it was complete', async () => {
    const failed = 'insufficient_funds';
    const { intent: wanted, reference } = await started({ outcome: { failed }, unpaidFor: 40 });
    await advance(41);
    expect(observed(wanted).map(({ state }) => state)).toEqual(['pending', 'failed']);
    expect(await provider.query(reference)).toMatchObject({ state: 'failed', reason: failed });
  });

  it('is reported by both of two events that come in reverse order', async () => {
    const { intent: wanted } = await started({ outcome: 'paid', unpaidFor: 5, reversed: true });
    await advance(10);
    expect(observed(wanted).map(({ state }) => state)).toEqual(['paid', 'pending']);
  });

  it('under way for ever is pending', async () => {
    const { reference } = await started({ outcome: 'stuck' });
    await advance(7_200);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending' });
  });

  it('is taken once for one attempt, however often that is started', async () => {
    await arrange({ outcome: 'paid' });
    const wanted = intent();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.start(wanted)));
    // While the first is under way, the others are refused for now.
    expect(outcomes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['acknowledged']));
    const again = await provider.start(wanted);
    for (const outcome of [...outcomes, again]) {
      if (outcome.kind === 'acknowledged') expect(outcome).toEqual(again);
      else expect(outcome).toEqual({ kind: 'unknown', detail: 'idempotency_key_in_use' });
    }
    await advance(1);
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('whose answer was lost is the same payment when it is started again', async () => {
    await arrange({ answer: 'drop_after' });
    const wanted = intent();
    expect((await provider.start(wanted)).kind).toBe('unknown');
    const again = await provider.start(wanted);
    expect(again).toMatchObject({ kind: 'acknowledged', next: { kind: 'page' } });
    if (again.kind !== 'acknowledged' || again.next.kind !== 'page') return;
    await payByCard(again.next.url, '4242424242424242');
    await advance(1);
    expect(observed(wanted)).toEqual([
      expect.objectContaining({ state: 'paid', reference: again.reference }),
    ]);
  });

  it('is unknown when another one was started with its ID', async () => {
    const { intent: wanted } = await started();
    const other = { ...wanted, amount: usd(9_900) };
    expect(await provider.start(other)).toEqual({ kind: 'unknown', detail: 'idempotency_error' });
  });

  it('is not asked for when the amount cannot be right', async () => {
    const before = await sandbox.get<object[]>('/sandbox/deliveries');
    const wrong: [Partial<PaymentIntent>, string][] = [
      [{ amount: amountOf('USD', UNITS_PER_WHOLE / 1_000n) }, 'amount'],
      [{ amount: usd(0) }, 'amount'],
      [{ amount: usd(49) }, 'amount'],
      [{ amount: usd(100_000_000) }, 'amount'],
      [{ amount: amountOf('XLM', UNITS_PER_WHOLE) }, 'currency'],
    ];
    for (const [change, reason] of wrong) {
      expect(await provider.start({ ...intent(), ...change })).toEqual({ kind: 'not_attempted', reason });
    }
    expect(await sandbox.get('/sandbox/deliveries')).toEqual(before);
  });

  it('is not attempted with a wrong key, without Stripe or when it is too busy, and refused for a bad address', async () => {
    const wrong = providerWith({ secretKey: 'sk_test_guessed' });
    expect(await wrong.start(intent())).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.start(intent())).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    await arrange({ answer: { error: 'rate_limit', status: 429 } });
    expect(await provider.start(intent())).toEqual({ kind: 'not_attempted', reason: 'busy' });
    const bad = { ...intent(), returnUrl: 'tickets.example' };
    expect(await provider.start(bad)).toMatchObject({ kind: 'rejected', code: 'url_invalid' });
    await arrange({ answer: { error: 'amount_too_small', status: 400 } });
    expect(await provider.start(intent())).toMatchObject({ kind: 'rejected', reason: 'below_minimum' });
  });

  it('is unknown when Stripe failed, when its key is busy, and when a proxy answers', async () => {
    for (const [error, status] of [
      ['api_error', 500],
      ['idempotency_key_in_use', 409],
    ] as const) {
      await arrange({ answer: { error, status } });
      expect(await provider.start(intent())).toEqual({ kind: 'unknown', detail: error });
    }
    await arrange({ answer: 'html' });
    expect((await provider.start(intent())).kind).toBe('unknown');
  });

  it('that does not exist is unknown', async () => {
    expect(await provider.query('cs_test_none')).toMatchObject({
      state: 'unknown',
      code: 'resource_missing',
    });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.query('cs_test_none')).toMatchObject({
      state: 'unknown',
      reference: 'cs_test_none',
    });
  });

  it('goes on where it was when Stripe was restarted', async () => {
    const { intent: wanted } = await started({ outcome: 'paid', outcomeAfter: 20 });
    await sandbox.restart();
    expect(observed(wanted)).toEqual([]);
    await advance(30);
    expect(observed(wanted)).toEqual([expect.objectContaining({ state: 'paid' })]);
  });

  it('has exact amounts in shillings, euros and dollars', async () => {
    for (const amount of [
      amountOf('KES', 1_250_050_000n * 10n),
      amountOf('EUR', 5_000_000n),
      amountOf('USD', 9_999_999_900_000n),
    ]) {
      await arrange({ outcome: { failed: 'expired' } });
      const wanted = { ...intent(), amount };
      expect((await provider.start(wanted)).kind).toBe('acknowledged');
      await advance(1);
      expect(observed(wanted)).toEqual([expect.objectContaining({ amount })]);
    }
  });
});

describe('an event of Stripe', () => {
  async function eventOf(plan: Scenario['callbacks'][number]) {
    const { intent: wanted, reference } = await started({ outcome: 'paid', callbacks: [plan] });
    await advance(Math.max(1, plan.after));
    const event = events().at(-1);
    if (!event) throw new Error('none came');
    return { intent: wanted, reference, event };
  }

  it.each(['wrong', 'absent', 'reserialised'] as const)(
    'with a signature that is %s is not read',
    async (signature) => {
      const { event } = await eventOf({ after: 0, signature });
      expect(event.body.toString()).toContain('checkout.session.completed');
      expect(provider.parseCallback(event)).toEqual([]);
    },
  );

  it('is read for 300 seconds after it was signed, and not after 301', async () => {
    const { event } = await eventOf({ after: 0 });
    const signedAt = time.getTime() - (time.getTime() % 1_000);
    const at = (seconds: number) =>
      new StripeProvider(
        { ...ACCOUNT, baseUrl: sandbox.url },
        new Clock(() => new Date(signedAt + seconds * 1_000)),
      );
    // It was signed a second before.
    expect(at(299).parseCallback(event)).toHaveLength(1);
    expect(at(301).parseCallback(event)).toEqual([]);
    const { event: replayed } = await eventOf({ after: 0, signedBefore: 301 });
    expect(provider.parseCallback(replayed)).toEqual([]);
  });

  it('names the payment that it is about, which need not be the one that was asked for', async () => {
    const { intent: wanted, reference } = await eventOf({ after: 0, reference: 'cs_test_of_another' });
    expect(observed(wanted)).toEqual([expect.objectContaining({ reference: 'cs_test_of_another' })]);
    expect(await provider.query('cs_test_of_another')).toMatchObject({ state: 'unknown' });
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
  });

  it('may leave out what it was asked to give back', async () => {
    const { event } = await eventOf({ after: 0, without: ['metadata', 'amount_total', 'payment_intent'] });
    expect(provider.parseCallback(event)).toEqual([
      expect.objectContaining({ state: 'paid', intentId: null, amount: null, receipt: null }),
    ]);
  });

  it('of another kind, and of a session that is no payment, says nothing', async () => {
    const stripe = new Stripe(ACCOUNT.secretKey);
    const read = (event: object): Observation[] => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
      const timestamp = Math.floor(time.getTime() / 1_000);
      const secret = ACCOUNT.webhookSecret;
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return provider.parseCallback({ body: Buffer.from(payload), headers: { 'stripe-signature': header } });
    };
    expect(read({ type: 'customer.created', data: { object: { id: 'cus_1' } } })).toEqual([]);
    const session = { id: 'cs_1', mode: 'subscription', payment_status: 'paid' };
    expect(read({ type: 'checkout.session.completed', data: { object: session } })).toEqual([]);
    expect(read({ type: 'checkout.session.completed' })).toEqual([]);
    expect(read({ object: 'v2.core.event', type: 'v1.billing.meter.no_meter_found' })).toEqual([]);
  });

  it('does not name the card, which the query does, unless a wallet paid', async () => {
    const cardOf = async (wallet: boolean): Promise<unknown[]> => {
      const { intent: wanted, reference } = await started({ outcome: 'paid', wallet });
      await advance(10);
      const [seen] = observed(wanted);
      return [seen?.about === 'payment' && seen.card, (await provider.query(reference)).card];
    };
    const [first, again, wallet] = [await cardOf(false), await cardOf(false), await cardOf(true)];
    expect(first).toEqual([undefined, expect.stringMatching(/^[A-Za-z0-9]{16}$/)]);
    expect(again).toEqual(first);
    expect(wallet).toEqual([undefined, null]);
  });

  it('of a key that may not read charges is read without the card', async () => {
    const { reference } = await started({ outcome: 'paid', queries: ['403'] });
    await advance(10);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid', card: undefined });
  });

  it('is not needed: the query finds a payment about which none came', async () => {
    const { intent: wanted, reference } = await started({ outcome: 'paid', callbacks: [] });
    await advance(10);
    expect(observed(wanted)).toEqual([]);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid', amount: wanted.amount });
  });
});

describe('a refund by Stripe', () => {
  async function paid(cents: number, scenario: Partial<Scenario> = {}): Promise<RefundRequest> {
    const { reference } = await started({ outcome: 'paid', ...scenario }, cents);
    await advance(1);
    const { receipt } = await provider.query(reference);
    count += 1;
    return {
      id: `refund-${count}`,
      receipt: receipt ?? '',
      paid: usd(cents),
      paymentReference: null,
      amount: usd(cents),
      payer: null,
      callbackUrl: `${receiver.url}/unused`,
    };
  }

  const queryOf = ({ id, receipt, callbackUrl }: RefundRequest, reference: string | null) =>
    provider.queryRefund({ id, reference, payment: receipt, paymentReference: null, callbackUrl });

  it('of the whole payment is made once', async () => {
    const wanted = await paid(5_000);
    const outcome = await provider.refund(wanted);
    expect(outcome).toMatchObject({ kind: 'acknowledged', reference: expect.stringMatching(/^re_/) });
    expect(await provider.refund(wanted)).toEqual(outcome);
    const again = await provider.refund({ ...wanted, id: `${wanted.id}-again` });
    expect(again).toEqual({ kind: 'rejected', code: 'charge_already_refunded' });
    await advance(1);
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    const made = { state: 'paid', id: wanted.id, reference, payment: wanted.receipt, amount: usd(5_000) };
    expect(await queryOf(wanted, reference)).toMatchObject(made);
    expect(ofRefund(wanted.id).at(-1)).toMatchObject(made);
    expect(await payments(sandbox, undefined, 'refund')).toEqual([
      expect.objectContaining({ amount: '5000' }),
    ]);
    await expectConserved(sandbox);
  });

  it('of parts is made until nothing is left, and each event has its own part', async () => {
    const wanted = { ...(await paid(3_000)), amount: usd(1_000) };
    expect((await provider.refund(wanted)).kind).toBe('acknowledged');
    const second = { ...wanted, id: `${wanted.id}-b`, amount: usd(2_000) };
    const tooMuch = { ...wanted, id: `${wanted.id}-c`, amount: usd(2_001) };
    expect(await provider.refund(tooMuch)).toEqual({ kind: 'rejected', code: 'amount' });
    expect((await provider.refund(second)).kind).toBe('acknowledged');
    await advance(1);
    // Without an ID: the events of the charge, as they also come for refunds that the merchant makes at Stripe.
    const parts = all().filter(
      (seen) => seen.about === 'refund' && seen.payment === wanted.receipt && seen.id === null,
    );
    expect(parts.map((part) => 'amount' in part && part.amount)).toEqual([usd(1_000), usd(2_000)]);
    await expectConserved(sandbox);
  });

  it('stays pending while it is under way, and fails with a reason', async () => {
    const stuck = await paid(700);
    await sandbox.rule({ kind: 'refund' }, { outcome: 'stuck' }, 1);
    const outcome = await provider.refund(stuck);
    await advance(86_400);
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    expect(await queryOf(stuck, reference)).toMatchObject({ state: 'pending' });

    const late = await paid(700);
    const failed = 'expired_or_canceled_card';
    await sandbox.rule({ kind: 'refund' }, { outcome: { failed }, outcomeAfter: 30 }, 1);
    expect((await provider.refund(late)).kind).toBe('acknowledged');
    await advance(31);
    expect(ofRefund(late.id).at(-1)).toMatchObject({ state: 'failed', code: failed, needsMerchant: false });

    const refused = await paid(700);
    await sandbox.rule({ kind: 'refund' }, { outcome: { failed: 'insufficient_funds' } }, 1);
    expect(await provider.refund(refused)).toEqual({ kind: 'rejected', code: 'insufficient_funds' });
    expect(await queryOf(refused, null)).toMatchObject({ state: 'failed', needsMerchant: true });
    await expectConserved(sandbox);
  });

  it('whose answer was lost is found among those of the payment, and is not made again', async () => {
    const wanted = await paid(900);
    await sandbox.rule({ kind: 'refund' }, { answer: 'drop_after' }, 1);
    expect((await provider.refund(wanted)).kind).toBe('unknown');
    expect(await queryOf(wanted, null)).toMatchObject({ state: 'paid', reference: expect.any(String) });
    expect((await provider.refund(wanted)).kind).toBe('acknowledged');
    const lost = { ...wanted, id: `${wanted.id}-never-sent` };
    expect(await queryOf(lost, null)).toMatchObject({ state: 'unknown', id: lost.id });
    await expectConserved(sandbox);
  });

  it('is not attempted with a sum that cannot be right, or a wrong key, which needs the merchant', async () => {
    const wanted = await paid(900);
    const half = { ...wanted, amount: amountOf('USD', 50_000n) };
    expect(await provider.refund(half)).toEqual({ kind: 'not_attempted', reason: 'amount' });
    const wrong = providerWith({ secretKey: 'sk_test_guessed' });
    expect(await wrong.refund(wanted)).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const { id, receipt: payment, callbackUrl } = wanted;
    const asked = await wrong.queryRefund({
      id,
      reference: 're_1',
      payment,
      paymentReference: null,
      callbackUrl,
    });
    expect(asked).toMatchObject({ state: 'unknown', needsMerchant: true });
    expect((await provider.refund({ ...wanted, receipt: 'pi_none' })).kind).toBe('rejected');
  });

  it('is refused while the payment is disputed', async () => {
    const wanted = await paid(4_000, { dispute: { after: 10, outcome: 'lost', closesAfter: 3_600 } });
    await advance(10);
    expect(await provider.refund(wanted)).toEqual({ kind: 'rejected', code: 'charge_disputed' });
  });
});

describe('a dispute at Stripe', () => {
  const disputes = (payment: string | null): Observation[] =>
    all().filter((seen) => seen.about === 'dispute' && seen.payment === payment);

  it('is opened a minute after a payment with the card for it', async () => {
    const { reference, url } = await started({}, 6_400);
    await payByCard(url, '4000 0000 0000 0259');
    await advance(59);
    const { receipt } = await provider.query(reference);
    expect(disputes(receipt)).toEqual([]);
    await advance(2);
    const opened = { state: 'open', code: 'fraudulent', amount: usd(6_400), answerBy: expect.any(Date) };
    expect(disputes(receipt)).toEqual([expect.objectContaining(opened)]);
    await expectConserved(sandbox);
  });

  it.each(['won', 'lost'] as const)('is closed when it is %s', async (outcome) => {
    const { reference } = await started({
      outcome: 'paid',
      dispute: { after: 30, outcome, closesAfter: 200 },
    });
    await advance(250);
    const { receipt, state } = await provider.query(reference);
    expect(disputes(receipt).map((seen) => seen.state)).toEqual(['open', outcome]);
    // The payment itself was made.
    expect(state).toBe('paid');
    await expectConserved(sandbox);
  });
});

describe('the page for cards', () => {
  it('runs no script and sends its form only to the sandbox and back to the shop', async () => {
    const { url } = await started();
    const answer = await fetch(url);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://tickets.example",
    );
    const text = await answer.text();
    expect(text).not.toContain('<script');
    // Enter presses the first button of a form, which must not be Cancel.
    expect(text).toContain('<button form="cancel" name="action" value="cancel"');
    expect((await fetch(`${sandbox.url}/card/none`)).status).toBe(404);
  });

  it('shows texts of others as texts', async () => {
    const wanted = { ...intent(), description: '<b>Jazz & "Soul"</b>' };
    const outcome = await provider.start(wanted);
    const url = outcome.kind === 'acknowledged' && outcome.next.kind === 'page' ? outcome.next.url : '';
    const text = await (await fetch(url)).text();
    expect(text).not.toContain('<b>');
    expect(text).toContain('&#60;b&#62;Jazz &#38; &#34;Soul&#34;&#60;/b&#62;');
  });
});

describe('the sandbox of Stripe', () => {
  const stripe = (): Stripe =>
    new Stripe(ACCOUNT.secretKey, {
      host: '127.0.0.1',
      port: Number(new URL(sandbox.url).port),
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });

  const params = (changes: object = {}): Stripe.Checkout.SessionCreateParams => ({
    mode: 'payment',
    line_items: [
      { quantity: 2, price_data: { currency: 'ugx', unit_amount: 500, product_data: { name: 'Seat' } } },
    ],
    success_url: 'https://tickets.example/?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://tickets.example/',
    ...changes,
  });

  it('serves the package as it is, and keeps its rules', async () => {
    const { sessions } = stripe().checkout;
    const session = await sessions.create(params());
    expect(session).toMatchObject({ amount_total: 1_000, currency: 'ugx', status: 'open' });
    const answer = await payByCard(session.url ?? '', '4242424242424242');
    expect(answer.location).toBe(`https://tickets.example/?session=${session.id}`);
    const refused: [object, string][] = [
      [{ line_items: [] }, 'line_items'],
      [{ colour: 'blue' }, 'colour'],
      [{ mode: 'setup' }, 'mode'],
      [{ expires_at: Math.floor(time.getTime() / 1_000) + 1_799 }, 'expires_at'],
    ];
    for (const [change, param] of refused) {
      await expect(sessions.create(params(change))).rejects.toMatchObject({ statusCode: 400, param });
    }
    const price = { currency: 'ugx', unit_amount: 550, product_data: { name: 'Seat' } };
    const fraction = params({ line_items: [{ quantity: 1, price_data: price }] });
    await expect(sessions.create(fraction)).rejects.toMatchObject({ param: 'amount' });
  });

  it('repeats the first answer to a key, and refuses another request with it', async () => {
    const { sessions } = stripe().checkout;
    const idempotencyKey = 'a-key-of-the-shop';
    const first = await sessions.create(params(), { idempotencyKey });
    const again = await sessions.create(params(), { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = sessions.create(params({ cancel_url: 'https://tickets.example/other' }), {
      idempotencyKey,
    });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    // A refused request leaves its key free.
    const refused = { idempotencyKey: 'another-key' };
    await expect(sessions.create(params({ mode: 'setup' }), refused)).rejects.toThrow();
    await expect(sessions.create(params(), refused)).resolves.toMatchObject({ status: 'open' });
  });

  it('takes no name in a form for more than a name', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${sandbox.url}/v1/checkout/sessions`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${ACCOUNT.secretKey}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        (answer) => resolve(answer.resume().statusCode),
      );
      sent.on('error', reject);
      sent.end('__proto__[polluted]=1&mode[constructor][prototype][polluted]=1');
    });
    expect(status).toBe(400);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
