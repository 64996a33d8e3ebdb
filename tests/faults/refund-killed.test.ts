import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { buy } from '../support/buyers.ts';
import type { TestActor } from '../support/client.ts';
import { deeper } from '../support/depth.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { balanceOnLedger, paymentsOf } from '../support/ledger-side.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

const STROOPS = 50_000_000n;
const FEE = 100n;
const FUNDED = 100_000_000_000n;

let product: KillableProduct;
let admin: TestActor;
let buyers: PayingBuyer[];

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.15);
  await product.start();
  admin = await product.client.actor('issuer_admin');
  buyers = await Promise.all(Array.from({ length: 3 }, () => fundedBuyer(product.client)));
});
afterEach(() => product.disarm());
afterAll(() => product.close());

const show = () =>
  published(product.client, admin, {}, [{ tier: 'regular', count: 100, price: '5', currency: 'XLM' }]);

async function bought(eventId: string, buyer: PayingBuyer): Promise<{ id: string; destination: string }> {
  const { data, errors } = await buyWithWallet(product.client, buyer, { eventId, paymentAmount: '5' });
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  const { id, payment } = data.purchaseWithWallet.order;
  return { id, destination: payment.destination };
}

/**
 * Waits for the kill at the failpoint, and restarts without one.
 * @returns the duration, in words
 */
async function recovered(): Promise<string> {
  expect(await product.ended()).toBe('SIGKILL');
  const begun = performance.now();
  await product.start();
  const ready = performance.now();
  await product.settled();
  const ms = (from: number, to: number): string => `${Math.round(to - from)} ms`;
  return `up after ${ms(begun, ready)}, all settled ${ms(ready, performance.now())} later`;
}

const backTo = async (buyer: PayingBuyer, from: string) =>
  (await paymentsOf(product.sandbox, buyer.publicKey)).filter((payment) => payment.from === from);

/** The hardest; deeper, those before it too. */
const POINTS = deeper(
  ['intent.applied_before_record'] as const,
  ['intent.prepared', 'intent.sent', 'intent.applied_before_record'] as const,
);
const REFUND = `mutation ($id: ID!, $key: String) {
  refundOrder(input: { orderId: $id, reason: "Double booked", idempotencyKey: $key }) { order { id status tickets { status } } } }`;

describe('a refund whose server is killed', () => {
  it.each(POINTS)('at %s: the money comes back once', async (point) => {
    const [buyer] = buyers as [PayingBuyer];
    const event = await show();
    const order = await bought(event.id, buyer);
    const before = (await backTo(buyer, order.destination)).length;
    const has = await balanceOnLedger(product.sandbox, buyer.publicKey);
    await product.start(`${point}:1`);
    const variables = { id: order.id, key: `refund-${point}` };
    // The response may come before the kill or not at all: the request is in the database or was never recorded.
    await product.client.graphql(REFUND, variables, admin).catch(() => undefined);
    console.info(`refund at ${point}: ${await recovered()}`);

    const again = await product.client.graphql(REFUND, variables, admin);
    expect(again.data?.refundOrder.order).toEqual({
      id: order.id,
      status: 'REFUNDED',
      tickets: [{ status: 'CANCELLED' }],
    });
    const back = await backTo(buyer, order.destination);
    expect(back.slice(before).map(({ stroops }) => stroops)).toEqual([STROOPS]);
    expect(await balanceOnLedger(product.sandbox, buyer.publicKey)).toBe(has + STROOPS);
    expect(await booksOf(product.client.sql, event.id)).toMatchObject({
      counted: 0,
      held: 0,
      journal: '0',
    });
    expect(await booksDiffer(product.client)).toEqual([]);
  });
});

const ALLOW = `mutation ($id: ID!) {
  setCancellationPolicy(input: { eventId: $id, minutes: 0, refundsPaid: true }) { event { id } } }`;
const CANCEL_TICKET = 'mutation ($id: ID!) { cancelTicket(input: { id: $id }) { ticket { status } } }';

describe('a ticket that is cancelled while the server is killed', () => {
  it('comes back once, and the other tickets of its order stay valid', async () => {
    const [, buyer] = buyers as [PayingBuyer, PayingBuyer];
    const event = await show();
    expect((await product.client.graphql(ALLOW, { id: event.id }, admin)).errors).toBeUndefined();
    const request = { eventId: event.id, quantity: 3, paymentAmount: '15' };
    const { data } = await buyWithWallet(product.client, buyer, request);
    const { order } = data.purchaseWithWallet;
    const before = (await backTo(buyer, order.payment.destination)).length;
    await product.start('intent.applied_before_record:1');
    const cancel = () => product.client.graphql(CANCEL_TICKET, { id: order.tickets[0].id }, buyer);
    await cancel().catch(() => undefined);
    console.info(`ticket cancellation: ${await recovered()}`);

    expect((await cancel()).data?.cancelTicket.ticket).toEqual({ status: 'CANCELLED' });
    await product.settled();
    const back = await backTo(buyer, order.payment.destination);
    expect(back.slice(before).map(({ stroops }) => stroops)).toEqual([STROOPS]);
    const valid = await product.client.sql("SELECT FROM tickets WHERE order_id = $1 AND status = 'active'", [
      order.id,
    ]);
    expect(valid).toHaveLength(2);
    expect(await booksOf(product.client.sql, event.id)).toMatchObject({ counted: 2, held: 0, journal: '0' });
    expect(await booksDiffer(product.client)).toEqual([]);
  });
});

const CANCEL = `mutation ($id: ID!, $key: String) {
  cancelEvent(input: { eventId: $id, reason: "The hall burnt down", idempotencyKey: $key }) { cancellation { state } } }`;
const PROGRESS = `query ($id: ID!) {
  eventCancellation(eventId: $id) { state orders refunded waiting failed problem } }`;
/** More than one batch of a cancellation, for either order. */
const BY_FORM = 26;

describe('the cancellation of an event whose server is killed', () => {
  it('in its middle, and again while it pays: goes on, and gives everything back once', async () => {
    const { client, sandbox } = product;
    const before = await Promise.all(buyers.map(({ publicKey }) => balanceOnLedger(sandbox, publicKey)));
    const event = await show();
    const orders = await Promise.all(buyers.map((buyer) => bought(event.id, buyer)));
    for (let nth = 0; nth < BY_FORM; nth += 1) {
      const due = await buy(client, { slug: event.slug, lines: [{ tier: 'regular' }] });
      expect(due.errors).toBeUndefined();
    }
    await product.start('cancellation.round:1');
    const variables = { id: event.id, key: 'called-off' };
    await client.graphql(CANCEL, variables, admin).catch(() => undefined);
    expect(await product.ended()).toBe('SIGKILL');
    const [open] = await client.sql<{ left: number; given: number }>(
      `SELECT count(*) FILTER (WHERE r.order_id IS NULL)::int AS left, count(r.order_id)::int AS given
       FROM orders o LEFT JOIN refund_requests r ON r.order_id = o.id WHERE o.event_id = $1`,
      [event.id],
    );
    expect(open).toEqual({ left: BY_FORM + 3 - 25, given: 25 });

    await product.start('intent.applied_before_record:1');
    console.info(`cancellation: ${await recovered()}`);
    const { data } = await client.graphql(PROGRESS, { id: event.id }, admin);
    const all = BY_FORM + buyers.length;
    expect(data.eventCancellation).toEqual({
      state: 'DONE',
      orders: all,
      refunded: all,
      waiting: 0,
      failed: 0,
      problem: null,
    });
    expect((await client.graphql(CANCEL, variables, admin)).data?.cancelEvent.cancellation).toEqual({
      state: 'DONE',
    });
    for (const [nth, { publicKey }] of buyers.entries()) {
      // Only the fee of the purchase is gone.
      expect(await balanceOnLedger(sandbox, publicKey)).toBe((before[nth] ?? FUNDED) - FEE);
    }
    expect(new Set(orders.map(({ destination }) => destination)).size).toBe(1);
    expect(await booksOf(client.sql, event.id)).toMatchObject({
      counted: 0,
      held: 0,
      paying: 0,
      journal: '0',
    });
    expect(await booksDiffer(client)).toEqual([]);
  });
});

const ENDPOINT = `mutation ($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { endpoint { id } } }`;
const DELIVERIES = `query ($id: ID!) { webhookDeliveries(endpointId: $id) {
  nodes { happeningId state attempts { number status } } } }`;

describe('a webhook whose server is killed', () => {
  it('between sending and recording: it is delivered again with the same id and body', async () => {
    const { client } = product;
    const heard: { id: string; body: string }[] = [];
    const receiver = http.createServer(async (request, response) => {
      const body = (await request.toArray()).join('');
      heard.push({ id: String(request.headers['webhook-id']), body });
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    try {
      await product.start('webhook.sent:1');
      const made = await client.graphql(ENDPOINT, { input: { url, types: ['ORDER_PAID'] } }, admin);
      const { id } = made.data.createWebhookEndpoint.endpoint;
      const order = await bought((await show()).id, buyers[0] as PayingBuyer);
      expect(await product.ended()).toBe('SIGKILL');
      expect(heard).toHaveLength(1);
      expect(await client.sql('SELECT FROM webhook_attempts')).toEqual([]);

      await product.start();
      // It is not retried for a minute, since the process that claimed it might only be slow; then any event starts the
      // queue.
      const minuteLater = 'UPDATE webhook_deliveries SET next_attempt_at = now() WHERE endpoint_id = $1';
      await client.sql(minuteLater, [id]);
      await show();
      await until(async () => heard.length > 1);
      expect(heard[1]).toEqual(heard[0]);
      expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
        id: heard[0]?.id,
        type: 'order.paid',
        data: { order: { id: order.id, status: 'paid', tickets: [{ status: 'active' }] } },
      });
      const state = async () =>
        (await client.graphql(DELIVERIES, { id }, admin)).data.webhookDeliveries.nodes;
      await until(async () => (await state())[0].state === 'DELIVERED');
      expect(await state()).toEqual([
        { happeningId: heard[0]?.id, state: 'DELIVERED', attempts: [{ number: 2, status: 204 }] },
      ]);
    } finally {
      receiver.closeAllConnections();
      receiver.close();
    }
  });
});

const JOIN = 'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }';
/** Requests a run of the job, as its schedule would within the minute; one may be waiting already. */
const TEND = `INSERT INTO jobs.job (name, policy) VALUES ('waitlist.process', 'stately')
  ON CONFLICT DO NOTHING`;
const LINE = `SELECT w.name, w.state, (SELECT count(*)::int FROM mail_outbox m
    WHERE m.recipient = w.email AND m.kind = 'waiting_offer') AS offers
  FROM waiting_entries w WHERE w.event_id = $1 ORDER BY w.joined_at, w.id`;
const LAPSE = `UPDATE waiting_entries SET offered_at = now() - interval '2 hours', offer_until = now() - interval '1 hour'
  WHERE event_id = $1 AND state = 'offered'`;

describe('a waitlist offer whose server is killed', () => {
  it('is neither lost nor made twice, however the place became free', async () => {
    const { client } = product;
    const tiers = [{ tier: 'regular', count: 1, price: '5', currency: 'XLM' }];
    const event = await published(client, admin, {}, tiers);
    const sold = await buy(client, { slug: event.slug, lines: [{ tier: 'regular' }] });
    for (const name of ['ann', 'ben']) {
      const input = { slug: event.slug, tier: 'regular', name, email: `${name}@waiting.test` };
      expect((await client.graphql(JOIN, { input })).data).toEqual({ joinWaitingList: { done: true } });
    }
    const line = async () =>
      (await client.sql<{ name: string; state: string; offers: number }>(LINE, [event.id])).map(
        ({ name, state, offers }) => `${name} ${state} ${offers}`,
      );

    await product.start('waiting.offered:1');
    const variables = { id: sold.data.purchaseByForm.order.id, key: 'refund-waiting' };
    await client.graphql(REFUND, variables, admin).catch(() => undefined);
    console.info(`refund that offers: ${await recovered()}`);
    // The refund was not made, so no offer was sent.
    expect(await line()).toEqual(['ann waiting 0', 'ben waiting 0']);
    for (let calls = 0; calls < 2; calls += 1) await client.graphql(REFUND, variables, admin);
    expect(await line()).toEqual(['ann offered 1', 'ben waiting 0']);

    await client.sql(LAPSE, [event.id]);
    await product.start('waiting.lapsed:1');
    await client.sql(TEND, []);
    console.info(`offer that lapses: ${await recovered()}`);
    await until(async () => (await line())[1] === 'ben offered 1');
    expect(await line()).toEqual(['ann lapsed 1', 'ben offered 1']);
    const stranger = await buy(client, { slug: event.slug, lines: [{ tier: 'regular' }] });
    expect(stranger.errors?.[0]?.extensions.code).toBe('SOLD_OUT');
    expect(await booksOf(client.sql, event.id)).toMatchObject({ counted: 0, held: 1, tickets: 1 });
    expect(await booksDiffer(client)).toEqual([]);
  });
});
