import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { giveBack } from '../../support/cancellations.ts';
import { answerPhone, connectMerchant, phoneOf } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import {
  DECLINED_CARD,
  DISPUTED_CARD,
  GOOD_CARD,
  ProviderBuyers,
  type ProviderOrder,
} from '../../support/provider-buyers.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, quote } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';
import { payByCard } from './card-pages.ts';

let app: TestApp;
let sandbox: PaymentSandbox;
let admin: TestActor;
let buyers: ProviderBuyers;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await bootTestApp({ ledger: true, PAYMENTS: 'sandbox', PAYMENTS_SANDBOX_URL: sandbox.url });
  app.config.publicUrl = app.url;
  app.clock.set(await sandbox.now());
  buyers = new ProviderBuyers(app, sandbox);
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

const FIELDS = `id status payment { status method failureCode }
  tickets { id status refund { status amount { amount currency } } }
  attempt { number status page failureCode isLate refundStatus amount { amount currency }
    dispute { status amount { amount currency } } }`;
const ORDER = `query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { ${FIELDS} } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id status } } }`;
const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id status } } }`;
const CANCELLATION = 'query ($id: ID!) { eventCancellation(eventId: $id) { state orders refunded failed } }';
const CANCEL = `mutation ($id: ID!) { cancelEvent(input: { eventId: $id, reason: "Rain" }) { cancellation { state } } }`;

const orderOf = (order: ProviderOrder) => buyers.read(order, FIELDS);

const eventOf = (free = 9, name = 'Koroga Festival') =>
  published(app, admin, { name }, [{ tier: 'regular', count: free, price: '1000', currency: 'KES' }]);

describe('a purchase by card', () => {
  it('is paid on the page of the provider, and its tickets are valid', async () => {
    const { slug } = await eventOf();
    const order = await buyers.bought(slug, 'CARD', 2);
    expect(await orderOf(order)).toMatchObject({
      payment: { status: 'PAID', method: 'CARD' },
      attempt: { status: 'PAID', amount: { amount: '2000', currency: 'KES' } },
      tickets: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }],
    });
  });

  it('stays open after a declined card, and lapses when the page is left', async () => {
    const { slug } = await eventOf();
    const order = await buyers.buy(slug, 'CARD');
    await payByCard(order.page, DECLINED_CARD);
    await buyers.pass(10);
    expect(await orderOf(order)).toMatchObject({ status: 'HELD', attempt: { status: 'PENDING' } });
    await buyers.pass(40 * 60);
    expect(await orderOf(order)).toMatchObject({ status: 'CANCELLED', payment: { status: 'EXPIRED' } });
  });

  it.each(['won', 'lost'] as const)(
    'is marked when its payer disputes it, and when that was %s',
    async (outcome) => {
      const name = `Koroga ${outcome}`;
      const { slug } = await eventOf(9, name);
      await sandbox.rule({ kind: 'checkout' }, { dispute: { after: 60, outcome, closesAfter: 600 } }, 1);
      const order = await buyers.bought(slug, 'CARD');
      expect(await orderOf(order)).toMatchObject({ attempt: { dispute: null } });
      await buyers.pass(70);
      const amount = { amount: '1000', currency: 'KES' };
      expect(await orderOf(order)).toMatchObject({
        status: 'PAID',
        attempt: { dispute: { status: 'OPEN', amount } },
      });
      await until(async () => (await disputesTold(name)).length === 1);
      await buyers.pass(700);
      expect(await orderOf(order)).toMatchObject({
        attempt: { dispute: { status: outcome.toUpperCase(), amount } },
      });
      const rows = await app.sql<{ kind: string; units: string }>(
        `SELECT kind, units::text FROM journal_transfers WHERE order_id = $1 AND kind LIKE 'chargeback%' ORDER BY kind`,
        [order.id],
      );
      const taken = { kind: 'chargeback', units: '10000000000' };
      expect(rows).toEqual(outcome === 'won' ? [taken, { ...taken, kind: 'chargeback_won' }] : [taken]);
    },
  );
});

/** The notifications to the organiser about disputes of an event. */
async function disputesTold(name: string): Promise<{ title: string }[]> {
  const { data } = await app.graphql(
    '{ notifications(first: 50) { nodes { kind title detail } } }',
    {},
    admin,
  );
  const title = 'A payment of KES 1,000.00 is disputed';
  return data.notifications.nodes.filter(
    (one: { title: string; detail: string }) => one.title === title && one.detail === name,
  );
}

it('is not refunded while the bank holds its money back, which would return it twice', async () => {
  const { slug } = await eventOf();
  const order = await buyers.buy(slug, 'CARD', 2);
  await payByCard(order.page, DISPUTED_CARD);
  await buyers.pass(5);
  await buyers.pass(120);
  const refused = await app.graphql(REFUND_ORDER, { id: order.id }, admin);
  expect(refused.errors?.[0]?.extensions.code).toBe('PAYMENT_DISPUTED');
  const [ticket] = (await orderOf(order)).tickets;
  const single = await app.graphql(REFUND_TICKET, { id: ticket.id }, admin);
  expect(single.errors?.[0]?.extensions.code).toBe('PAYMENT_DISPUTED');
  expect((await orderOf(order)).tickets).toMatchObject([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
});

describe.each(['MPESA', 'CARD'] as const)('a refund of a payment by %s', (method) => {
  it('returns the price of one ticket of three', async () => {
    const { slug } = await eventOf();
    const order = await buyers.bought(slug, method, 3);
    const [ticket] = (await orderOf(order)).tickets;
    expect((await app.graphql(REFUND_TICKET, { id: ticket.id }, admin)).errors).toBeUndefined();
    await buyers.pass(5);
    await buyers.pass(60);
    const after = await orderOf(order);
    const refunded = after.tickets.find(({ id }: { id: string }) => id === ticket.id);
    expect(refunded).toMatchObject({
      status: 'CANCELLED',
      refund: { status: 'PAID', amount: { amount: '1000', currency: 'KES' } },
    });
    expect(after.status).toBe('PAID');
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('298000.00');
  });

  it('returns a whole order', async () => {
    const { slug } = await eventOf();
    const order = await buyers.bought(slug, method, 2);
    expect((await app.graphql(REFUND_ORDER, { id: order.id }, admin)).errors).toBeUndefined();
    await buyers.pass(5);
    await buyers.pass(60);
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED', payment: { status: 'REFUNDED' } });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });

  it('never pays twice when the answer of the provider is lost', async () => {
    const { slug } = await eventOf();
    const order = await buyers.bought(slug, method, 2);
    await sandbox.rule({ kind: method === 'MPESA' ? 'reversal' : 'refund' }, { answer: 'drop_after' }, 1);
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await buyers.pass(5);
    await buyers.pass(60);
    await buyers.pass(120);
    expect(await orderOf(order)).toMatchObject({ status: 'REFUNDED' });
    if (method === 'MPESA') expect((await phoneOf(sandbox, order.msisdn)).balance).toBe('300000.00');
  });
});

describe('a cancelled event', () => {
  it('returns payments over every method, and those that are still under way', async () => {
    const { id, slug } = await eventOf();
    const member = await fundedBuyer(app);
    const { payment } = await quote(app, member, { eventId: id });
    const paymentAmount = payment.amount;
    const wallet = await buyWithWallet(app, member, { eventId: id, paymentCurrency: 'XLM', paymentAmount });
    expect(wallet.errors).toBeUndefined();
    const walletOrder = wallet.data.purchaseWithWallet.order.id;
    const [phone, card, open] = [
      await buyers.bought(slug, 'MPESA', 2),
      await buyers.bought(slug, 'CARD'),
      await buyers.buy(slug, 'MPESA'),
    ];
    expect((await app.graphql(CANCEL, { id }, admin)).errors).toBeUndefined();
    await giveBack(app, id);
    await answerPhone(sandbox, open.msisdn, '1234');
    await buyers.pass(5);
    await buyers.pass(60);
    await buyers.pass(60);
    expect(await orderOf(phone)).toMatchObject({ status: 'REFUNDED' });
    expect(await orderOf(card)).toMatchObject({ status: 'REFUNDED' });
    const progress = async () => (await app.graphql(CANCELLATION, { id }, admin)).data.eventCancellation;
    await until(async () => (await progress()).state === 'DONE');
    expect(await progress()).toMatchObject({ orders: 4, refunded: 4, failed: 0 });
    expect((await app.graphql(ORDER, { id: walletOrder }, admin)).data.order.status).toBe('REFUNDED');
    expect(await orderOf(open)).toMatchObject({
      status: 'CANCELLED',
      tickets: [],
      attempt: { status: 'PAID', refundStatus: 'PAID' },
    });
    for (const { msisdn } of [phone, open])
      expect((await phoneOf(sandbox, msisdn)).balance).toBe('300000.00');
  });
});

describe('over REST', () => {
  const caller = (slug: string, msisdn: string, method: 'mpesa' | 'card') => {
    const body = {
      tier: 'regular',
      name: 'Wanjiru Otieno',
      email: `rest.${msisdn}@example.test`,
      phone: `+${msisdn}`,
      payment_method: method,
    };
    const headers = { 'idempotency-key': randomUUID() };
    return () => app.rest('POST', `/events/${slug}/purchase`, body, { headers });
  };

  it('answers 202 with the next step, and then as documented', async () => {
    const { slug } = await eventOf();
    const msisdn = '254712999001';
    const call = caller(slug, msisdn, 'mpesa');
    const first = await call();
    expect(first.status).toBe(202);
    expect(first.body).toMatchObject({
      order_status: 'held',
      payment: {
        payment_method: 'mpesa',
        attempt_status: 'pending',
        payment_amount: 1000,
        payment_currency: 'KES',
      },
      next: { action: 'enter_pin', phone: msisdn },
    });
    await answerPhone(sandbox, msisdn, '1234');
    await buyers.pass(5);
    const paid = await call();
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({
      order_status: 'paid',
      next: null,
      message: 'Ticket purchased successfully!',
    });
    expect(paid.body.ticket_data).toBeTruthy();
  });

  it.each([
    {
      what: 'a wrong PIN',
      pin: '9999',
      failure: 'wrong_pin',
      message: 'The PIN was wrong. Nothing was paid.',
    },
    {
      what: 'a cancelled request',
      pin: null,
      failure: 'cancelled',
      message: 'The payment was cancelled. Nothing was paid.',
    },
  ])('names $what', async ({ pin, failure, message }) => {
    const { slug } = await eventOf();
    const msisdn = `2547129991${pin === null ? '02' : '03'}`;
    const call = caller(slug, msisdn, 'mpesa');
    await call();
    await answerPhone(sandbox, msisdn, pin);
    await buyers.pass(5);
    const { status, body } = await call();
    expect(status).toBe(202);
    expect(body).toMatchObject({ payment: { attempt_status: 'failed', failure }, next: null, message });
  });

  it('names no answer, and sells the places again', async () => {
    const { slug } = await eventOf(1);
    const call = caller(slug, '254712999104', 'mpesa');
    await call();
    await buyers.pass(70);
    expect((await call()).body).toMatchObject({ payment: { failure: 'no_answer' }, order_status: 'held' });
    await buyers.pass(150);
    const over = await call();
    expect(over.body).toMatchObject({ order_status: 'cancelled', next: null, ticket_id: null });
    expect((await caller(slug, '254712999105', 'mpesa')()).status).toBe(202);
  });

  it('gives late money a free place, and returns it without one', async () => {
    const free = await eventOf();
    const full = await eventOf(1);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 400 }, 2);
    const [lucky, unlucky] = [
      caller(free.slug, '254712999106', 'mpesa'),
      caller(full.slug, '254712999107', 'mpesa'),
    ];
    await lucky();
    await unlucky();
    await buyers.pass(300);
    const last = caller(full.slug, '254712999108', 'mpesa');
    expect((await last()).status).toBe(202);
    await answerPhone(sandbox, '254712999108', '1234');
    await buyers.pass(200);
    expect((await last()).status).toBe(201);
    expect((await lucky()).status).toBe(201);
    await buyers.pass(60);
    const { body } = await unlucky();
    expect(body).toMatchObject({
      order_status: 'cancelled',
      message: 'The payment came when no tickets were left for it. It is being returned.',
    });
    expect((await phoneOf(sandbox, '254712999107')).balance).toBe('300000.00');
  });

  it('leads to the card page, from which the payer may return without having paid', async () => {
    const { slug } = await eventOf();
    const call = caller(slug, '254712999109', 'card');
    const { status, body } = await call();
    expect(status).toBe(202);
    expect(body.next.action).toBe('open_page');
    const page: string = body.next.url;
    await payByCard(page, DECLINED_CARD);
    await buyers.pass(10);
    expect((await call()).body).toMatchObject({
      order_status: 'held',
      next: { action: 'open_page', url: page },
    });
    await payByCard(page, GOOD_CARD);
    await buyers.pass(5);
    expect((await call()).status).toBe(201);
  });
});
