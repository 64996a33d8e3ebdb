import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { giveBack } from '../../support/cancellations.ts';
import { codeOf } from '../../support/client.ts';
import { freshPass, openMail } from '../../support/mail.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { reportRows } from '../../support/report-rows.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import { payByCard } from './card-pages.ts';

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
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const FIELDS = `id status payment { status } refundableAmount { amount currency } keptAmount { amount }
  refundTerms { amount { amount } most { amount } } refunds { kind status reason amount { amount currency } creditNote }
  tickets { id status refundTerms { amount { amount } most { amount } }
    cancellationTerms { refund { amount } kept { amount } } refund { status amount { amount } kept { amount } } }`;
const BUY = `mutation ($input: PurchaseWithProviderInput!) { purchaseWithProvider(input: $input) { orderKey order { id attempt { page } } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { ${FIELDS} } }`;
const AMOUNT = `mutation ($input: RefundAmountInput!) { refundAmount(input: $input) { order { ${FIELDS} } } }`;
const REFUND_ORDER = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { order { id status } } }`;
const REFUND_TICKET = `mutation ($input: RefundTicketInput!) { refundTicket(input: $input) { ticket { id status } } }`;
const CANCEL_EVENT = `mutation ($input: CancelEventInput!) { cancelEvent(input: $input) { cancellation { state } } }`;
const CANCEL_TICKET = `mutation ($input: CancelFoundTicketInput!) { cancelFoundTicket(input: $input) { ticket { id } } }`;
const POLICY = `mutation ($input: SetCancellationPolicyInput!) { setCancellationPolicy(input: $input) {
  event { startDate cancellationPolicy { cutoffMinutes refundsPaid keepsFees steps { minutes percent } } } } }`;
const FORM = `mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { order { id } } }`;

interface Bought {
  id: string;
  key: string;
  msisdn: string;
  email: string;
}

async function pass(seconds: number): Promise<void> {
  await sandbox.advance(seconds);
  app.clock.advance(`${seconds}s`);
  await app.app.services.paymentWorker.run();
}

async function refunded(): Promise<void> {
  await pass(5);
  await pass(60);
}

async function bought(slug: string, method: 'MPESA' | 'CARD', quantity = 1): Promise<Bought> {
  count += 1;
  const [key, msisdn, email] = [randomUUID(), `254712${400_000 + count}`, `akinyi${count}@example.test`];
  const input = {
    ...{ slug, method, email, name: 'Akinyi Odhiambo', phone: `+${msisdn}`, idempotencyKey: key },
    lines: [{ tier: 'regular', quantity }],
  };
  const { data, errors } = await app.graphql(BUY, { input });
  if (!data?.purchaseWithProvider) throw new Error(JSON.stringify(errors));
  const { orderKey, order } = data.purchaseWithProvider;
  const { id, attempt } = order;
  if (method === 'MPESA') await answerPhone(sandbox, msisdn, '1234');
  else await payByCard(attempt.page, '4242424242424242');
  await pass(5);
  expect(await orderOf({ id, key: orderKey })).toMatchObject({ status: 'PAID' });
  return { id, key: orderKey, msisdn, email };
}

const orderOf = async ({ id, key }: Pick<Bought, 'id' | 'key'>, who?: TestActor) =>
  (await app.graphql(ORDER, { id, key }, who)).data.order;

const eventOf = (price = '1000', currency = 'KES') =>
  published(app, admin, {}, [{ tier: 'regular', count: 9, price, currency }]);

const refund = (orderId: string, amount: string, more: Record<string, unknown> = {}, who = admin) =>
  app.graphql(
    AMOUNT,
    { input: { orderId, amount, currency: 'KES', reason: 'The band came late', ...more } },
    who,
  );

const faultOf = (answer: Awaited<ReturnType<typeof refund>>) =>
  (answer.errors?.[0]?.extensions.details as { fields: { field: string; code: string }[] } | undefined)
    ?.fields[0];

/** The net sale of an order in the journal, in units. */
async function netSale(orderId: string): Promise<string> {
  const [row] = await app.sql<{ units: string }>(
    `SELECT sum(CASE credit WHEN 'sales' THEN units ELSE -units END)::text AS units FROM journal_transfers
     WHERE order_id = $1 AND 'sales' IN (debit, credit) AND phase = 'posted'`,
    [orderId],
  );
  return row?.units ?? '0';
}

const KES = (amount: number): string => String(BigInt(amount) * 10_000_000n);

describe.each(['MPESA', 'CARD'] as const)('a refund of an amount of a payment by %s', (method) => {
  it('goes back to the payer, while the tickets stay valid', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 2);
    const { data, errors } = await refund(order.id, '250');
    expect(errors).toBeUndefined();
    expect(data.refundAmount.order).toMatchObject({
      status: 'PAID',
      refundableAmount: { amount: '1750', currency: 'KES' },
      refunds: [{ kind: 'AMOUNT', status: 'PENDING', amount: { amount: '250', currency: 'KES' } }],
    });
    await refunded();
    const mail = await openMail(app, order.email, 'amount_refunded');
    expect(mail.text).toContain('The organiser says: The band came late.');
    expect(mail.text).toMatch(/KES 250.00 went back to the account that paid/);
    expect(mail.text).toContain(`/orders/${order.id}#tickets=`);
    expect(mail.text).toContain('Your tickets stay valid.');
    const after = await orderOf(order);
    expect(after).toMatchObject({
      status: 'PAID',
      payment: { status: 'PAID' },
      refundableAmount: null,
      refunds: [{ status: 'PAID', reason: 'The band came late' }],
      tickets: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }],
    });
    expect(after.refunds[0].creditNote).toMatch(/^CN-\d{6}$/);
    expect(mail.text).toContain(`Credit note: ${after.refunds[0].creditNote}.`);
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298250.00');
    expect(await netSale(order.id)).toBe(KES(1750));
  });

  it('may be repeated, and a later cancellation returns the rest', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 3);
    for (const amount of ['300', '200', '1500'])
      expect((await refund(order.id, amount)).errors).toBeUndefined();
    await refunded();
    const [first, second] = (await orderOf(order, admin)).tickets;
    // Of 3,000, 1,000 are left: the share of one ticket.
    await app.graphql(REFUND_TICKET, { input: { ticketId: first.id, reason: 'Ill' } }, admin);
    expect((await orderOf(order, admin)).refundTerms).toEqual({ amount: null, most: null });
    await app.graphql(REFUND_TICKET, { input: { ticketId: second.id, reason: 'Ill' } }, admin);
    await app.graphql(REFUND_ORDER, { input: { orderId: order.id, reason: 'Ill' } }, admin);
    await refunded();
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED', payment: { status: 'REFUNDED' } });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
    expect(await netSale(order.id)).toBe('0');
  });

  it('never exceeds the payment, whoever asks at the same time', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 2);
    const [ticket] = (await orderOf(order)).tickets;
    const answers = await Promise.all([
      refund(order.id, '1200'),
      refund(order.id, '1100'),
      refund(order.id, '900'),
      app.graphql(REFUND_TICKET, { input: { ticketId: ticket.id, reason: 'Ill' } }, admin),
    ]);
    for (const answer of answers) expect([undefined, 'REFUND_TOO_HIGH']).toContain(codeOf(answer));
    await refunded();
    const [row] = await app.sql<{ units: string }>(
      'SELECT sum(units)::text AS units FROM refunds WHERE order_id = $1',
      [order.id],
    );
    expect(BigInt(row?.units ?? 0)).toBeLessThanOrEqual(BigInt(KES(2000)));
    const left = (await orderOf(order, admin)).refundableAmount?.amount ?? '0';
    if (method === 'MPESA')
      expect(Number((await phoneOf(sandbox, order.msisdn)).balance)).toBe(300_000 - Number(left));
  });

  it('is made once when the answer of the provider is lost', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, method, 2);
    await sandbox.rule({ kind: method === 'MPESA' ? 'payout' : 'refund' }, { answer: 'drop_after' }, 1);
    await refund(order.id, '700');
    await refunded();
    await pass(120);
    expect(await orderOf(order)).toMatchObject({ refunds: [{ status: 'PAID' }] });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298700.00');
  });
});

describe('a refund by M-Pesa whose result is lost', () => {
  it.each([
    ['of an amount', 'payout', '700'],
    ['of the whole payment', 'reversal', null],
  ] as const)('%s is found by a question', async (_of, kind, amount) => {
    const { slug } = await eventOf();
    const order = await bought(slug, 'MPESA');
    await sandbox.rule({ kind }, { callbacks: [] }, 1);
    if (amount) await refund(order.id, amount);
    else await app.graphql(REFUND_ORDER, { input: { orderId: order.id, reason: 'Rain' } }, admin);
    await pass(5);
    expect(await orderOf(order)).toMatchObject({ refunds: [{ status: 'PENDING' }] });
    await pass(60);
    await pass(5);
    expect(await orderOf(order)).toMatchObject({ refunds: [{ status: 'PAID' }] });
    const [paid] = await app.sql('SELECT provider_receipt FROM refunds WHERE order_id = $1', [order.id]);
    const statement = await sandbox.get<{ kind: string; receipt: string }[]>('/sandbox/statement');
    expect(statement.findLast((transfer) => transfer.kind === kind)?.receipt).toBe(paid?.provider_receipt);
  });
});

describe('a refund of an amount', () => {
  it('is refused above what is left, below what the provider pays, and in fractions of a coin', async () => {
    const { slug } = await eventOf();
    const { id } = await bought(slug, 'MPESA', 1);
    expect(codeOf(await refund(id, '1000.5'))).toBe('REFUND_TOO_HIGH');
    expect(faultOf(await refund(id, '9'))).toMatchObject({ field: 'amount', code: 'OUT_OF_RANGE' });
    expect(faultOf(await refund(id, '10.5'))).toMatchObject({ field: 'amount', code: 'DECIMALS' });
    expect(faultOf(await refund(id, '0'))).toMatchObject({ field: 'amount', code: 'NOT_POSITIVE' });
    expect(faultOf(await refund(id, '-5'))).toMatchObject({ field: 'amount' });
    expect(faultOf(await refund(id, '50', { currency: 'USD' }))).toMatchObject({ code: 'CURRENCY' });
    expect(faultOf(await refund(id, '50', { reason: ' ' }))).toMatchObject({
      field: 'reason',
      code: 'LENGTH',
    });
    expect((await refund(id, '1000')).errors).toBeUndefined();
    expect(codeOf(await refund(id, '10'))).toBe('REFUND_TOO_HIGH');
    await refunded();
  });

  it('is for staff with the right, of the organiser', async () => {
    const { slug } = await eventOf();
    const { id } = await bought(slug, 'CARD');
    const validator = await app.actor('issuer_validator', admin.issuerId as string);
    expect(codeOf(await refund(id, '10', {}, validator))).toBe('FORBIDDEN');
    expect(codeOf(await refund(id, '10', {}, await app.actor('issuer_admin')))).toBe('NOT_FOUND');
  });

  it('is made once for a key, which another request cannot use', async () => {
    const { slug } = await eventOf();
    const { id } = await bought(slug, 'CARD');
    const key = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, '100', key)));
    expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
    expect(await app.sql('SELECT FROM refunds WHERE order_id = $1', [id])).toHaveLength(1);
    expect(codeOf(await refund(id, '101', key))).toBe('IDEMPOTENCY_MISMATCH');
    await refunded();
  });

  it('is refused for an order that is paid at the door', async () => {
    const { slug } = await eventOf('10', 'USD');
    const input = {
      ...{ slug, name: 'Akinyi Odhiambo', email: 'door@example.test', phone: '+254700000009' },
      ...{ lines: [{ tier: 'regular', quantity: 1 }], idempotencyKey: randomUUID() },
    };
    const { data } = await app.graphql(FORM, { input });
    expect(codeOf(await refund(data.purchaseByForm.order.id, '10', { currency: 'USD' }))).toBe(
      'NOT_PAID_ONLINE',
    );
  });

  it('is refused by the database above the payment', async () => {
    const { slug } = await eventOf();
    const { id } = await bought(slug, 'CARD');
    await refund(id, '600');
    await refunded();
    await expect(
      app.sql(
        `INSERT INTO refunds (id, issuer_id, event_id, order_id, kind, state, units, currency, attempt_id, reason, next_attempt_at, created_at)
         SELECT $2, issuer_id, event_id, order_id, 'amount', 'waiting', 4000000001, currency, attempt_id, reason, created_at, created_at
         FROM refunds WHERE order_id = $1`,
        [id, randomUUID()],
      ),
    ).rejects.toThrow('exceed its payment');
  });

  it('returns XLM to the wallet that paid', async () => {
    const { id } = await eventOf('10', 'XLM');
    const buyer = await fundedBuyer(app);
    const { data } = await buyWithWallet(app, buyer, { eventId: id, paymentAmount: '10' });
    const orderId = data.purchaseWithWallet.order.id as string;
    const before = await ledgerBalance(app, buyer.publicKey);
    const answer = await refund(orderId, '2.0000001', { currency: 'XLM' });
    expect(answer.errors).toBeUndefined();
    await until(async () => (await orderOf({ id: orderId, key: '' }, admin)).refunds[0].status === 'PAID');
    expect((await ledgerBalance(app, buyer.publicKey)) - before).toBe(20_000_001n);
    const finance = await app.actor('issuer_finance', admin.issuerId ?? '');
    const returned = await reportRows(app, finance, 'REFUNDS', ['order_id', 'amount', 'currency', 'status']);
    expect(returned.filter(([id]) => id === orderId)).toEqual([[orderId, '2.0000001', 'XLM', 'paid']]);
    expect(await orderOf({ id: orderId, key: '' }, admin)).toMatchObject({
      status: 'PAID',
      refundableAmount: { amount: '7.9999999' },
      refundTerms: { amount: { amount: '7.9999999' } },
    });
  });
});

describe('staff who cancel', () => {
  it('choose the amount of a ticket, and may return what was kept later', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, 'CARD', 3);
    const [first, second, third] = (await orderOf(order)).tickets;
    const cancel = (ticketId: string, amount: string) =>
      app.graphql(REFUND_TICKET, { input: { ticketId, amount, reason: 'No refund' } }, admin);
    expect(codeOf(await cancel(first.id, '1000.01'))).toBe('REFUND_TOO_HIGH');
    expect((await cancel(first.id, '0')).errors).toBeUndefined();
    expect((await cancel(second.id, '400')).errors).toBeUndefined();
    await refunded();
    const { tickets } = await orderOf(order);
    const byId = new Map(tickets.map((one: { id: string }) => [one.id, one]));
    expect(byId.get(first.id)).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'NONE', amount: { amount: '0' }, kept: { amount: '1000' } },
    });
    expect(byId.get(second.id)).toMatchObject({
      refund: { status: 'PAID', amount: { amount: '400' }, kept: { amount: '600' } },
    });
    const mail = await openMail(app, order.email, 'ticket_cancelled');
    expect(mail.text).toMatch(/KES 600.00 of what you paid stays with the organiser/);
    // The third ticket is worth its own share; the kept 1,600 do not return with it.
    expect((await orderOf(order, admin)).refundTerms).toEqual({
      amount: { amount: '1000' },
      most: { amount: '2600' },
    });
    await refund(order.id, '1100');
    expect(await orderOf(order, admin)).toMatchObject({
      refundTerms: { amount: { amount: '1000' }, most: { amount: '1500' } },
    });
    await app.graphql(REFUND_TICKET, { input: { ticketId: third.id, reason: 'Ill' } }, admin);
    await refunded();
    expect(await orderOf(order, admin)).toMatchObject({
      status: 'REFUNDED',
      keptAmount: { amount: '500' },
      refundableAmount: { amount: '500' },
    });
    await refund(order.id, '500');
    await refunded();
    expect(await orderOf(order, admin)).toMatchObject({ keptAmount: null, refundableAmount: null });
    expect(await netSale(order.id)).toBe('0');
  });

  it('return nothing of an order, and the buyer reads why', async () => {
    const { slug } = await eventOf();
    const order = await bought(slug, 'MPESA', 2);
    const input = { orderId: order.id, reason: 'Broke the rules of the house', amount: '0' };
    expect((await app.graphql(REFUND_ORDER, { input }, admin)).errors).toBeUndefined();
    expect(await orderOf(order)).toMatchObject({
      status: 'REFUNDED',
      keptAmount: { amount: '2000' },
      refunds: [],
      tickets: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
    const mail = await openMail(app, order.email, 'order_refunded');
    expect(mail.text).toContain('The organiser says: Broke the rules of the house.');
    expect(mail.text).toContain('Nothing of what you paid is returned.');
    expect(mail.text).toMatch(/KES 2,000.00 of what you paid stays with the organiser/);
    expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298000.00');
  });

  it('return a share of every order of an event', async () => {
    const { id, slug } = await eventOf('333');
    const [phone, card] = [await bought(slug, 'MPESA', 1), await bought(slug, 'CARD', 1)];
    const input = { eventId: id, reason: 'Rain', refundPercent: 50 };
    expect(
      (await app.graphql(CANCEL_EVENT, { input: { ...input, refundPercent: 101 } }, admin)).errors,
    ).toBeDefined();
    expect((await app.graphql(CANCEL_EVENT, { input }, admin)).errors).toBeUndefined();
    await giveBack(app, id);
    await refunded();
    await refunded();
    // M-Pesa moves whole shillings.
    expect(await orderOf(phone)).toMatchObject({ status: 'REFUNDED', keptAmount: { amount: '167' } });
    expect(await orderOf(card)).toMatchObject({ status: 'REFUNDED', keptAmount: { amount: '166.5' } });
    const mail = await openMail(app, phone.email, 'event_cancelled');
    expect(mail.text).toMatch(/KES 167.00 of what you paid stays with the organiser/);
  });
});

describe('the terms of an event', () => {
  const DAY = 1_440;
  const STEPS = [
    { minutes: 5 * DAY, percent: 100 },
    { minutes: 2 * DAY, percent: 50 },
  ];

  it('return a share by steps, which the holder reads before', async () => {
    const { id, slug } = await eventOf('1001');
    const input = { eventId: id, minutes: 0, refundsPaid: true, steps: STEPS, keepsFees: false };
    const { data } = await app.graphql(POLICY, { input }, admin);
    const { startDate, cancellationPolicy } = data.setCancellationPolicy.event;
    expect(cancellationPolicy).toEqual({
      cutoffMinutes: 0,
      refundsPaid: true,
      keepsFees: false,
      steps: STEPS,
    });
    const order = await bought(slug, 'MPESA', 3);
    const [first, second, third] = (await orderOf(order)).tickets;
    const terms = async () => (await orderOf(order)).tickets[2].cancellationTerms;
    const cancel = async (ticketId: string, shown: string) =>
      app.graphql(CANCEL_TICKET, {
        input: { pass: await freshPass(app, order.email), id: ticketId, refund: shown },
      });
    const until = (minutes: number) =>
      pass((new Date(startDate).getTime() - minutes * 60_000 - app.clock.now().getTime()) / 1_000);
    expect(await terms()).toEqual({ refund: { amount: '1001' }, kept: null });
    await until(3 * DAY);
    expect(await terms()).toEqual({ refund: { amount: '500' }, kept: { amount: '501' } });
    expect(codeOf(await cancel(first.id, '1001'))).toBe('REFUND_CHANGED');
    expect((await cancel(first.id, '500')).errors).toBeUndefined();
    await until(DAY);
    expect(await terms()).toEqual({ refund: null, kept: { amount: '1001' } });
    expect((await cancel(second.id, '0')).errors).toBeUndefined();
    expect((await cancel(third.id, '0')).errors).toBeUndefined();
    await refunded();
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED', keptAmount: { amount: '2503' } });
    expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('297497.00');
  });

  it('round to whole units of a currency without decimals', async () => {
    const { id, slug } = await eventOf('12001', 'RWF');
    const steps = [{ minutes: 0, percent: 33 }];
    await app.graphql(POLICY, { input: { eventId: id, minutes: 0, refundsPaid: true, steps } }, admin);
    const order = await bought(slug, 'CARD', 1);
    expect((await orderOf(order)).tickets[0].cancellationTerms).toEqual({
      refund: { amount: '3960' },
      kept: { amount: '8041' },
    });
    expect(faultOf(await refund(order.id, '0.5', { currency: 'RWF' }))).toMatchObject({
      code: 'DECIMALS',
      max: 0,
    });
    expect((await refund(order.id, '9000', { currency: 'RWF' })).errors).toBeUndefined();
    // The share is 3,960, and 3,001 are left of the payment.
    expect((await orderOf(order)).tickets[0].cancellationTerms).toEqual({
      refund: { amount: '3001' },
      kept: null,
    });
    await refunded();
  });

  it.each([
    ['a fourth step', [1, 2, 3, 4].map((n) => ({ minutes: 9_000 - n, percent: 90 - n })), 'TOO_MANY'],
    [
      'a later step with more',
      [
        { minutes: 90, percent: 50 },
        { minutes: 80, percent: 60 },
      ],
      'OUT_OF_RANGE',
    ],
    [
      'steps out of order',
      [
        { minutes: 80, percent: 50 },
        { minutes: 90, percent: 40 },
      ],
      'OUT_OF_RANGE',
    ],
    ['a step after the deadline', [{ minutes: 59, percent: 50 }], 'OUT_OF_RANGE'],
    ['more than the whole', [{ minutes: 90, percent: 101 }], 'OUT_OF_RANGE'],
  ])('are refused with %s', async (_what, steps, code) => {
    const { id } = await eventOf();
    const answer = await app.graphql(
      POLICY,
      { input: { eventId: id, minutes: 60, refundsPaid: true, steps } },
      admin,
    );
    expect(faultOf(answer)?.code).toBe(code);
  });
});
