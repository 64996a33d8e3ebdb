import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { deeper } from '../../support/depth.ts';
import { dice } from '../../support/dice.ts';
import { openMail } from '../../support/mail.ts';
import { answerPhone, connectMerchant, type SandboxProvider } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { GOOD_CARD, OTHER_CARD, ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { published } from '../events/organiser.ts';
import { expectConserved, payByCard } from './card-pages.ts';

const SET =
  'mutation ($id: ID!, $most: Int) { setBuyerLimit(input: { eventId: $id, most: $most }) { event { buyerLimit } } }';
const REFUSED = `query ($id: ID!) { buyerRefusals(eventId: $id) { nodes { id name email tickets times allowedAt } } }`;
const ALLOW = 'mutation ($id: ID!) { allowBuyer(input: { refusalId: $id }) { event { id } } }';
const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Cannot come" }) { order { id } } }`;
const WITHDRAW = `mutation ($input: WithdrawProviderPaymentInput!) { withdrawProviderPayment(input: $input) { order { status } } }`;
const FIELDS = `status buyerEmail payment { status failureCode failure } tickets { id }
  attempt { status isLate refundStatus amount { amount currency } }`;

const REFUSAL = {
  status: 'CANCELLED',
  payment: { failureCode: 'BUYER_LIMIT' },
  attempt: { status: 'PAID', refundStatus: 'PENDING' },
  tickets: [],
};
const BOUGHT = { status: 'PAID', attempt: { refundStatus: null } };

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
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearRules();
  expect(await booksDiffer(app)).toEqual([]);
});

async function organiserWith(...providers: SandboxProvider[]): Promise<void> {
  admin = await app.actor('issuer_owner');
  for (const provider of providers) await connectMerchant(app, sandbox, admin.issuerId as string, provider);
}

/** An event with a limit of tickets per person. */
async function eventOf(most: number | null, free = 40): Promise<{ id: string; slug: string }> {
  const event = await published(app, admin, {}, [
    { tier: 'regular', count: free, price: '1000', currency: 'KES' },
  ]);
  if (most !== null) await limit(event.id, most);
  return event;
}

async function limit(id: string, most: number): Promise<void> {
  expect(codeOf(await app.graphql(SET, { id, most }, admin))).toBeUndefined();
}

const refusedOf = async (id: string) => (await app.graphql(REFUSED, { id }, admin)).data.buyerRefusals.nodes;
const read = (order: ProviderOrder) => buyers.read(order, FIELDS);

/** Buys as another person each time, and pays with a card. */
async function paidBy(slug: string, card: string, quantity = 1): Promise<ProviderOrder> {
  const order = await buyers.buy(slug, 'CARD', quantity);
  await payByCard(order.page, card);
  await buyers.pass(5);
  return order;
}

async function withdraw({ id: orderId, key: orderKey }: ProviderOrder): Promise<void> {
  const { data } = await app.graphql(WITHDRAW, { input: { orderId, orderKey } });
  expect(data.withdrawProviderPayment.order.status).toBe('CANCELLED');
}

async function placesOf(id: string): Promise<{ sold: number; held: number } | undefined> {
  const [row] = await app.sql<{ sold: number; held: number }>(
    'SELECT sum(sold)::int AS sold, sum(held)::int AS held FROM tiers WHERE event_id = $1',
    [id],
  );
  return row;
}

describe.each(['stripe', 'paystack'] as const)(
  'the limit of tickets per person, by card at %s',
  (provider) => {
    beforeAll(() => organiserWith(provider));

    it('refuses and refunds what one card pays above it, whoever orders', async () => {
      const { id, slug } = await eventOf(2);
      expect(await read(await paidBy(slug, GOOD_CARD, 2))).toMatchObject(BOUGHT);
      const order = await paidBy(slug, GOOD_CARD);
      const refused = await read(order);
      expect(refused).toMatchObject(REFUSAL);
      expect(refused.payment).toMatchObject({
        status: 'FAILED',
        failure:
          'One person gets at most 2 tickets for this event, in all orders together, and this payment would exceed that. It is returned.',
      });
      expect(await placesOf(id)).toEqual({ sold: 2, held: 0 });
      expect(await refusedOf(id)).toMatchObject([
        { email: refused.buyerEmail, tickets: 1, times: 1, allowedAt: null },
      ]);
      const mail = await openMail(app, refused.buyerEmail, 'order_refunded');
      expect(mail.text).toContain('your order would exceed the limit. No tickets were issued.');
      expect(mail.text).toContain('KES 1,000.00 are on their way back to the account that paid.');

      expect(await read(await paidBy(slug, OTHER_CARD, 2))).toMatchObject(BOUGHT);

      await buyers.pass(60);
      await buyers.pass(60);
      expect(await read(order)).toMatchObject({ attempt: { refundStatus: 'PAID' } });
      expect((await openMail(app, refused.buyerEmail, 'order_refunded')).text).toContain(
        'KES 1,000.00 went back to the account that paid.',
      );
      const entries = await app.sql<{ action: string; why: string | null }>(
        `SELECT action, coalesce(details ->> 'why', details ->> 'code') AS why FROM audit_entries
       WHERE details ->> 'order_id' = $1 OR entity_id = $1 ORDER BY id`,
        [order.id],
      );
      expect(entries).toEqual([
        { action: 'order.create', why: null },
        { action: 'order.lapse', why: 'buyer_limit' },
        { action: 'payment.return', why: 'buyer_limit' },
        { action: 'refund.pay', why: null },
      ]);
    });

    it('lets staff allow a refused person more', async () => {
      const { id, slug } = await eventOf(1);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(REFUSAL);
      const [refusal] = await refusedOf(id);
      expect(codeOf(await app.graphql(ALLOW, { id: refusal.id }, admin))).toBeUndefined();
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
    });

    it('counts no more what was refunded', async () => {
      const { slug } = await eventOf(1);
      const first = await paidBy(slug, GOOD_CARD);
      expect(codeOf(await app.graphql(REFUND, { id: first.id }, admin))).toBeUndefined();
      await buyers.pass(60);
      await buyers.pass(60);
      expect(await read(first)).toMatchObject({ status: 'REFUNDED' });
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(REFUSAL);
    });

    it('accepts exactly as many as it allows when many payments come at once', async () => {
      const { id, slug } = await eventOf(3);
      const orders = await Promise.all(Array.from({ length: 9 }, () => buyers.buy(slug, 'CARD')));
      await Promise.all(orders.map(({ page }) => payByCard(page, GOOD_CARD)));
      await buyers.pass(5);
      const states = (await Promise.all(orders.map(read))).map(({ status }) => status);
      expect(states.sort()).toEqual([...Array(6).fill('CANCELLED'), ...Array(3).fill('PAID')]);
      expect(await placesOf(id)).toEqual({ sold: 3, held: 0 });
      expect(await refusedOf(id)).toHaveLength(6);
    });

    it('does not count a wallet, which has no card', async () => {
      const { slug } = await eventOf(1);
      await sandbox.rule({ kind: 'checkout' }, { wallet: true }, 2);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
      expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
    });

    it('counts each event alone, and stores no fingerprint', async () => {
      const [first, second] = [await eventOf(1), await eventOf(1)];
      expect(await read(await paidBy(first.slug, GOOD_CARD))).toMatchObject(BOUGHT);
      const order = await paidBy(second.slug, GOOD_CARD);
      expect(await read(order)).toMatchObject(BOUGHT);
      const shared = await app.sql(
        `SELECT key FROM event_buyers WHERE event_id IN ($1, $2) GROUP BY key HAVING count(*) > 1`,
        [first.id, second.id],
      );
      expect(shared).toEqual([]);
      const events = await app.sql<{ content: object }>(
        `SELECT content FROM payment_events WHERE attempt_id IN (SELECT id FROM payment_attempts WHERE order_id = $1)`,
        [order.id],
      );
      expect(JSON.stringify(events)).not.toMatch(/"card"|SIG_/);
    });

    it('is followed by a kill in the middle as if there had been none', async () => {
      const { id, slug } = await eventOf(1);
      await paidBy(slug, GOOD_CARD);
      const order = await buyers.buy(slug, 'CARD');
      await payByCard(order.page, GOOD_CARD);
      expect(await stoppedAt(['refund.requested'])).toEqual(['refund.requested']);
      for (const seconds of [60, 60, 120]) await buyers.pass(seconds);
      expect(await read(order)).toMatchObject({ status: 'CANCELLED', attempt: { refundStatus: 'PAID' } });
      const refunds = await app.sql('SELECT id FROM refunds WHERE order_id = $1', [order.id]);
      expect(refunds).toHaveLength(1);
      expect(await placesOf(id)).toEqual({ sold: 1, held: 0 });
    });
  },
);

describe('an order that lapsed and is paid after all', () => {
  beforeAll(() => organiserWith('stripe', 'mpesa'));

  it('counts again, so that giving orders up brings no more tickets', async () => {
    const { id, slug } = await eventOf(1);
    const person = buyers.person();
    const orderOf = async (): Promise<ProviderOrder> => {
      const key = buyers.person().idempotencyKey;
      const answer = await buyers.ask(slug, 'CARD', 1, { ...person, idempotencyKey: key });
      const { orderKey, order } = answer.data.purchaseWithProvider;
      const { id: orderId, attempt } = order;
      return { id: orderId, key: orderKey, msisdn: '', page: attempt.page };
    };
    const first = await orderOf();
    await withdraw(first);
    const next = await orderOf();
    await payByCard(next.page, OTHER_CARD);
    await buyers.pass(5);
    expect(await read(next)).toMatchObject(BOUGHT);
    await payByCard(first.page, GOOD_CARD);
    await buyers.pass(5);
    expect(await read(first)).toMatchObject({
      ...REFUSAL,
      attempt: { status: 'PAID', isLate: true, refundStatus: 'PENDING' },
    });
    expect(await placesOf(id)).toEqual({ sold: 1, held: 0 });
  });

  it('by M-Pesa too, and its late money gets a free place when it is within the limit', async () => {
    const { slug } = await eventOf(1);
    const order = await buyers.buy(slug, 'MPESA');
    await withdraw(order);
    await answerPhone(sandbox, order.msisdn, '1234');
    await buyers.pass(5);
    expect(await read(order)).toMatchObject({ status: 'PAID', attempt: { isLate: true } });
    expect(codeOf(await app.graphql(REFUND, { id: order.id }, admin))).toBeUndefined();
    await buyers.pass(60);
    await buyers.pass(60);
    expect(await read(order)).toMatchObject({ status: 'REFUNDED' });
  });
});

describe('a card at Stripe, which its event does not name', () => {
  beforeAll(() => organiserWith('stripe'));

  it('is asked for before the payment is followed', async () => {
    const { slug } = await eventOf(1);
    await paidBy(slug, GOOD_CARD);
    await sandbox.rule({ kind: 'checkout' }, { queries: ['500', '500'] }, 1);
    const order = await paidBy(slug, GOOD_CARD);
    expect(await read(order)).toMatchObject({ status: 'HELD' });
    await buyers.pass(60);
    expect(await read(order)).toMatchObject(REFUSAL);
  });

  it('is not waited for longer than about two minutes', async () => {
    const { slug } = await eventOf(1);
    await paidBy(slug, GOOD_CARD);
    await sandbox.rule({ kind: 'checkout' }, { queries: Array(30).fill('500') }, 1);
    const order = await paidBy(slug, GOOD_CARD);
    for (const seconds of [30, 60, 90]) await buyers.pass(seconds);
    expect(await read(order)).toMatchObject(BOUGHT);
  });

  it('is not counted when the key of the organiser may not read it', async () => {
    const { slug } = await eventOf(1);
    await paidBy(slug, GOOD_CARD);
    await sandbox.rule({ kind: 'checkout' }, { queries: Array(9).fill('403') }, 1);
    expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
  });

  it('is not counted without a limit, and from then on with one', async () => {
    const { id, slug } = await eventOf(null);
    expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
    await limit(id, 1);
    expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(BOUGHT);
    expect(await read(await paidBy(slug, GOOD_CARD))).toMatchObject(REFUSAL);
  });
});

interface StormOrder extends ProviderOrder {
  quantity: number;
  /** The card that was given on its page first. */
  card: string | null;
}

/** Buyers of one event with two cards, who pay, give up and get refunds at random. */
class CardStorm {
  readonly #roll: () => number;
  readonly orders: StormOrder[] = [];

  constructor(
    seed: string,
    readonly slug: string,
  ) {
    this.#roll = dice(seed);
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#roll() * items.length)] as T;
  }

  async act(): Promise<void> {
    const roll = this.#roll();
    const order = this.#pick(this.orders);
    if (roll < 0.3 || !order) await this.#buy();
    else if (roll < 0.65) await this.#pay(order);
    else if (roll < 0.72) await app.graphql(WITHDRAW, { input: { orderId: order.id, orderKey: order.key } });
    else if (roll < 0.8) await app.graphql(REFUND, { id: order.id }, admin);
    else if (roll < 0.85) await stoppedAt(['purchase.issued', 'refund.requested']);
    else await buyers.pass(this.#pick([1, 5, 60, 300, 2_000]));
  }

  async #buy(): Promise<void> {
    const quantity = this.#pick([1, 1, 2, 3]);
    this.orders.push({ ...(await buyers.buy(this.slug, 'CARD', quantity)), quantity, card: null });
  }

  async #pay(order: StormOrder): Promise<void> {
    const card = this.#pick([GOOD_CARD, OTHER_CARD]);
    await payByCard(order.page, card);
    order.card ??= card;
  }
}

/** Lets 5 seconds pass, in which the process stops at failpoints. @returns those that were reached */
async function stoppedAt(names: readonly string[]): Promise<string[]> {
  const { failpoints } = app.app.services;
  const reached: string[] = [];
  failpoints.reach = (name) => {
    if (!names.includes(name)) return;
    reached.push(name);
    throw new Error(`stopped at ${name}`);
  };
  await buyers.pass(5);
  failpoints.reach = () => undefined;
  return reached;
}

describe('a storm of buyers with two cards', () => {
  it.each(Array.from({ length: deeper(1, 12) }, (_none, n) => `cards-${n + 1}`))(
    'never gives one card more than it may have: %s',
    async (seed) => {
      await organiserWith(seed.endsWith('1') ? 'paystack' : 'stripe');
      const { id, slug } = await eventOf(3, 600);
      const storm = new CardStorm(seed, slug);
      for (let action = 0; action < deeper(70, 250); action += 1) await storm.act();
      for (const seconds of [60, 60, 300, 3_600, 3_600, 3_600]) await buyers.pass(seconds);

      const states = await Promise.all(
        storm.orders.map(async (order) => ({ order, ...(await read(order)) })),
      );
      const soldTo = (card: string) =>
        states
          .filter(({ status, order }) => status === 'PAID' && order.card === card)
          .reduce((sum, { order }) => sum + order.quantity, 0);
      expect(soldTo(GOOD_CARD)).toBeLessThanOrEqual(3);
      expect(soldTo(OTHER_CARD)).toBeLessThanOrEqual(3);
      expect(await placesOf(id)).toEqual({ sold: soldTo(GOOD_CARD) + soldTo(OTHER_CARD), held: 0 });
      const refused = states.filter(({ payment }) => payment.failureCode === 'BUYER_LIMIT');
      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused.map(({ attempt }) => attempt.refundStatus))).toEqual(new Set(['PAID']));
      await expectConserved(sandbox);
    },
    120_000,
  );
});
