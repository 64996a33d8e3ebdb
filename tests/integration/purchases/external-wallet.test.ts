import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { expireHolds } from '../../../server/modules/checkout/hold/release-places.ts';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { BUYER } from '../../support/buyers.ts';
import { OutsidePayer } from '../../support/external-payer.ts';
import { hideGuests } from '../../support/guests.ts';
import { until } from '../../support/until.ts';
import { ORDER_FIELDS } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let payer: OutsidePayer;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  payer = await OutsidePayer.funded(app.sandbox);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const START = `mutation Start($input: StartOutsidePaymentInput!) {
  startOutsidePayment(input: $input) { orderKey order { ${ORDER_FIELDS} } } }`;

function start(slug: string, key: string, changed: object = {}): Promise<GraphQLAnswer> {
  return app.graphql(START, {
    input: { slug, tier: 'regular', ...BUYER, ...changed, idempotencyKey: key },
  });
}

const TIERS = [{ tier: 'regular', count: 3, price: '20', currency: 'XLM' }];
let keys = 0;

async function held(count = 3) {
  const event = await published(app, admin, {}, [{ ...TIERS[0], count }]);
  keys += 1;
  const key = `outside-${keys}`;
  const { data, errors } = await start(event.slug, key);
  if (!data) throw new Error(JSON.stringify(errors));
  const { order, orderKey } = data.startOutsidePayment;
  return { event, key, order, orderKey };
}

async function paid(event: { slug: string }, key: string) {
  return until(async () => {
    const { data } = await start(event.slug, key);
    return data.startOutsidePayment.order.status === 'PAID' && data.startOutsidePayment.order;
  });
}

const refunds = (orderId: string | null) =>
  app.sql<{ kind: string; state: string; units: string }>(
    'SELECT kind, state, units::text FROM refunds WHERE order_id IS NOT DISTINCT FROM $1 ORDER BY created_at',
    [orderId],
  );
const returned = (orderId: string | null) =>
  until(async () => (await refunds(orderId)).every(({ state }) => state === 'paid') && refunds(orderId));

describe('a payment from a wallet of one’s own', () => {
  it('is requested by a link with payee, amount and memo', async () => {
    const { order, event } = await held();
    expect(order).toMatchObject({
      status: 'HELD',
      quantity: 1,
      total: [{ amount: '20', currency: 'XLM' }],
      tickets: [],
      payment: { status: 'HELD', charge: { amount: '20', currency: 'XLM' } },
    });
    const link = new URL(order.payment.sep7Uri);
    expect(link.protocol).toBe('web+stellar:');
    expect(link.pathname).toBe('pay');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      destination: order.payment.destination,
      amount: '20.0000000',
      memo: Buffer.from(order.payment.memoHash, 'hex').toString('base64'),
      memo_type: 'MEMO_HASH',
      network_passphrase: app.sandbox.passphrase,
    });
    const now = (await app.app.services.ledger.latest()).closedAt.getTime();
    const left = new Date(order.payment.holdUntil).getTime() - now;
    expect(left).toBeGreaterThan(890_000);
    expect(left).toBeLessThanOrEqual(901_000);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 1, paying: 1, counted: 0, tickets: 0 });
  });

  it('creates the ticket when the ledger has it, and notifies the waiting buyer', async () => {
    const { event, key, order, orderKey } = await held();
    const reported = new Promise<{ status: string; tickets: object[] }>((resolve, reject) => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
      });
      client.subscribe(
        {
          query: `subscription ($id: ID!, $key: String) { orderChanged(id: $id, orderKey: $key) {
            status tickets { id status holderEmail } } }`,
          variables: { id: order.id, key: orderKey },
        },
        {
          next: ({ data, errors }) => {
            if (errors) reject(new Error(JSON.stringify(errors)));
            const changed = (data as { orderChanged: { status: string; tickets: object[] } }).orderChanged;
            if (changed.status !== 'PAID') return;
            resolve(changed);
            void client.dispose();
          },
          error: reject,
          complete: () => undefined,
        },
      );
    });
    const hash = await payer.follow(order.payment.sep7Uri);
    expect(await reported).toMatchObject({ tickets: [{ status: 'ACTIVE', holderEmail: BUYER.email }] });
    const now = await paid(event, key);
    expect(now).toMatchObject({
      payment: { status: 'PAID', transactionHash: hash, sep7Uri: null },
      tickets: [{ serial: 1, dueStatus: 'NONE' }],
    });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, counted: 1, tickets: 1, mails: 1 });
  });

  it('of several tiers is one payment, also when its places were given back before we heard of it', async () => {
    const vip = { tier: 'vip', count: 1, price: '50', currency: 'XLM' };
    const event = await published(app, admin, {}, [...TIERS, vip]);
    const lines = [
      { tier: 'vip', quantity: 1 },
      { tier: 'regular', quantity: 2 },
    ];
    const ask = async () =>
      (await start(event.slug, 'several', { tier: null, lines })).data.startOutsidePayment.order;
    const order = await ask();
    expect(order).toMatchObject({ status: 'HELD', quantity: 3, payment: { charge: { amount: '90' } } });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 3, paying: 3 });
    const shift = (minutes: number) =>
      app.sql('UPDATE payments SET hold_until = hold_until + make_interval(mins => $2) WHERE order_id = $1', [
        order.id,
        minutes,
      ]);
    await shift(-16);
    expect(await expireHolds(app.app.scope())).toBe(1);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, counted: 0 });
    await shift(16);
    await payer.follow(order.payment.sep7Uri);
    const now = await until(async () => {
      const seen = await ask();
      return seen.status === 'PAID' && seen;
    });
    type Sold = { tier: { name: string }; serial: number };
    const sold = now.tickets.map(({ tier, serial }: Sold) => `${tier.name} ${serial}`);
    expect(sold.sort()).toEqual(['regular 1', 'regular 2', 'vip 1']);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, counted: 3, tickets: 3, mails: 1 });
  });

  it('goes back when it is not the amount, and the right one still counts', async () => {
    const { event, key, order } = await held();
    const before = await payer.balance();
    await payer.follow(order.payment.sep7Uri, '19.9999999');
    await until(async () => (await refunds(order.id)).length === 1);
    expect(await returned(order.id)).toEqual([{ kind: 'wrong_amount', state: 'paid', units: '199999999' }]);
    await until(async () => Math.abs(before - (await payer.balance()) - 0.00001) < 1e-7);
    await payer.follow(order.payment.sep7Uri);
    expect((await paid(event, key)).tickets).toHaveLength(1);
  });

  it('goes back when the order was paid already', async () => {
    const { event, key, order } = await held();
    await payer.follow(order.payment.sep7Uri);
    await paid(event, key);
    await payer.follow(order.payment.sep7Uri);
    await until(async () => (await refunds(order.id)).length === 1);
    expect(await returned(order.id)).toEqual([{ kind: 'second', state: 'paid', units: '200000000' }]);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1, tickets: 1 });
  });

  it('goes back when it names nothing of ours, and stays when it names nothing at all', async () => {
    const { order } = await held();
    const to = order.payment.destination;
    await payer.pay({ to, amount: '5', memo: Buffer.alloc(32, 7) });
    await until(async () => (await refunds(null)).length === 1);
    expect(await returned(null)).toEqual([{ kind: 'unknown_order', state: 'paid', units: '50000000' }]);
    await payer.pay({ to, amount: '6' });
    await until(async () => {
      const rows = await app.sql('SELECT FROM wallet_movements WHERE public_key = $1 AND units = 60000000', [
        to,
      ]);
      return rows.length === 1;
    });
    expect(await refunds(null)).toHaveLength(1);
  });

  it('goes back when it comes after the places went', async () => {
    const { event, order } = await held(1);
    // As if a quarter of an hour of the ledger had passed.
    await app.sql("UPDATE payments SET hold_until = hold_until - interval '16 minutes' WHERE order_id = $1", [
      order.id,
    ]);
    expect(await expireHolds(app.app.scope())).toBe(1);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, counted: 0 });
    await payer.follow(order.payment.sep7Uri);
    await until(async () => (await refunds(order.id)).length === 1);
    expect(await returned(order.id)).toEqual([{ kind: 'late', state: 'paid', units: '200000000' }]);
    const again = await start(event.slug, 'another-buyer');
    expect(again.data.startOutsidePayment.order.status).toBe('HELD');
  });
});

describe('a held order', () => {
  it('keeps the last place from everybody else', async () => {
    const { event } = await held(1);
    const form = await app.rest('POST', `/events/${event.slug}/purchase`, { tier: 'regular', ...BUYER });
    expect(form.body.error.code).toBe('SOLD_OUT');
    const page = await app.rest('GET', `/events/${event.slug}`);
    expect(page.body.available_tiers).toEqual([]);
  });

  it('is visible only with its secret, which the idempotency key is not', async () => {
    const { order, key, orderKey } = await held();
    const SEE = 'query ($id: ID!, $key: String) { order(id: $id, orderKey: $key) { id buyerName } }';
    const seen = await app.graphql(SEE, { id: order.id, key: orderKey });
    expect(seen.data.order).toEqual({ id: order.id, buyerName: BUYER.name });
    const stranger = await app.actor('attendee');
    for (const answer of [
      await app.graphql(SEE, { id: order.id, key: 'guessed' }),
      await app.graphql(SEE, { id: order.id, key }),
      await app.graphql(SEE, { id: order.id }),
      await app.graphql(SEE, { id: order.id }, stranger),
    ]) {
      expect(answer).toEqual({ status: 200, data: { order: null } });
    }
    await hideGuests(app, await app.actor('issuer_owner', admin.issuerId ?? ''));
    const staff = await app.graphql(SEE, { id: order.id }, admin);
    expect(staff.data.order).toEqual({ id: order.id, buyerName: null });
    expect(staff.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
