import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { connectMerchant } from '../../support/merchants.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../../support/payment-sandbox.ts';
import { GOOD_CARD, OTHER_CARD, ProviderBuyers, type ProviderOrder } from '../../support/provider-buyers.ts';
import { statementsWith } from '../../support/statements.ts';
import { published } from '../events/organiser.ts';

const LIMIT =
  'mutation ($id: ID!, $most: Int) { setBuyerLimit(input: { eventId: $id, most: $most }) { event { id } } }';
/** The statement that issues the tickets of a batch. */
const ISSUE = 'WITH paid AS MATERIALIZED';

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
  admin = await app.actor('issuer_owner');
  for (const provider of ['stripe', 'mpesa'] as const)
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

const eventOf = (count: number): Promise<{ id: string; slug: string }> =>
  published(app, admin, {}, [{ tier: 'regular', count, price: '1000', currency: 'KES' }]);

async function buyMany(
  slug: string,
  method: 'MPESA' | 'CARD',
  count: number,
  quantity = 1,
): Promise<ProviderOrder[]> {
  const orders: ProviderOrder[] = [];
  for (let buyer = 0; buyer < count; buyer += 1) orders.push(await buyers.buy(slug, method, quantity));
  return orders;
}

const serialsOf = async (eventId: string): Promise<number[]> =>
  (
    await app.sql<{ serial: number }>('SELECT serial FROM tickets WHERE event_id = $1 ORDER BY serial', [
      eventId,
    ])
  ).map(({ serial }) => serial);

const upTo = (count: number): number[] => Array.from({ length: count }, (_none, i) => i + 1);

async function outcomesOf(orders: readonly ProviderOrder[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const order of orders) {
    const { status, attempt } = await buyers.read(order, 'status attempt { status refundStatus }');
    const outcome = [status, attempt.status, attempt.refundStatus].filter(Boolean).join(' ');
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Counts the tickets of orders that were all charged; those without tickets get their money back. */
async function ticketsOf(orders: readonly ProviderOrder[]): Promise<number> {
  const read = await Promise.all(
    orders.map((order) => buyers.read(order, 'tickets { id } attempt { status refundStatus }')),
  );
  for (const { tickets, attempt } of read)
    expect(attempt).toEqual({ status: 'PAID', refundStatus: tickets.length > 0 ? null : 'PENDING' });
  return read.reduce((sum, { tickets }) => sum + tickets.length, 0);
}

describe('payments that are reported at the same time', () => {
  it('get their tickets by a few statements, with serials without gaps', async () => {
    const { id, slug } = await eventOf(90);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 1, confirms: false });
    const orders = await buyMany(slug, 'MPESA', 40, 2);
    const sent = await statementsWith(ISSUE, () => buyers.pass(1));
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(20);
    expect(await outcomesOf(orders)).toEqual({ 'PAID PAID': 40 });
    expect(await serialsOf(id)).toEqual(upTo(80));
  });

  it('are judged by the limit of tickets per person, one card after the other', async () => {
    const { id, slug } = await eventOf(20);
    await app.graphql(LIMIT, { id, most: 1 }, admin);
    for (const payer of [GOOD_CARD, OTHER_CARD])
      await sandbox.rule({ kind: 'checkout' }, { outcome: 'paid', outcomeAfter: 1, payer }, 3);
    const orders = await buyMany(slug, 'CARD', 6);
    await buyers.pass(1);
    expect(await outcomesOf(orders)).toEqual({ 'PAID PAID': 2, 'CANCELLED PAID PENDING': 4 });
    expect(await serialsOf(id)).toEqual(upTo(2));
  });

  it('of several tiers are judged by the same limit, and each tier counts its own tickets', async () => {
    const tier = (name: string) => ({ tier: name, count: 20, price: '1000', currency: 'KES' });
    const { id, slug } = await published(app, admin, {}, [tier('regular'), tier('vip')]);
    await app.graphql(LIMIT, { id, most: 2 }, admin);
    const one = (name: string) => ({ tier: name, quantity: 1 });
    const both = [one('regular'), one('vip')];
    const wishes = {
      [GOOD_CARD]: [both, [one('vip')], [one('vip')]],
      [OTHER_CARD]: [[one('vip')], both, both],
    };
    const orders: (ProviderOrder & { payer: string })[] = [];
    for (const [payer, lines] of Object.entries(wishes)) {
      await sandbox.rule({ kind: 'checkout' }, { outcome: 'paid', outcomeAfter: 1, payer }, lines.length);
      for (const each of lines) orders.push({ ...(await buyers.buy(slug, 'CARD', each)), payer });
    }
    await buyers.pass(1);
    const issued = await Promise.all(
      Object.keys(wishes).map((payer) => ticketsOf(orders.filter((order) => order.payer === payer))),
    );
    for (const count of issued) expect([1, 2]).toContain(count);
    const tiers = await app.sql<{ sold: number; held: number; serials: number[] }>(
      `SELECT sold, held, coalesce((SELECT array_agg(serial ORDER BY serial) FROM tickets t WHERE t.tier_id = tiers.id), '{}') AS serials
       FROM tiers WHERE event_id = $1`,
      [id],
    );
    for (const { sold, held, serials } of tiers)
      expect({ sold, held, serials }).toEqual({
        sold: serials.length,
        held: 0,
        serials: upTo(serials.length),
      });
    expect(tiers.reduce((sum, { sold }) => sum + sold, 0)).toBe(
      issued.reduce((sum, count) => sum + count, 0),
    );
  });

  it('leave a free place to one whose places were released, and none that is not there', async () => {
    const { id, slug } = await eventOf(5);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 400, confirms: false }, 2);
    await sandbox.rule({ kind: 'push' }, { outcome: 'paid', outcomeAfter: 5, confirms: false });
    const late = await buyMany(slug, 'MPESA', 2);
    await buyers.pass(300);
    expect(await outcomesOf(late)).toEqual({ 'CANCELLED EXPIRED': 2 });
    await buyers.pass(95);
    const held = await buyMany(slug, 'MPESA', 4);
    await buyers.pass(5);
    expect(await outcomesOf(held)).toEqual({ 'PAID PAID': 4 });
    expect(await outcomesOf(late)).toEqual({ 'PAID PAID': 1, 'CANCELLED PAID PENDING': 1 });
    expect(await serialsOf(id)).toEqual(upTo(5));
  });
});
