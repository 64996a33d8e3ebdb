import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { freshPass, openMail, secretIn } from '../../support/mail.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { GOOD_CARD, ProviderBuyers } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';
import { payByCard } from './card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let buyers: ProviderBuyers;
let admin: TestActor;
let stranger: TestActor;
let auditor: TestActor;
let attendee: TestActor;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({
    ledger: true,
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_URL: sandbox.url,
    RATE_LIMITS: 'on',
  });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
  admin = await app.actor('issuer_admin');
  stranger = await app.actor('issuer_admin');
  auditor = await app.actor('issuer_auditor', admin.issuerId as string);
  attendee = await app.actor('attendee');
  for (const provider of ['mpesa', 'stripe'] as const)
    await connectMerchant(app, sandbox, admin.issuerId as string, provider);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

const eventOf = (price = '1000', currency = 'KES') =>
  published(app, admin, {}, [{ tier: 'regular', count: 20, price, currency }]);

interface RestOrder {
  id: string;
  headers: { 'x-order-key': string };
  msisdn: string;
}

/** Buys over REST, and pays unless the input says otherwise. */
async function buy(eventId: string, method: 'mpesa' | 'card', quantity: number, isPaid = true) {
  const { name, email, phone, idempotencyKey } = buyers.person();
  const body = {
    event_id: eventId,
    tier: 'regular',
    quantity,
    payment_method: method,
    purchaser_meta: { name, email, phone },
  };
  const call = () =>
    app.rest('POST', '/api/tickets/purchase', body, { headers: { 'idempotency-key': idempotencyKey } });
  const started = await call();
  expect(started.status).toBe(202);
  const msisdn = phone.slice(1);
  const order: RestOrder = {
    id: started.body.order_id,
    headers: { 'x-order-key': started.body.order_key },
    msisdn,
  };
  if (!isPaid) return order;
  if (method === 'mpesa') await answerPhone(sandbox, msisdn, '1234');
  else await payByCard(started.body.next.url, GOOD_CARD);
  await buyers.pass(5);
  expect((await call()).status).toBe(201);
  return order;
}

const post = (path: string, body?: object, caller = {}) => app.rest('POST', path, body, caller);
const read = ({ id, headers }: RestOrder) => app.rest('GET', `/api/orders/${id}`, undefined, { headers });
const token = (who: TestActor, key?: string) => ({
  token: who.token,
  ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
});
const code = ({ body }: { body: { error: { code: string } } }) => body.error.code;
const REASON = { reason: 'Ordered twice' };
const refundOf = (tickets: { ticket_id: string; refund: object | null }[], id: string) =>
  tickets.find(({ ticket_id }) => ticket_id === id)?.refund;

describe.each(['mpesa', 'card'] as const)('three tickets by %s', (method) => {
  it('are bought, one is refunded, and then the others, over REST alone', async () => {
    const { id } = await eventOf();
    const order = await buy(id, method, 3);
    const bought = await read(order);
    expect(bought.status).toBe(200);
    expect(bought.body).toMatchObject({
      order_status: 'paid',
      event_id: id,
      quantity: 3,
      total: [{ amount: 3000, currency: 'KES' }],
      payment: { status: 'paid', payment_method: method, payment_amount: 3000, payment_currency: 'KES' },
      collected: { attempt: 1, attempt_status: 'paid', failure: null },
      next: null,
      tickets: [{ status: 'active', refund: null }, { status: 'active' }, { status: 'active' }],
      message: 'The order is paid.',
    });
    const [{ ticket_id: ticketId }] = bought.body.tickets;
    const key = randomUUID();
    const refunded = await post(`/api/tickets/${ticketId}/refund`, REASON, token(admin, key));
    expect(refunded.status).toBe(202);
    expect(refunded.body).toMatchObject({
      ticket_id: ticketId,
      status: 'cancelled',
      order_id: order.id,
      refund: { status: 'pending', amount: 1000, currency: 'KES' },
    });
    const repeated = await post(`/api/tickets/${ticketId}/refund`, REASON, token(admin, key));
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    const other = await post(`/api/tickets/${ticketId}/refund`, { reason: 'Rain' }, token(admin, key));
    expect([other.status, code(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);

    await buyers.pass(5);
    await buyers.pass(60);
    const after = await read(order);
    expect(after.body.order_status).toBe('paid');
    expect(refundOf(after.body.tickets, ticketId)).toMatchObject({
      status: 'paid',
      amount: 1000,
      currency: 'KES',
    });
    if (method === 'mpesa') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298000.00');

    const whole = await post(`/api/orders/${order.id}/refund`, REASON, token(admin));
    expect(whole.status).toBe(202);
    expect(whole.body).toMatchObject({
      payment: { status: 'refunding' },
      message: 'The tickets are cancelled, and the payment is being returned.',
    });
    await buyers.pass(5);
    await buyers.pass(60);
    await sweepReceipts(app.app.scope());
    const done = await read(order);
    expect(done.body).toMatchObject({
      order_status: 'refunded',
      payment: { status: 'refunded' },
      message: 'The order was refunded.',
    });
    const documents = done.body.receipts.map(
      ({ kind, amount, currency }: { kind: string; amount: number; currency: string }) =>
        `${kind} ${currency} ${amount}`,
    );
    expect(documents).toEqual(['receipt KES 3000', 'credit_note KES 1000', 'credit_note KES 2000']);
    const pdf = await fetch(`${app.url}${done.body.receipts[0].pdf_url}`, { headers: order.headers });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    if (method === 'mpesa') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });
});

describe('a refund over REST', () => {
  it('takes effect once for a key, and names faults by the fields of the body', async () => {
    const { id } = await eventOf();
    const order = await buy(id, 'mpesa', 1);
    const path = `/api/orders/${order.id}/refund`;
    for (const body of [{}, { reason: '' }, { reason: 7 }, { reason: 'a'.repeat(1_001) }]) {
      const refused = await post(path, body, token(admin));
      expect([refused.status, code(refused)]).toEqual([400, 'BAD_INPUT']);
      expect(refused.body.error.fields[0].field).toBe('reason');
    }
    const key = randomUUID();
    expect((await post(path, REASON, token(admin, key))).status).toBe(202);
    const repeated = await post(path, REASON, token(admin, key));
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    expect((await post(path, { reason: 'Rain' }, token(admin, key))).status).toBe(422);
    expect((await post(path, REASON, token(admin))).status).toBe(409);
    await buyers.pass(5);
    await buyers.pass(60);
    expect((await post(path, REASON, token(admin, key))).status).toBe(200);
    expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });

  it('of an amount returns that amount, and the tickets stay valid', async () => {
    const order = await buy((await eventOf()).id, 'mpesa', 2);
    const path = `/api/orders/${order.id}/refund`;
    const refused = await post(path, { ...REASON, amount: 10, currency: 'USD' }, token(admin));
    expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, 'currency']);
    for (const amount of [0, -5, 'ten', 2_001])
      expect((await post(path, { ...REASON, amount }, token(admin))).status).toBeGreaterThanOrEqual(400);
    const key = randomUUID();
    const refunded = await post(path, { ...REASON, amount: 10 }, token(admin, key));
    expect(refunded.status).toBe(202);
    expect(refunded.body).toMatchObject({
      order_status: 'paid',
      tickets: [{ status: 'active' }, { status: 'active' }],
      refunds: [{ kind: 'amount', status: 'pending', amount: 10, currency: 'KES' }],
    });
    expect((await post(path, { ...REASON, amount: 10 }, token(admin, key))).body.refunds).toHaveLength(1);
    expect((await post(path, { ...REASON, amount: 20 }, token(admin, key))).status).toBe(422);
    await buyers.pass(5);
    await buyers.pass(60);
    expect((await read(order)).body).toMatchObject({ order_status: 'paid', refunds: [{ status: 'paid' }] });
    expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298010.00');
  });

  it('of some tickets cancels these alone, all of them or none', async () => {
    const order = await buy((await eventOf()).id, 'card', 4);
    const other = await buy((await eventOf()).id, 'card', 1);
    const path = `/api/orders/${order.id}/refund`;
    const ids = ((await read(order)).body.tickets as { ticket_id: string }[]).map((one) => one.ticket_id);
    const [foreign] = (await read(other)).body.tickets;
    const wrong: [object, string][] = [
      [{ tickets: [] }, 'tickets'],
      [{ tickets: [ids[0], foreign.ticket_id] }, 'tickets.1'],
      [{ tickets: [ids[0], ids[0]] }, 'tickets.1'],
      [{ tickets: ids.slice(0, 2), amount: 5 }, 'amount'],
      [{ tickets: [ids[0]], amount: 5, currency: 'KES' }, 'currency'],
      [{ currency: 'KES' }, 'currency'],
      [{ tickets: 'every' }, 'tickets.0'],
    ];
    for (const [body, field] of wrong) {
      const refused = await post(path, { ...REASON, ...body }, token(admin));
      expect([refused.status, refused.body.error.fields?.[0].field], JSON.stringify(body)).toEqual([
        400,
        field,
      ]);
    }
    expect((await post(path, { ...REASON, tickets: [ids[0]] }, token(stranger))).status).toBe(404);
    expect((await read(order)).body.tickets).toMatchObject(ids.map(() => ({ status: 'active' })));

    const some = await post(path, { ...REASON, tickets: ids.slice(0, 2) }, token(admin));
    expect(some.status).toBe(202);
    const statusOf = ({ body }: { body: { tickets: { ticket_id: string; status: string }[] } }) =>
      ids.map((id) => body.tickets.find(({ ticket_id }) => ticket_id === id)?.status);
    expect(statusOf(some)).toEqual(['cancelled', 'cancelled', 'active', 'active']);
    const part = await post(path, { ...REASON, tickets: [ids[2]], amount: 250 }, token(admin));
    expect(refundOf(part.body.tickets, ids[2] as string)).toMatchObject({ amount: 250, currency: 'KES' });
    const rest = await post(path, { ...REASON, tickets: 'all', amount: 400 }, token(admin));
    expect([rest.status, statusOf(rest)]).toEqual([202, ids.map(() => 'cancelled')]);
    await buyers.pass(5);
    await buyers.pass(60);
    const done = (await read(order)).body;
    expect(done.order_status).toBe('refunded');
    const amounts = done.refunds.map(({ amount }: { amount: number }) => amount);
    expect(amounts.toSorted((a: number, b: number) => a - b)).toEqual([250, 400, 1000, 1000]);
  });

  it('is for staff who refund, of its own organiser', async () => {
    const { id } = await eventOf();
    const order = await buy(id, 'card', 2);
    const [{ ticket_id: ticketId }] = (await read(order)).body.tickets;
    for (const path of [`/api/orders/${order.id}/refund`, `/api/tickets/${ticketId}/refund`]) {
      expect((await post(path, REASON)).status).toBe(401);
      expect((await post(path, REASON, token(attendee))).status).toBe(403);
      expect((await post(path, REASON, token(auditor))).status).toBe(403);
      expect((await post(path, REASON, token(stranger))).status).toBe(404);
    }
    expect((await read(order)).body.order_status).toBe('paid');
    expect((await post('/api/orders/nothing/refund', REASON, token(admin))).status).toBe(404);
    expect((await post('/api/tickets/nothing/refund', REASON, token(admin))).status).toBe(404);
  });
});

describe('an order over REST', () => {
  it('is shown to its buyer and to staff of its organiser alone', async () => {
    const { id } = await eventOf();
    const order = await buy(id, 'mpesa', 1, false);
    const path = `/api/orders/${order.id}`;
    expect((await read(order)).body).toMatchObject({
      order_status: 'held',
      next: { action: 'enter_pin', phone: order.msisdn },
      message: `Enter your M-Pesa PIN on ${order.msisdn}.`,
    });
    expect((await app.rest('GET', path, undefined, { token: auditor.token })).body).toMatchObject({
      order_status: 'held',
      next: { action: 'wait' },
    });
    for (const caller of [
      {},
      { headers: { 'x-order-key': randomUUID() } },
      { token: attendee.token },
      { token: stranger.token },
    ])
      expect((await app.rest('GET', path, undefined, caller)).status).toBe(404);
    expect((await app.rest('GET', '/api/orders/nothing', undefined, {})).status).toBe(404);
  });

  it('is tried again after a wrong PIN, from another phone too', async () => {
    const { id } = await eventOf();
    const order = await buy(id, 'mpesa', 1, false);
    const path = `/api/orders/${order.id}/retry-payment`;
    await answerPhone(sandbox, order.msisdn, '9999');
    await buyers.pass(5);
    expect((await read(order)).body).toMatchObject({
      collected: { attempt_status: 'failed', failure: 'wrong_pin' },
      next: null,
    });
    expect((await post(path, {}, { headers: { 'x-order-key': randomUUID() } })).status).toBe(404);
    const wrong = await post(path, { payer_phone: '123' }, order);
    expect([wrong.status, code(wrong), wrong.body.error.fields?.[0].field]).toEqual([
      400,
      'BAD_INPUT',
      'payer_phone',
    ]);
    const payer = '254712888001';
    const again = await post(path, { payer_phone: `+${payer}` }, order);
    expect(again.status).toBe(202);
    expect(again.body).toMatchObject({ collected: { attempt: 2 }, next: { phone: payer } });
    // An open attempt is not asked again.
    expect((await post(path, {}, order)).body).toMatchObject({ collected: { attempt: 2 } });
    await answerPhone(sandbox, payer, '1234');
    await buyers.pass(5);
    expect((await read(order)).body.order_status).toBe('paid');
    expect((await post(path, {}, order)).status).toBe(409);
  });

  it('is found by the receipt number that its payer was sent', async () => {
    const { id } = await eventOf();
    await sandbox.rule({ kind: 'push' }, { answer: 'drop_after', callbacks: [] }, 1);
    const order = await buy(id, 'mpesa', 1, false);
    const path = `/api/orders/${order.id}/claim-payment`;
    const { messages } = await answerPhone(sandbox, order.msisdn, '1234');
    const receipt = /\b[A-Z0-9]{10}\b/.exec(messages[0]?.body ?? '')?.[0];
    await buyers.pass(20);
    for (const body of [{}, { receipt: '?' }]) {
      const refused = await post(path, body, order);
      expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, 'receipt']);
    }
    expect((await post(path, { receipt }, {})).status).toBe(404);
    const claimed = await post(path, { receipt }, order);
    expect([claimed.status, claimed.body.order_status]).toEqual([202, 'held']);
    await buyers.pass(5);
    expect((await read(order)).body).toMatchObject({ order_status: 'paid', collected: { receipt } });
    expect((await post(path, { receipt }, order)).status).toBe(200);
  });

  it('is asked about a limited number of times', async () => {
    const { id } = await eventOf();
    const order = await buy(id, 'mpesa', 1, false);
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1)
      statuses.push((await post(`/api/orders/${order.id}/retry-payment`, {}, order)).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await post(`/api/orders/${order.id}/claim-payment`, { receipt: 'SG632NMUAB' }, order);
    expect([refused.status, code(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a ticket over REST', () => {
  const POLICY = `mutation ($id: ID!, $minutes: Int) {
    setCancellationPolicy(input: { eventId: $id, minutes: $minutes, refundsPaid: true }) { event { id } } }`;

  async function unpaid(slug: string, email: string, caller = {}) {
    const body = { tier: 'regular', name: 'Grace', email, phone: '+254700000001' };
    return (await post(`/events/${slug}/purchase`, body, caller)).body.ticket_id as string;
  }

  it('is cancelled by its holder, within the terms of the event', async () => {
    const { id, slug } = await eventOf('10', 'USD');
    const ticketId = await unpaid(slug, attendee.email, { token: attendee.token });
    const path = `/api/tickets/${ticketId}/cancel`;
    expect((await post(path)).status).toBe(401);
    expect((await post(path, {}, token(stranger))).status).toBe(404);
    await app.graphql(POLICY, { id, minutes: null }, admin);
    const closed = await post(path, {}, token(attendee));
    expect([closed.status, code(closed)]).toEqual([409, 'CANCELLATIONS_CLOSED']);
    await app.graphql(POLICY, { id, minutes: 0 }, admin);
    const cancelled = await post(path, {}, token(attendee));
    expect(cancelled.status).toBe(200);
    expect(cancelled.body).toMatchObject({
      ticket_id: ticketId,
      status: 'cancelled',
      refund: null,
      message: 'The ticket is cancelled.',
    });
    expect((await post(path, {}, token(attendee))).status).toBe(200);
  });

  it('is cancelled with the pass of a fresh link, not with the link in its mail', async () => {
    const { slug } = await eventOf('10', 'USD');
    const ticketId = await unpaid(slug, 'pass@guests.test');
    const mailed = secretIn((await openMail(app, 'pass@guests.test', 'tickets')).text, 'tickets');
    const pass = await freshPass(app, 'pass@guests.test');
    const path = `/api/tickets/${ticketId}/cancel`;
    const wrong = await post(path, {}, { headers: { 'x-ticket-pass': 'nothing' } });
    expect([wrong.status, code(wrong)]).toEqual([410, 'LINK_INVALID']);
    const onlyShows = await post(path, {}, { headers: { 'x-ticket-pass': mailed } });
    expect([onlyShows.status, code(onlyShows)]).toEqual([403, 'FRESH_LINK_REQUIRED']);
    const cancelled = await post(path, {}, { headers: { 'x-ticket-pass': pass } });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  });
});
