import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Amount, amountOf, UNITS_PER_WHOLE } from '../../../server/lib/money/index.ts';
import { MpesaProvider } from '../../../server/modules/payments/mpesa/mpesa-provider.ts';
import type { Observation, PaymentIntent } from '../../../server/modules/payments/port.ts';
import { Clock } from '../../../server/platform/clock.ts';
import type { Scenario } from '../../../server/sandbox-payments/run/scenario.ts';
import {
  type CallbackReceiver,
  type PaymentSandbox,
  startCallbackReceiver,
  startPaymentSandbox,
} from '../../support/payment-sandbox.ts';
import { withReportingServer } from '../../support/reporting-server.ts';
import { describeConformance, type Situation, type Told } from './conformance.ts';

interface StatementLine {
  receipt: string;
  kind: string;
  amount: string;
  msisdn: string;
  reference: string;
}

let sandbox: PaymentSandbox;
let receiver: CallbackReceiver;
let provider: MpesaProvider;
let certificate = '';
let count = 0;

const MERCHANT = {
  consumerKey: 'sandbox-consumer-key',
  consumerSecret: 'sandbox-consumer-secret',
  shortcode: '174379',
  till: null,
  passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
};

const kes = (shillings: number): Amount<'KES'> => amountOf('KES', BigInt(shillings) * UNITS_PER_WHOLE);
const clock = new Clock();

const providerWith = (changes: object = {}): MpesaProvider =>
  new MpesaProvider(
    {
      ...MERCHANT,
      baseUrl: sandbox.url,
      initiator: { name: 'testapi', password: 'Safaricom123!!', certificate },
      ...changes,
    },
    clock,
  );

function intent(shillings = 1_500): PaymentIntent {
  count += 1;
  return {
    id: `attempt-${count}`,
    createdAt: new Date(),
    amount: kes(shillings),
    email: null,
    phone: `+254 711 ${String(100_000 + count)}`,
    callbackUrl: `${receiver.url}/callbacks/${count}`,
    accountCallbackUrl: `${receiver.url}/account`,
    returnUrl: 'https://tickets.example/orders/1',
    cancelUrl: 'https://tickets.example/orders/1/cancelled',
    accountReference: `ORDER${count}`,
    description: 'Tickets',
  };
}

const observed = (callbackUrl: string): Observation[] =>
  receiver.received
    .filter(({ path }) => path === new URL(callbackUrl).pathname)
    .flatMap((callback) => provider.parseCallback(callback));

const statement = (): Promise<StatementLine[]> => sandbox.get('/sandbox/statement');
const linesFor = async ({ accountReference }: PaymentIntent): Promise<StatementLine[]> =>
  (await statement()).filter(({ reference }) => reference === accountReference);

const SCENARIOS: Record<Exclude<Situation, 'token_replaced'>, Partial<Scenario>> = {
  paid: { outcome: 'paid' },
  declined: { outcome: { failed: '1032' } },
  answer_lost: { outcome: 'paid', answer: 'drop_after' },
  request_lost: { answer: 'drop_before' },
  foreign_page: { outcome: 'paid', answer: 'html' },
  unmapped_outcome: { outcome: { failed: '7777' } },
  flapping: { outcome: 'paid', callbacks: [{ after: 0, result: '1032' }, { after: 20 }] },
  callback_first: { outcome: 'paid', callbacks: [{ after: -1 }] },
  unclear_query: { outcome: 'paid', queries: ['500.001.1001', '500'] },
};

/** Another program with the same credentials asks for a token, which ends the one before. */
async function replaceToken(): Promise<void> {
  const basic = Buffer.from(`${MERCHANT.consumerKey}:${MERCHANT.consumerSecret}`).toString('base64');
  const answer = await fetch(`${sandbox.url}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization: `Basic ${basic}` },
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  receiver = await startCallbackReceiver();
  certificate = await (await fetch(`${sandbox.url}/sandbox/certificate`)).text();
  provider = providerWith();
});

afterAll(async () => {
  await receiver.stop();
  await sandbox.stop();
});

/** No money appears or is lost: the balances add up to nothing, since the bank gave what there is. */
async function expectConserved(): Promise<void> {
  const balances = await sandbox.get<{ id: string; balance: string }[]>('/sandbox/balances');
  expect(balances.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
}

/** A callback, which anybody could have sent, and a line of the statement. */
async function readTold({ intent: asked, reference, amount }: Told) {
  // Amounts are whole shillings, or decimals of them.
  const shillings = typeof amount === 'number' && Number.isInteger(amount) ? amount / 100 : amount;
  const reported = shillings === 1.5 ? '1.5.0' : shillings;
  const Item = [
    { Name: 'Amount', Value: reported },
    { Name: 'MpesaReceiptNumber', Value: 'TOLD000001' },
  ];
  const stkCallback = { ResultCode: 0, CheckoutRequestID: reference, CallbackMetadata: { Item } };
  const body = Buffer.from(JSON.stringify({ Body: { stkCallback } }));
  const billreference = reference === 'of-another-page' ? 'ANOTHER' : asked.accountReference;
  const line = { transactionId: 'TOLD000001', msisdn: '254711000000', billreference, amount: reported };
  const [answer] = await withReportingServer(
    (path) =>
      path.startsWith('/oauth')
        ? { access_token: 'told', expires_in: '3599' }
        : { ResponseCode: '1000', Response: [[line]] },
    (baseUrl) => providerWith({ baseUrl }).pull(new Date(0), new Date()),
  );
  if (!answer) throw new Error('the statement is empty');
  return { report: provider.parseCallback({ body, headers: {} }), answer };
}

describeConformance('M-Pesa', () => ({
  provider,
  strangers: () => ({
    withWrongKey: providerWith({ consumerSecret: 'guessed' }),
    withoutServer: providerWith({ baseUrl: 'http://127.0.0.1:9' }),
  }),
  intent,
  arrange: async (situation) => {
    if (situation === 'token_replaced') {
      await provider.query('ws_CO_none');
      await replaceToken();
    }
    await sandbox.rule({ kind: 'push' }, SCENARIOS[situation === 'token_replaced' ? 'paid' : situation], 1);
  },
  settle: () => sandbox.advance(60),
  observed,
  takenFor: async (asked) => (await linesFor(asked)).length,
  reset: () => sandbox.clearRules(),
  read: readTold,
  hasCurrencies: false,
}));

describe('an account at Safaricom', () => {
  it.each([{ passkey: 'guessed' }, { shortcode: '600000' }])('is refused with %o', async (changes) => {
    const outcome = await providerWith(changes).check();
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'account' });
  });

  it('registers its address once', async () => {
    await sandbox.post('/sandbox/merchants', {
      shortcode: '600111',
      consumer_key: 'other-key',
      name: 'Another',
    });
    const other = providerWith({ shortcode: '600111', consumerKey: 'other-key' });
    expect(await other.register(`${receiver.url}/account`)).toBe(true);
    expect(await other.register(`${receiver.url}/account`)).toBe(false);
    expect(await other.check()).toEqual({ kind: 'ok' });
  });
});

describe('a payment by M-Pesa', () => {
  it('is made by the payer with the PIN on the phone, and has a receipt', async () => {
    const asked = intent(2_500);
    const outcome = await provider.start(asked);
    const msisdn = `254711${100_000 + count}`;
    expect(outcome).toMatchObject({ kind: 'acknowledged', next: { kind: 'prompt', phone: msisdn } });
    if (outcome.kind !== 'acknowledged') return;
    expect(await provider.query(outcome.reference)).toMatchObject({ state: 'pending', code: '4999' });

    const phone = await sandbox.get<{ prompt: { checkoutId: string; amount: string; reference: string } }>(
      `/phone/${msisdn}/state`,
    );
    expect(phone.prompt).toMatchObject({ amount: '2500.00', reference: asked.accountReference });
    const { checkoutId } = phone.prompt;
    const after = await sandbox.post<{ balance: string; messages: { body: string }[] }>(
      `/phone/${msisdn}/answer`,
      { checkoutId, pin: '1234' },
    );
    expect(after.balance).toBe('297500.00');
    await sandbox.advance(1);

    const [line] = await linesFor(asked);
    expect(after.messages[0]?.body).toContain(`${line?.receipt} Confirmed. Ksh2500.00 sent to`);
    expect(observed(asked.callbackUrl)).toEqual([
      expect.objectContaining({
        state: 'paid',
        source: 'callback',
        reference: outcome.reference,
        receipt: line?.receipt,
        amount: asked.amount,
        payer: msisdn,
      }),
    ]);
    // The query proves that it was paid, and nothing else.
    expect(await provider.query(outcome.reference)).toMatchObject({
      state: 'paid',
      receipt: null,
      amount: null,
    });
    await expectConserved();
  });

  it.each([
    ['a wrong PIN', { pin: '9999' }, 'wrong_pin'],
    ['no PIN', { pin: null }, 'cancelled'],
  ])('fails with %s', async (_name, answer, reason) => {
    const asked = intent();
    const outcome = await provider.start(asked);
    const msisdn = `254711${100_000 + count}`;
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    await sandbox.post(`/phone/${msisdn}/answer`, { checkoutId: reference, ...answer });
    await sandbox.advance(1);
    expect(observed(asked.callbackUrl)).toEqual([expect.objectContaining({ state: 'failed', reason })]);
    expect(await linesFor(asked)).toEqual([]);
  });

  it('fails when the phone does not answer within a minute, and when it has too little money', async () => {
    const [quiet, poor] = [intent(), { ...intent(250_000), phone: '0711 900 001' }];
    await provider.start(quiet);
    await sandbox.rule({ msisdn: '254711900001' }, { outcome: 'paid' });
    await provider.start(poor);
    await provider.start({ ...poor, callbackUrl: `${poor.callbackUrl}-again` });
    await sandbox.advance(61);
    expect(observed(quiet.callbackUrl)).toEqual([expect.objectContaining({ reason: 'no_answer' })]);
    expect(observed(poor.callbackUrl)).toEqual([expect.objectContaining({ state: 'paid' })]);
    expect(observed(`${poor.callbackUrl}-again`)).toEqual([
      expect.objectContaining({ reason: 'insufficient_funds' }),
    ]);
    await sandbox.clearRules();
  });

  it('is not asked for when the amount or the phone cannot be right', async () => {
    const before = receiver.received.length;
    const wrong: [Partial<PaymentIntent>, string][] = [
      [{ amount: amountOf('KES', UNITS_PER_WHOLE / 2n) }, 'amount'],
      [{ amount: kes(0) }, 'amount'],
      [{ amount: kes(250_001) }, 'amount'],
      [{ amount: amountOf('USD', UNITS_PER_WHOLE) }, 'currency'],
      [{ phone: '+1 212 555 0100' }, 'phone'],
      [{ phone: null }, 'phone'],
    ];
    for (const [change, reason] of wrong) {
      expect(await provider.start({ ...intent(), ...change })).toEqual({ kind: 'not_attempted', reason });
    }
    expect(receiver.received).toHaveLength(before);
  });

  it('is not attempted with wrong credentials or without Daraja, and refused for a bad address', async () => {
    const wrong = providerWith({ consumerSecret: 'guessed' });
    expect(await wrong.start(intent())).toEqual({ kind: 'not_attempted', reason: 'credentials' });
    const nowhere = providerWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await nowhere.start(intent())).toEqual({ kind: 'not_attempted', reason: 'unavailable' });
    const asked = { ...intent(), callbackUrl: 'https://tickets.example/mpesa/1' };
    expect(await provider.start(asked)).toMatchObject({ kind: 'rejected', code: '400.002.02' });
  });

  it('is unknown when Daraja cannot say why it failed, and not attempted when it is too busy', async () => {
    await sandbox.rule({ kind: 'push' }, { answer: { error: '500.001.1001', status: 500 } }, 1);
    expect(await provider.start(intent())).toMatchObject({ kind: 'unknown', detail: '500.001.1001' });
    await sandbox.rule({ kind: 'push' }, { answer: { error: '500.003.02', status: 500 } }, 1);
    expect(await provider.start(intent())).toEqual({ kind: 'not_attempted', reason: 'busy' });
  });

  it('shares one token among calls at the same time', async () => {
    const fresh = providerWith();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => fresh.start(intent())));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'acknowledged'));
  });

  it('reads numbers, texts, missing items and values left out', async () => {
    await sandbox.rule(
      { kind: 'push' },
      { outcome: 'paid', numericCodes: true, callbacks: [{ after: 0, without: ['PhoneNumber', 'Amount'] }] },
      1,
    );
    const asked = intent();
    const outcome = await provider.start(asked);
    await sandbox.advance(1);
    expect(observed(asked.callbackUrl)).toEqual([
      expect.objectContaining({ state: 'paid', amount: null, payer: null, receipt: expect.any(String) }),
    ]);
    const reference = outcome.kind === 'acknowledged' ? outcome.reference : '';
    expect(await provider.query(reference)).toMatchObject({ state: 'paid', code: '0' });
  });

  it('is found on the statement when no callback came', async () => {
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', answer: 'drop_after', callbacks: [] }, 1);
    const asked = intent(730);
    const from = new Date((await sandbox.now()).getTime() - 1_000);
    expect((await provider.start(asked)).kind).toBe('unknown');
    await sandbox.advance(5);
    expect(observed(asked.callbackUrl)).toEqual([]);
    const found = await provider.pull(from, new Date(from.getTime() + 60_000));
    expect(found.filter(({ accountReference }) => accountReference === asked.accountReference)).toEqual([
      expect.objectContaining({ state: 'paid', source: 'pull', amount: kes(730) }),
    ]);
  });

  it('is found by the receipt that the buyer reads in the message', async () => {
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', callbacks: [] }, 1);
    const asked = intent(640);
    await provider.start(asked);
    await sandbox.advance(1);
    const [line] = await linesFor(asked);
    const address = `${receiver.url}/status/${count}`;
    const question = await provider.queryReceipt(line?.receipt ?? '', address);
    expect(question).toMatchObject({ conversation: expect.stringMatching(/^AG_/) });
    expect(await provider.queryReceipt('SNOTTHERE1', `${address}-none`)).not.toBeNull();
    await sandbox.advance(1);
    expect(observed(address).filter(({ about }) => about === 'payment')).toEqual([
      expect.objectContaining({
        state: 'paid',
        source: 'status',
        receipt: line?.receipt,
        amount: kes(640),
        payer: `254711${100_000 + count}`,
        answerTo: question,
      }),
    ]);
    // An unknown receipt is no payment of this merchant.
    expect(observed(`${address}-none`).map(({ state }) => state)).not.toContain('paid');
  });

  it('comes a second time to the registered address, with the same receipt', async () => {
    const shop = { shortcode: '600100', consumer_key: 'shop-key', consumer_secret: 'shop-secret' };
    await sandbox.post('/sandbox/merchants', { ...shop, name: 'KILIMO HOUSE' });
    const own = providerWith({ shortcode: '600100', consumerKey: 'shop-key', consumerSecret: 'shop-secret' });
    const token = await tokenOf('shop-key', 'shop-secret');
    const register = (): Promise<Response> =>
      fetch(`${sandbox.url}/mpesa/c2b/v2/registerurl`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ShortCode: '600100',
          ResponseType: 'Completed',
          ConfirmationURL: `${receiver.url}/confirmed`,
          ValidationURL: `${receiver.url}/valid`,
        }),
      });
    expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(500);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid' }, 1);
    const asked = intent(90);
    await own.start(asked);
    await sandbox.advance(1);
    const [callback] = observed(asked.callbackUrl);
    expect(observed(`${receiver.url}/confirmed`)).toEqual([
      expect.objectContaining({
        state: 'paid',
        source: 'confirmation',
        receipt: callback?.about === 'payment' ? callback.receipt : 'none',
        accountReference: asked.accountReference,
        amount: kes(90),
      }),
    ]);
  });

  it('goes on where it was when Daraja was restarted', async () => {
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 20 }, 1);
    const asked = intent();
    await provider.start(asked);
    await sandbox.restart();
    expect(observed(asked.callbackUrl)).toEqual([]);
    await sandbox.advance(30);
    expect(observed(asked.callbackUrl)).toEqual([expect.objectContaining({ state: 'paid' })]);
  });
});

async function tokenOf(key: string, secret: string): Promise<string> {
  const answer = await fetch(`${sandbox.url}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

describe('a refund by M-Pesa', () => {
  async function paid(shillings: number) {
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid' }, 1);
    const asked = intent(shillings);
    await provider.start(asked);
    await sandbox.advance(1);
    const [payment] = observed(asked.callbackUrl);
    if (payment?.about !== 'payment' || payment.receipt === null || payment.payer === null)
      throw new Error('it was not paid');
    count += 1;
    return {
      id: `refund-${count}`,
      receipt: payment.receipt,
      paid: kes(shillings),
      paymentReference: null,
      amount: kes(shillings),
      payer: payment.payer,
      callbackUrl: `${receiver.url}/refunds/${count}`,
    };
  }

  it('of the whole payment is a reversal, once', async () => {
    const request = await paid(1_200);
    expect(await provider.refund(request)).toMatchObject({ kind: 'acknowledged' });
    const again = { ...request, id: `${request.id}-b`, callbackUrl: `${request.callbackUrl}-b` };
    await provider.refund(again);
    await sandbox.advance(1);
    expect(observed(request.callbackUrl)).toEqual([
      expect.objectContaining({ about: 'refund', state: 'paid', id: request.id, amount: kes(1_200) }),
    ]);
    expect(observed(again.callbackUrl)).toEqual([
      expect.objectContaining({ state: 'failed', code: 'R000001', needsMerchant: false }),
    ]);
    expect((await statement()).filter(({ kind }) => kind === 'reversal')).toHaveLength(1);
    await expectConserved();
  });

  it('of a part is a payout to the payer, and a repeat with its ID is not paid again', async () => {
    const request = { ...(await paid(3_000)), amount: kes(1_000) };
    const first = await provider.refund(request);
    expect(first).toMatchObject({ kind: 'acknowledged' });
    expect((await provider.refund(request)).kind).toBe('unknown');
    await sandbox.advance(1);
    expect(observed(request.callbackUrl)).toEqual([
      expect.objectContaining({ state: 'paid', id: request.id, amount: kes(1_000) }),
    ]);
    const payouts = (await statement()).filter(({ kind }) => kind === 'payout');
    expect(payouts).toEqual([expect.objectContaining({ amount: '100000', msisdn: request.payer })]);

    const reference = first.kind === 'acknowledged' ? first.reference : null;
    const callbackUrl = `${request.callbackUrl}-state`;
    const asked = {
      id: request.id,
      reference,
      payment: request.receipt,
      paymentReference: null,
      callbackUrl,
    };
    const { question } = await provider.queryRefund(asked);
    expect(question).toMatchObject({ conversation: expect.stringMatching(/^AG_/) });
    await sandbox.advance(1);
    expect(observed(asked.callbackUrl)).toEqual([
      expect.objectContaining({
        about: 'payment',
        state: 'paid',
        payer: MERCHANT.shortcode,
        answerTo: question,
      }),
      expect.objectContaining({
        about: 'refund',
        state: 'paid',
        id: request.id,
        reference,
        amount: kes(1_000),
      }),
    ]);
    await expectConserved();
  });

  it('is not attempted below the minimum of a payout, or without an initiator', async () => {
    const request = await paid(500);
    expect(await provider.refund({ ...request, amount: kes(9) })).toEqual({
      kind: 'not_attempted',
      reason: 'amount',
    });
    const without = providerWith({ initiator: null });
    expect(await without.refund(request)).toEqual({ kind: 'not_attempted', reason: 'credentials' });
  });

  it('that the credentials of the merchant do not allow needs the merchant', async () => {
    const request = { ...(await paid(500)), amount: kes(100) };
    const wrong = providerWith({ initiator: { name: 'testapi', password: 'guessed', certificate } });
    expect((await wrong.refund(request)).kind).toBe('acknowledged');
    await sandbox.advance(1);
    expect(observed(request.callbackUrl)).toEqual([
      expect.objectContaining({ state: 'failed', code: '2001', needsMerchant: true }),
    ]);
  });

  it('with a lost answer, or a result at the address for timeouts, is resolved by its callback', async () => {
    const request = { ...(await paid(800)), amount: kes(300) };
    await sandbox.rule({ kind: 'payout' }, { answer: 'drop_after', toTimeoutUrl: true }, 1);
    expect((await provider.refund(request)).kind).toBe('unknown');
    await sandbox.advance(1);
    expect(observed(request.callbackUrl)).toEqual([
      expect.objectContaining({ state: 'paid', id: request.id }),
    ]);
  });
});
