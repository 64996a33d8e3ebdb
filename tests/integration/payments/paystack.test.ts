import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Amount, amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import { signatureOf } from '../../../server/modules/payments/paystack/paystack.rules.ts';
import { PaystackProvider } from '../../../server/modules/payments/paystack/paystack-provider.ts';
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
import { expectConserved, payByCard, payments } from './card-pages.ts';
import { describeConformance, type Situation, type Told } from './conformance.ts';

const secretKey = 'sk_test_paystack';
const WEBHOOK = '/paystack/events';

let sandbox: PaymentSandbox;
let receiver: CallbackReceiver;
let provider: PaystackProvider;
let time = new Date();
let count = 0;
const asked: PaymentIntent[] = [];

const clock = new Clock(() => time);
const kes = (cents: number): Amount => amountOf('KES', BigInt(cents) * (UNITS_PER_WHOLE / 100n));

const providerWith = (changes: object = {}): PaystackProvider =>
  new PaystackProvider({ secretKey, baseUrl: sandbox.url, ...changes }, clock);

function intent(cents = 150_050): PaymentIntent {
  count += 1;
  const created: PaymentIntent = {
    id: `attempt-${count}`,
    createdAt: time,
    amount: kes(cents),
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
  all().filter((seen) => seen.about === 'payment' && seen.reference === id);
const linesFor = ({ id }: PaymentIntent) => payments(sandbox, id);

const SCENARIOS: Record<Situation, Partial<Scenario>> = {
  paid: { outcome: 'paid' },
  declined: { outcome: { failed: 'card_declined' } },
  answer_lost: { outcome: 'paid', answer: 'drop_after' },
  request_lost: { answer: 'drop_before' },
  foreign_page: { outcome: 'paid', answer: 'html' },
  unmapped_outcome: { outcome: { failed: 'under_review' } },
  flapping: { outcome: 'paid', callbacks: [{ after: 0, result: 'card_declined' }, { after: 20 }] },
  callback_first: { outcome: 'paid', callbacks: [{ after: -1 }] },
  unclear_query: { outcome: 'paid', queries: ['429', '500'] },
  // Paystack has no sessions of credentials.
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
  const merchant = { id: 'paystack_sandbox', provider: 'paystack', webhook_url: receiver.url + WEBHOOK };
  await sandbox.post('/sandbox/card-merchants', merchant);
  provider = providerWith();
  time = await sandbox.now();
});

afterAll(async () => {
  await receiver.stop();
  await sandbox.stop();
});

/** A transaction of Paystack's, signed as its events are, also those of a page that anybody has begun. */
async function readTold({ intent: wanted, reference, amount, currency }: Told) {
  const data = {
    ...{ reference, amount, currency, status: 'success', created_at: time.toISOString() },
    metadata: { intent: wanted.id, account_reference: wanted.accountReference },
  };
  const body = Buffer.from(JSON.stringify({ event: 'charge.success', data }));
  const headers = { 'x-paystack-signature': signatureOf(body, secretKey) };
  const report = provider.parseCallback({ body, headers });
  const answer = await withReportingServer(
    () => ({ status: true, message: 'Verification successful', data }),
    (baseUrl) => providerWith({ baseUrl }).query(reference),
  );
  return { report, answer };
}

describeConformance('Paystack', () => ({
  provider,
  strangers: () => ({
    withWrongKey: providerWith({ secretKey: 'sk_test_guessed' }),
    withoutServer: providerWith({ baseUrl: 'http://127.0.0.1:9' }),
  }),
  isSilentOnFailure: true,
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

describe('a payment by Paystack', () => {
  it('is made with a card on the page, which sends the buyer back', async () => {
    const { intent: wanted, reference, url } = await started({}, 250_075);
    expect(reference).toBe(wanted.id);
    // Nothing tells a page that was never opened from one that was left.
    expect(await provider.query(reference)).toMatchObject({
      state: 'pending',
      code: 'abandoned',
      receipt: null,
    });
    expect(await (await fetch(url)).text()).toContain('KES 2,500.75');
    const answer = await payByCard(url, '4242 4242 4242 4242');
    const location = `${wanted.returnUrl}?trxref=${reference}&reference=${reference}`;
    expect(answer).toMatchObject({ status: 303, location });
    await advance(1);
    const paid = {
      state: 'paid',
      reference,
      intentId: null,
      accountReference: null,
      receipt: reference,
      amount: kes(250_075),
    };
    expect(observed(wanted)).toEqual([expect.objectContaining({ ...paid, source: 'callback' })]);
    expect(await provider.query(reference)).toMatchObject({ ...paid, source: 'query' });
    expect(await linesFor(wanted)).toEqual([expect.objectContaining({ amount: '250075', currency: 'KES' })]);
    await expectConserved(sandbox);
  });

  it('that was declined is paid after all with another card, and no event tells of the first', async () => {
    const { intent: wanted, reference, url } = await started();
    expect((await payByCard(url, '4000000000000002')).status).toBe(422);
    expect(await provider.query(reference)).toMatchObject({ state: 'failed', reason: 'declined' });
    expect(await payByCard(url, '', 'cancel')).toMatchObject({ status: 303, location: wanted.cancelUrl });
    await payByCard(url, '4242424242424242');
    await advance(1);
    expect(observed(wanted).map(({ state }) => state)).toEqual(['paid']);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
    expect(await linesFor(wanted)).toHaveLength(1);
  });

  it('expires after half an hour without a card, and can be late', async () => {
    const { intent: wanted, reference, url } = await started();
    await advance(1_799);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending' });
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'failed', reason: 'expired' });
    expect(observed(wanted)).toEqual([]);
    await payByCard(url, '4242424242424242');
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
  });

  it.each<[Partial<Scenario>, string]>([
    [{ outcome: 'stuck' }, 'pending'],
    [{ outcome: 'paid', unpaidFor: 90_000 }, 'pending'],
    [{ outcome: { failed: 'ongoing' } }, 'ongoing'],
  ])('with %j is pending', async (scenario, code) => {
    const { reference } = await started(scenario);
    await advance(7_200);
    expect(await provider.query(reference)).toMatchObject({ state: 'pending', code });
  });

  it('has the reason of a bank', async () => {
    const { reference } = await started({ outcome: { failed: 'insufficient_funds' } });
    await advance(1);
    expect(await provider.query(reference)).toMatchObject({ state: 'failed', reason: 'insufficient_funds' });
  });

  it('whose answer was lost is found by the ID of its attempt, and is not started twice', async () => {
    await arrange({ outcome: 'paid', answer: 'drop_after' });
    const wanted = intent();
    expect(await provider.start(wanted)).toMatchObject({ kind: 'unknown', reference: wanted.id });
    await advance(1);
    expect(await provider.start(wanted)).toEqual({
      kind: 'unknown',
      detail: 'duplicate_reference',
      reference: wanted.id,
    });
    expect(await provider.query(wanted.id)).toMatchObject({ state: 'paid', amount: wanted.amount });
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

  it('is not asked for when the amount, the address or the reference cannot be right', async () => {
    const wrong: [Partial<PaymentIntent>, object][] = [
      [
        { amount: amountOf('KES', UNITS_PER_WHOLE * 5n + 99_999n) },
        { kind: 'not_attempted', reason: 'amount' },
      ],
      [{ amount: kes(299) }, { kind: 'not_attempted', reason: 'amount' }],
      [{ amount: amountOf('USD', UNITS_PER_WHOLE) }, { kind: 'not_attempted', reason: 'amount' }],
      [{ amount: amountOf('EUR', UNITS_PER_WHOLE * 5n) }, { kind: 'not_attempted', reason: 'currency' }],
      [{ email: null }, { kind: 'not_attempted', reason: 'email' }],
      [{ id: 'attempt/../1' }, { kind: 'rejected', code: 'reference', reason: 'merchant' }],
      [{ email: 'wanjiku' }, { kind: 'rejected', code: 'invalid_email', reason: 'merchant' }],
    ];
    for (const [change, outcome] of wrong) {
      expect(await provider.start({ ...intent(), ...change })).toEqual(outcome);
    }
  });

  it('is not attempted with a wrong key, without Paystack or when it is too busy, and unknown when it failed', async () => {
    const wrong = providerWith({ secretKey: 'sk_test_guessed' });
    expect(await wrong.start(intent())).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.start(intent())).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    await arrange({ answer: { error: 'rate_limit', status: 429 } });
    expect(await provider.start(intent())).toEqual({ kind: 'not_attempted', reason: 'busy' });
    await arrange({ answer: { error: 'api_error', status: 500 } });
    expect(await provider.start(intent())).toMatchObject({ kind: 'unknown', detail: 'api_error' });
  });

  it('that does not exist is unknown', async () => {
    expect(await provider.query('none')).toMatchObject({ state: 'unknown', code: 'transaction_not_found' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.query('none')).toMatchObject({ state: 'unknown', reference: 'none' });
  });

  it('goes on where it was when Paystack was restarted', async () => {
    const { intent: wanted } = await started({ outcome: 'paid', outcomeAfter: 20 });
    await sandbox.restart();
    expect(observed(wanted)).toEqual([]);
    await advance(30);
    expect(observed(wanted)).toEqual([expect.objectContaining({ state: 'paid' })]);
  });

  it('is found in the list when no event came, over several pages', async () => {
    await advance(10);
    const from = time;
    await sandbox.rule({ kind: 'checkout' }, { outcome: 'paid', callbacks: [] }, 101);
    const wanted = Array.from({ length: 101 }, () => intent());
    for (const each of wanted) await provider.start(each);
    const { reference: unpaid } = await started();
    await advance(1);
    const found = await provider.pull(from, time);
    expect(found.map(({ reference }) => reference).sort()).toEqual(wanted.map(({ id }) => id).sort());
    expect(found[0]).toMatchObject({ state: 'paid', source: 'pull', amount: kes(150_050) });
    expect(found.map(({ reference }) => reference)).not.toContain(unpaid);
    expect(await providerWith({ secretKey: 'sk_test_guessed' }).pull(from, time)).toEqual([]);
  });
});

describe('an event of Paystack', () => {
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
      expect(event.body.toString()).toContain('charge.success');
      expect(provider.parseCallback(event)).toEqual([]);
    },
  );

  it('names the payment that it is about, which need not be the one that was asked for', async () => {
    const { intent: wanted, reference } = await eventOf({ after: 0, reference: 'of-another' });
    expect(observed(wanted)).toEqual([]);
    expect(await provider.query('of-another')).toMatchObject({ state: 'unknown' });
    expect(await provider.query(reference)).toMatchObject({ state: 'paid' });
  });

  it('names the card, unless mobile money paid', async () => {
    const cardOf = async (wallet: boolean): Promise<unknown[]> => {
      const { intent: wanted, reference } = await started({ outcome: 'paid', wallet });
      await advance(10);
      const [seen] = observed(wanted);
      const listed = (await provider.pull(new Date(time.getTime() - 3_600_000), time)).find(
        (line) => line.reference === wanted.id,
      );
      return [seen?.about === 'payment' && seen.card, (await provider.query(reference)).card, listed?.card];
    };
    const [first, again, wallet] = [await cardOf(false), await cardOf(false), await cardOf(true)];
    expect(first[0]).toMatch(/^SIG_[A-Za-z0-9]{16}$/);
    expect(new Set([...first, ...again]).size).toBe(1);
    expect(wallet).toEqual([null, null, null]);
  });

  it('may leave out what it was asked to give back', async () => {
    const { event } = await eventOf({ after: 0, without: ['metadata', 'amount'] });
    expect(provider.parseCallback(event)).toEqual([
      expect.objectContaining({ state: 'paid', intentId: null, amount: null }),
    ]);
  });
});

describe('a refund by Paystack', () => {
  async function paid(cents: number, scenario: Partial<Scenario> = {}): Promise<RefundRequest> {
    const { reference } = await started({ outcome: 'paid', ...scenario }, cents);
    await advance(1);
    const { receipt } = await provider.query(reference);
    count += 1;
    return {
      id: `refund-${count}`,
      receipt: receipt ?? '',
      paid: kes(cents),
      paymentReference: null,
      amount: kes(cents),
      payer: null,
      callbackUrl: `${receiver.url}/unused`,
    };
  }

  const queryOf = ({ id, receipt, callbackUrl }: RefundRequest, reference: string | null) =>
    provider.queryRefund({ id, reference, payment: receipt, paymentReference: null, callbackUrl });
  const refundsOf = ({ receipt }: RefundRequest) => payments(sandbox, receipt, 'refund');

  it('of the whole payment is pending, made once, and reverses the transaction', async () => {
    const wanted = await paid(5_000);
    const outcome = await provider.refund(wanted);
    expect(outcome).toMatchObject({ kind: 'acknowledged', reference: expect.stringMatching(/^\d+$/) });
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    expect(await queryOf(wanted, reference)).toMatchObject({ state: 'pending' });
    expect(await provider.refund(wanted)).toEqual(outcome);
    await advance(1);
    const made = { state: 'paid', id: wanted.id, reference, payment: wanted.receipt, amount: kes(5_000) };
    expect(await queryOf(wanted, reference)).toMatchObject(made);
    expect(await provider.refund({ ...wanted, id: `${wanted.id}-b` })).toEqual({
      kind: 'rejected',
      code: 'transaction_reversed',
    });
    // Events of refunds name the payment and the sum, and no refund.
    const seen = all().filter(
      (observation) => observation.about === 'refund' && observation.payment === wanted.receipt,
    );
    expect(seen).toEqual([
      expect.objectContaining({ state: 'pending', id: null, reference: null, amount: kes(5_000) }),
      expect.objectContaining({ state: 'paid', id: null, reference: null, amount: kes(5_000) }),
    ]);
    expect(await refundsOf(wanted)).toHaveLength(1);
    expect(await provider.query(wanted.receipt)).toMatchObject({ state: 'failed', code: 'reversed' });
    await expectConserved(sandbox);
  });

  it('of parts is made until nothing is left', async () => {
    const wanted = { ...(await paid(3_000)), amount: kes(1_000) };
    expect((await provider.refund(wanted)).kind).toBe('acknowledged');
    const tooMuch = { ...wanted, id: `${wanted.id}-c`, amount: kes(2_001) };
    expect(await provider.refund(tooMuch)).toEqual({ kind: 'rejected', code: 'invalid_amount' });
    const second = { ...wanted, id: `${wanted.id}-b`, amount: kes(2_000) };
    expect((await provider.refund(second)).kind).toBe('acknowledged');
    await advance(1);
    expect((await refundsOf(wanted)).map(({ amount }) => amount).sort()).toEqual(['1000', '2000']);
    await expectConserved(sandbox);
  });

  it('that is stuck stays pending, and one that failed has failed', async () => {
    const stuck = await paid(700);
    await sandbox.rule({ kind: 'refund' }, { outcome: 'stuck' }, 1);
    const outcome = await provider.refund(stuck);
    await advance(86_400);
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    expect(await queryOf(stuck, reference)).toMatchObject({ state: 'pending', code: 'pending' });

    const failing = await paid(700);
    await sandbox.rule({ kind: 'refund' }, { outcome: { failed: 'declined' }, outcomeAfter: 30 }, 1);
    await provider.refund(failing);
    await advance(31);
    expect(await queryOf(failing, null)).toMatchObject({ state: 'failed' });
    await expectConserved(sandbox);
  });

  it('whose answer was lost is found by its note, and is not made again', async () => {
    const wanted = await paid(900);
    await sandbox.rule({ kind: 'refund' }, { answer: 'drop_after' }, 1);
    expect((await provider.refund(wanted)).kind).toBe('unknown');
    expect((await provider.refund(wanted)).kind).toBe('acknowledged');
    await advance(1);
    expect(await queryOf(wanted, null)).toMatchObject({ state: 'paid', reference: expect.any(String) });
    expect(await refundsOf(wanted)).toHaveLength(1);
    const lost = { ...wanted, id: `${wanted.id}-never-sent` };
    expect(await queryOf(lost, null)).toMatchObject({ state: 'unknown', id: lost.id });
  });

  it('is not sent while it is not known whether it was before', async () => {
    const wanted = await paid(900);
    const half = { ...wanted, amount: amountOf('KES', 50_000n) };
    expect(await provider.refund(half)).toEqual({ kind: 'not_attempted', reason: 'amount' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.refund(wanted)).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    const wrong = providerWith({ secretKey: 'sk_test_guessed' });
    expect(await wrong.refund(wanted)).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const { id, receipt: payment, callbackUrl } = wanted;
    for (const reference of ['1', null]) {
      const state = await wrong.queryRefund({ id, reference, payment, paymentReference: null, callbackUrl });
      expect(state).toMatchObject({ state: 'unknown', needsMerchant: true });
    }
    expect((await provider.refund({ ...wanted, receipt: 'none' })).kind).toBe('rejected');
    expect(await refundsOf(wanted)).toEqual([]);
  });
});

describe('a dispute at Paystack', () => {
  it.each(['won', 'lost'] as const)('is opened, and closed when it is %s', async (outcome) => {
    const { intent: wanted } = await started({
      outcome: 'paid',
      dispute: { after: 30, outcome, closesAfter: 200 },
    });
    await advance(250);
    const seen = all().filter((found) => found.about === 'dispute' && found.payment === wanted.id);
    expect(seen.map(({ state }) => state)).toEqual(['open', outcome]);
    expect(seen[0]).toMatchObject({ amount: wanted.amount, code: 'fraud', answerBy: expect.any(Date) });
    await expectConserved(sandbox);
  });
});
