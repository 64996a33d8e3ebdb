import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { freshPass } from '../../support/mail.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { GOOD_CARD, ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';
import { expectConserved, payByCard, payByPhone, payments } from './card-pages.ts';

const HOUR = 3_600;
const PRICE = 1_000;

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
let admin: TestActor;
let account: string;
let event: { id: string; slug: string };

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  admin = await app.actor('issuer_admin');
  account = await connectMerchant(app, sandbox, admin.issuerId as string, 'pesapal');
  event = await published(app, admin, {}, [
    { tier: 'regular', count: 90, price: String(PRICE), currency: 'KES' },
  ]);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  await expectConserved(sandbox);
  expect(await booksDiffer(app)).toEqual([]);
});

const FIELDS = `status payment { status failureCode }
  attempt { id status failureCode page receipt isLate refundStatus dispute { status amount { amount } } }
  tickets { id status refund { status } }`;
const FINDINGS = 'query ($id: ID) { paymentFindings(eventId: $id) { nodes { id kind viewerDecisions } } }';
const SETTLE = `mutation ($input: SettlePaymentFindingInput!) { settlePaymentFinding(input: $input) { done } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Rain" }) { ticket { id } } }`;
const POLICY = `mutation ($input: SetCancellationPolicyInput!) { setCancellationPolicy(input: $input) { event { id } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }`;
const REFUND_AMOUNT = `mutation ($id: ID!, $amount: Decimal!) {
  refundAmount(input: { orderId: $id, amount: $amount, currency: KES, reason: "Late" }) { order { id } } }`;

const read = (order: Pick<ProviderOrder, 'id' | 'key'>) => buyers.read(order, FIELDS);
const findings = async () =>
  (await app.graphql(FINDINGS, { id: event.id }, admin)).data.paymentFindings.nodes as {
    id: string;
    kind: string;
    viewerDecisions: string[];
  }[];

interface Stored {
  id: string;
  state: string;
  reference: string | null;
  receipt: string | null;
  next_query_at: Date | null;
}

async function attemptOf({ id }: { id: string }): Promise<Stored> {
  const [row] = await app.sql<Stored & Record<string, unknown>>(
    'SELECT id, state, reference, receipt, next_query_at FROM payment_attempts WHERE order_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  );
  if (!row) throw new Error('no attempt');
  return row;
}

/** What the merchant has at Pesapal, and in the journal, in shillings. */
async function money(): Promise<{ there: number; booked: number }> {
  const [row] = await app.sql<{ label: string }>('SELECT label FROM merchant_accounts WHERE id = $1', [
    account,
  ]);
  const balances = await sandbox.get<{ id: string; balance: string }[]>('/sandbox/balances');
  const own = balances.find(({ id }) => id === `card-merchant:${row?.label}:KES`);
  const [journal] = await app.sql<{ units: string }>(
    `SELECT coalesce(sum(CASE debit WHEN 'merchant' THEN units ELSE -units END), 0)::text AS units
     FROM journal_transfers WHERE provider = 'pesapal'`,
  );
  const lent = 1_000_000;
  return {
    there: own ? Number(own.balance) / 100 - lent : 0,
    booked: Number(BigInt(journal?.units ?? 0) / 10_000_000n),
  };
}

async function expectBooked(): Promise<number> {
  const { there, booked } = await money();
  expect(booked).toBe(there);
  return booked;
}

const arrange = (scenario: object) => sandbox.rule({ kind: 'checkout' }, scenario, 1);

/** Buys two tickets and pays by mobile money. */
async function boughtByPhone(quantity = 2): Promise<ProviderOrder> {
  const order = await buyers.buy(event.slug, 'CARD', quantity);
  await payByPhone(order.page, '0712345678');
  await buyers.pass(5);
  expect((await read(order)).status).toBe('PAID');
  return order;
}

/** The holder of a ticket cancels it by the mailed link, as the terms of the event allow. */
async function cancelAsHolder(order: ProviderOrder, ticketId: string): Promise<void> {
  const terms = { eventId: event.id, minutes: 0, refundsPaid: true };
  expect((await app.graphql(POLICY, { input: terms }, admin)).errors).toBeUndefined();
  const [row] = await app.sql<{ email: string }>('SELECT buyer_email AS email FROM orders WHERE id = $1', [
    order.id,
  ]);
  const pass = await freshPass(app, row?.email ?? '');
  const headers = { 'x-ticket-pass': pass };
  expect((await app.rest('POST', `/api/tickets/${ticketId}/cancel`, {}, { headers })).status).toBe(202);
}

describe('an order that is paid through Pesapal', () => {
  it.each(['card', 'mobile money'])('by %s has its tickets, and its money in the books', async (means) => {
    const order = means === 'card' ? await buyers.bought(event.slug, 'CARD') : await boughtByPhone(1);
    const stored = await attemptOf(order);
    expect(stored).toMatchObject({ state: 'paid', next_query_at: null });
    expect(await read(order)).toMatchObject({ status: 'PAID', attempt: { receipt: stored.receipt } });
    await expectBooked();
  });

  it('is offered as a page that takes mobile money, and is money at Pesapal', async () => {
    const order = await buyers.bought(event.slug, 'CARD');
    expect(await buyers.read(order, 'attempt { method takesMobileMoney }')).toEqual({
      attempt: { method: 'CARD', takesMobileMoney: true },
    });
    const text = `query ($id: ID!) { event(id: $id) { paymentMethods cardTakesMobileMoney
      money { ways { way taken { amount } } places { place amount { amount } } } } }`;
    const { data } = await app.graphql(text, { id: event.id }, admin);
    expect(data.event).toMatchObject({ paymentMethods: ['CARD'], cardTakesMobileMoney: true });
    const amount = String(await expectBooked());
    expect(data.event.money.places).toEqual([{ place: 'PESAPAL', amount: { amount } }]);
    expect(data.event.money.ways).toEqual([{ way: 'CARD', taken: { amount } }]);
  });

  it('without an answer to its submission is found by the notification, with its own reference', async () => {
    await arrange({ outcome: 'paid', outcomeAfter: 30, answer: 'drop_after' });
    const order = await buyers.buy(event.slug, 'CARD');
    expect(order.page).toBeNull();
    expect(await attemptOf(order)).toMatchObject({ state: 'pending', reference: null });
    await buyers.pass(20);
    expect(await attemptOf(order)).toMatchObject({ state: 'pending', reference: null });
    await buyers.pass(20);
    const stored = await attemptOf(order);
    expect(stored.state).toBe('paid');
    expect(stored.reference).toMatch(/^[0-9a-f-]{36}$/);
    expect((await payments(sandbox, stored.id)).map(({ receipt }) => receipt)).toEqual([stored.receipt]);
    await expectBooked();
  });

  it('without an answer is found later when the first answers about the notification are unclear', async () => {
    const queries = ['500', '404', 'other', 'unknown'];
    await arrange({ outcome: 'paid', answer: 'drop_after', queries });
    const order = await buyers.buy(event.slug, 'CARD');
    await buyers.pass(5);
    expect(await attemptOf(order)).toMatchObject({ state: 'pending', reference: null });
    for (let step = 0; step < 6; step += 1) await buyers.pass(300);
    expect((await read(order)).status).toBe('PAID');
    await expectBooked();
  });

  it('is paid before the answer to its submission', async () => {
    await arrange({ outcome: 'paid', callbacks: [{ after: -1 }] });
    const order = await buyers.buy(event.slug, 'CARD');
    await buyers.pass(1);
    expect((await read(order)).status).toBe('PAID');
    await expectBooked();
  });

  it('does not get the payment of another order by a notification that names it', async () => {
    const other = await attemptOf(await buyers.bought(event.slug, 'CARD'));
    await arrange({
      outcome: 'stuck',
      answer: 'drop_after',
    });
    const order = await buyers.buy(event.slug, 'CARD');
    const { id } = await attemptOf(order);
    const { callbackToken } = await app.app.services.paymentProviders.of(account);
    const forged = { OrderTrackingId: other.reference, OrderMerchantReference: id };
    const answer = await fetch(`${app.url}/payments/callbacks/${callbackToken}`, {
      method: 'POST',
      body: JSON.stringify({ ...forged, OrderNotificationType: 'IPNCHANGE' }),
    });
    expect(await answer.json()).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: other.reference,
      orderMerchantReference: id,
      status: 200,
    });
    await buyers.pass(10);
    expect(await attemptOf(order)).toMatchObject({ state: 'pending', reference: null, receipt: null });
  });

  it('that failed is paid later on the same page, also when no notification comes', async () => {
    await arrange({ callbacks: [] });
    const order = await buyers.buy(event.slug, 'CARD');
    await payByCard(order.page, '4000000000000002');
    await buyers.pass(6);
    const failed = await attemptOf(order);
    expect(failed.state).toBe('failed');
    expect(failed.next_query_at).not.toBeNull();
    await payByCard(order.page, GOOD_CARD);
    await buyers.pass(HOUR);
    expect(await read(order)).toMatchObject({ status: 'PAID', attempt: { status: 'PAID', isLate: true } });
    await expectBooked();
  });

  it('that was left ends without a finding, and is late when it is paid on the last day', async () => {
    const left = await buyers.buy(event.slug, 'CARD');
    const late = await buyers.buy(event.slug, 'CARD');
    const before = (await findings()).map(({ kind }) => kind);
    for (let step = 0; step < 6; step += 1) await buyers.pass(11 * HOUR);
    await payByPhone(late.page, '0712345678');
    for (let step = 0; step < 3; step += 1) await buyers.pass(3 * HOUR);
    expect(await read(late)).toMatchObject({ status: 'PAID', attempt: { isLate: true } });
    expect(await attemptOf(left)).toMatchObject({ next_query_at: null });
    expect((await read(left)).attempt.status).toMatch(/^(FAILED|EXPIRED)$/);
    // That of the attempt before, whose answer was lost.
    expect((await findings()).map(({ kind }) => kind)).toEqual([...before, 'UNRESOLVED']);
    await expectBooked();
  });
});

describe('a reversal by Pesapal', () => {
  it('is booked once, with the amount that was taken, like a lost dispute', async () => {
    await arrange({ dispute: { after: 60 } });
    const order = await buyers.bought(event.slug, 'CARD', 2);
    const before = await expectBooked();
    await buyers.pass(70);
    expect((await read(order)).attempt.dispute).toMatchObject({
      status: 'LOST',
      amount: { amount: String(2 * PRICE) },
    });
    expect(await expectBooked()).toBe(before - 2 * PRICE);
    const { callbackToken } = await app.app.services.paymentProviders.of(account);
    const { id, reference } = await attemptOf(order);
    await fetch(`${app.url}/payments/callbacks/${callbackToken}`, {
      method: 'POST',
      body: JSON.stringify({ OrderTrackingId: reference, OrderMerchantReference: id }),
    });
    await buyers.pass(60);
    expect(await expectBooked()).toBe(before - 2 * PRICE);
    const again = await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    expect(again.errors?.[0]?.extensions.code).toBe('PAYMENT_DISPUTED');
  });

  it('is asked about until there is a clear answer', async () => {
    await arrange({ dispute: { after: 60 }, queries: ['true', '500', 'pending', '429'] });
    const order = await buyers.bought(event.slug, 'CARD');
    await buyers.pass(70);
    expect((await read(order)).attempt.dispute).toBeNull();
    for (let step = 0; step < 4; step += 1) await buyers.pass(300);
    expect((await read(order)).attempt.dispute).toMatchObject({ status: 'LOST' });
    await expectBooked();
  });

  it('before its payment was known leaves nothing in the books', async () => {
    const before = await expectBooked();
    await arrange({ outcome: 'paid', outcomeAfter: 61, dispute: { after: 1 }, callbacks: [] });
    const order = await buyers.buy(event.slug, 'CARD');
    for (let step = 0; step < 3; step += 1) await buyers.pass(HOUR);
    expect(await attemptOf(order)).toMatchObject({ state: 'failed', receipt: null });
    expect(await expectBooked()).toBe(before);
  });

  it('of which no notification came is found by the refund, which it takes the place of', async () => {
    const order = await buyers.bought(event.slug, 'CARD', 2);
    const before = await expectBooked();
    const { reference } = await attemptOf(order);
    await sandbox.post('/sandbox/card-reversals', { charge: reference });
    const [ticket] = (await read(order)).tickets;
    await app.graphql(REFUND_TICKET, { id: ticket.id }, admin);
    await buyers.pass(5);
    await buyers.pass(5);
    expect(await read(order)).toMatchObject({ attempt: { dispute: { status: 'LOST' } } });
    expect((await read(order)).tickets.find(({ id }: { id: string }) => id === ticket.id)).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'PAID' },
    });
    expect(await expectBooked()).toBe(before - 2 * PRICE);
  });
});

describe('a refund at Pesapal', () => {
  it('of the whole order is paid once it was approved, and is no dispute', async () => {
    const order = await boughtByPhone();
    const before = await expectBooked();
    await sandbox.rule({ kind: 'refund' }, { outcome: 'paid', outcomeAfter: 2 * HOUR }, 1);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await buyers.pass(60);
    expect(await read(order)).toMatchObject({ payment: { status: 'REFUNDING', failureCode: null } });
    await buyers.pass(HOUR);
    for (let step = 0; step < 3; step += 1) await buyers.pass(HOUR);
    expect(await read(order)).toMatchObject({ status: 'REFUNDED', attempt: { dispute: null } });
    expect(await expectBooked()).toBe(before - 2 * PRICE);
  });

  it('of a part by mobile money is refused at once with the reason, over GraphQL and REST', async () => {
    const order = await boughtByPhone();
    const before = await expectBooked();
    const [ticket] = (await read(order)).tickets;
    for (const [document, variables] of [
      [REFUND_TICKET, { id: ticket.id }],
      [REFUND_AMOUNT, { id: order.id, amount: '300' }],
    ] as const) {
      const { errors } = await app.graphql(document, variables, admin);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'PARTIAL_REFUND_REFUSED',
        details: { reason: 'whole_only' },
      });
      expect(errors?.[0]?.message).toContain('only as a whole');
    }
    for (const body of [{ amount: 300 }, { tickets: [ticket.id] }, { tickets: 'all', amount: 300 }]) {
      const path = `/api/orders/${order.id}/refund`;
      const refused = await app.rest('POST', path, { reason: 'Rain', ...body }, admin);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'PARTIAL_REFUND_REFUSED']);
    }
    expect((await read(order)).tickets.map(({ status }: { status: string }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
    ]);
    expect((await app.graphql(REFUND_ORDER, { id: order.id }, admin)).errors).toBeUndefined();
    await buyers.pass(5);
    await buyers.pass(60);
    expect(await read(order)).toMatchObject({ status: 'REFUNDED' });
    expect(await expectBooked()).toBe(before - 2 * PRICE);
  });

  it('of a part by mobile money that a holder cancels waits for a person, who makes it at Pesapal', async () => {
    const order = await boughtByPhone();
    const before = await expectBooked();
    const [ticket] = (await read(order)).tickets;
    await cancelAsHolder(order, ticket.id);
    await buyers.pass(5);
    const [finding] = (await findings()).filter(({ kind }) => kind === 'REFUND_WAITING');
    expect(finding?.viewerDecisions).toEqual(['REQUEST_AGAIN', 'REFUNDED']);
    expect(await payments(sandbox, (await attemptOf(order)).id, 'refund')).toEqual([]);
    const { receipt: confirmation_code } = await attemptOf(order);
    const amount = String(PRICE * 100);
    const { receipt } = await sandbox.post<{ receipt: string }>('/sandbox/refunds', {
      confirmation_code,
      amount,
    });
    // The notification of what the person did does not say how much went back.
    await buyers.pass(60);
    expect((await read(order)).attempt.dispute).toBeNull();
    const input = { id: finding?.id, decision: 'REFUNDED', receipt, reason: 'Made on the pages of Pesapal' };
    expect((await app.graphql(SETTLE, { input }, admin)).errors).toBeUndefined();
    expect(await expectBooked()).toBe(before - PRICE);
  });

  it('is refused at once when an amount was refunded before, and waits when a ticket was', async () => {
    const order = await buyers.bought(event.slug, 'CARD', 2);
    const before = await expectBooked();
    expect((await app.graphql(REFUND_AMOUNT, { id: order.id, amount: '300' }, admin)).errors).toBeUndefined();
    await buyers.pass(5);
    await buyers.pass(60);
    expect(await expectBooked()).toBe(before - 300);
    const second = await app.graphql(REFUND_AMOUNT, { id: order.id, amount: '200' }, admin);
    expect(second.errors?.[0]?.extensions.code).toBe('PARTIAL_REFUND_REFUSED');
    expect((await app.graphql(REFUND_ORDER, { id: order.id }, admin)).errors).toBeUndefined();
    await buyers.pass(5);
    expect(await read(order)).toMatchObject({ payment: { failureCode: 'REFUND_AT_PROVIDER' } });
    expect(await expectBooked()).toBe(before - 300);
    await settleByHand(order);
    expect((await read(order)).status).toBe('REFUNDED');
    expect(await expectBooked()).toBe(before - 2 * PRICE);
  });

  it('of late money is made by itself, also when Pesapal reversed the payment before', async () => {
    const before = await expectBooked();
    const order = await buyers.buy(event.slug, 'CARD');
    const small = await published(app, admin, {}, [
      { tier: 'regular', count: 1, price: String(PRICE), currency: 'KES' },
    ]);
    const late = await buyers.buy(small.slug, 'CARD');
    await buyers.pass(2 * HOUR);
    await buyers.bought(small.slug, 'CARD');
    await sandbox.rule({ kind: 'refund' }, { answer: { error: 'api_error', status: 429 } });
    await payByCard(late.page, GOOD_CARD);
    await buyers.pass(5);
    expect(await read(late)).toMatchObject({ attempt: { isLate: true, refundStatus: 'PENDING' } });
    const { reference } = await attemptOf(late);
    await sandbox.post('/sandbox/card-reversals', { charge: reference });
    for (let step = 0; step < 3; step += 1) await buyers.pass(HOUR);
    expect(await read(late)).toMatchObject({ attempt: { refundStatus: 'PAID', dispute: null } });
    expect(await expectBooked()).toBe(before + PRICE);
    expect((await read(order)).status).not.toBe('PAID');
  });

  it('without an answer is not made again, and ends when the payment is reversed', async () => {
    const order = await buyers.bought(event.slug, 'CARD');
    const before = await expectBooked();
    await sandbox.rule({ kind: 'refund' }, { answer: 'drop_after' }, 1);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    for (let step = 0; step < 3; step += 1) await buyers.pass(60);
    expect((await read(order)).status).toBe('REFUNDED');
    expect(await payments(sandbox, (await attemptOf(order)).id, 'refund')).toHaveLength(1);
    expect(await expectBooked()).toBe(before - PRICE);
  });
});

/** A person refunds what waits of an order on the pages of Pesapal, and records it. */
async function settleByHand(order: ProviderOrder): Promise<void> {
  const { receipt: confirmation_code } = await attemptOf(order);
  const open = await app.sql<{ id: string; units: string }>(
    `SELECT id, units::text FROM refunds WHERE order_id = $1 AND state = 'waiting' AND problem IS NOT NULL`,
    [order.id],
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { id, units } of open) {
    const amount = String(BigInt(units) / 100_000n);
    const made = await sandbox.post<{ receipt: string }>('/sandbox/refunds', { confirmation_code, amount });
    const input = { id, decision: 'REFUNDED', receipt: made.receipt, reason: 'Made by hand' };
    expect((await app.graphql(SETTLE, { input }, admin)).errors).toBeUndefined();
  }
}

it('two orders under one key are one', async () => {
  const person = { ...buyers.person(), idempotencyKey: randomUUID() };
  const [one, two] = await Promise.all([
    buyers.ask(event.slug, 'CARD', 1, person),
    buyers.ask(event.slug, 'CARD', 1, person),
  ]);
  expect(one.data.purchaseWithProvider.order.id).toBe(two.data.purchaseWithProvider.order.id);
});
