import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import {
  buyWithWallet,
  fundedBuyer,
  ledgerBalance,
  ORDER_FIELDS,
  type PayingBuyer,
} from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;
let buyer: PayingBuyer;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  buyer = await fundedBuyer(app);
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await booksDiffer(app)).toEqual([]);
});

const REFUND = `mutation Refund($id: ID!, $reason: String!, $key: String) {
  refundOrder(input: { orderId: $id, reason: $reason, idempotencyKey: $key }) { order { ${ORDER_FIELDS} } } }`;

function refund(
  id: string,
  who: TestActor = admin,
  key: string | null = null,
  reason = 'Double booked',
): Promise<GraphQLAnswer> {
  return app.graphql(REFUND, { id, reason, key }, who);
}

const TIER = (price: string, currency = 'XLM') => [{ tier: 'regular', count: 9, price, currency }];

async function bought(price = '30', quantity = 1) {
  const event = await published(app, admin, {}, TIER(price));
  const request = { eventId: event.id, quantity, paymentAmount: String(Number(price) * quantity) };
  const { data, errors } = await buyWithWallet(app, buyer, request);
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  return { event, order: data.purchaseWithWallet.order };
}

const ORDER = `query ($id: ID!) { order(id: $id) { ${ORDER_FIELDS} } }`;
async function orderOf(id: string, who: TestActor = buyer) {
  return (await app.graphql(ORDER, { id }, who)).data.order;
}
const refunded = (id: string) =>
  until(async () => {
    const order = await orderOf(id);
    return order.status === 'REFUNDED' && order;
  });

const mails = (orderId: string) =>
  app.sql<{ kind: string }>('SELECT kind FROM mail_outbox WHERE order_id = $1 ORDER BY created_at, kind', [
    orderId,
  ]);

describe('refunding an order that was paid with a wallet', () => {
  it('ends its tickets at once and brings the money back by the ledger', async () => {
    const before = await ledgerBalance(app, buyer.publicKey);
    const { event, order } = await bought('30', 2);
    expect((await orderOf(order.id, admin)).viewerCanRefund).toBe(true);
    const { data } = await refund(order.id);
    expect(data.refundOrder.order).toMatchObject({
      viewerCanRefund: true,
      payment: { status: 'REFUNDING' },
      tickets: [
        { status: 'CANCELLED', revokeReason: 'Double booked' },
        { status: 'CANCELLED', revokeReason: 'Double booked' },
      ],
    });
    // Its places are on sale again before the money has arrived.
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, tickets: 2 });
    expect(await refunded(order.id)).toMatchObject({
      payment: { status: 'REFUNDED' },
      viewerCanRefund: false,
    });
    // Only the fee of the purchase is gone: the organiser's wallet paid that of the refund.
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(100n);
    expect((await mails(order.id)).map(({ kind }) => kind)).toEqual(['order_refunded', 'tickets']);
    const stats = await app.graphql(
      'query ($id: ID!) { event(id: $id) { available stats { totalSold revenue { amount } } } }',
      { id: event.id },
      admin,
    );
    expect(stats.data.event).toEqual({ available: 9, stats: { totalSold: 0, revenue: [] } });
    const fees = await app.sql("SELECT units::text FROM journal_transfers WHERE kind = 'refund_fee'");
    expect(fees).toContainEqual({ units: '100' });
  });

  it('is in revocation lists and refused at the door', async () => {
    const { order } = await bought();
    const [sold] = await app.sql<{ id: string }>('SELECT id FROM tickets WHERE order_id = $1', [order.id]);
    await refund(order.id);
    const list = await app.rest('GET', `/revocation-list?issuer_id=${admin.issuerId}`);
    expect(list.body.snapshot.revoked.map((one: { ticket_id: string }) => one.ticket_id)).toContain(sold?.id);
    await refunded(order.id);
  });

  it('happens once, and the same call gives the same answer', async () => {
    const { order } = await bought();
    const answers = await Promise.all([refund(order.id, admin, 'r-1'), refund(order.id, admin, 'r-2')]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['NOT_REFUNDABLE']);
    const winner = answers[0]?.errors ? 'r-2' : 'r-1';
    expect((await refund(order.id, admin, winner)).errors).toBeUndefined();
    const other = await bought();
    expect(codeOf(await refund(other.order.id, admin, winner))).toBe('IDEMPOTENCY_MISMATCH');
    await refunded(order.id);
    expect(codeOf(await refund(order.id, admin, 'r-3'))).toBe('NOT_REFUNDABLE');
    const paid = await app.sql("SELECT FROM refunds WHERE order_id = $1 AND state = 'paid'", [order.id]);
    expect(paid).toHaveLength(1);
  });

  it('is for the organiser’s people with the right', async () => {
    const { order } = await bought();
    const rival = await app.actor('issuer_admin');
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const finance = await app.actor('issuer_finance', admin.issuerId ?? '');
    expect(codeOf(await refund(order.id, rival))).toBe('NOT_FOUND');
    expect(codeOf(await refund(order.id, validator))).toBe('FORBIDDEN');
    expect(codeOf(await refund(order.id, buyer))).toBe('FORBIDDEN');
    expect(codeOf(await refund(order.id, admin, null, '  '))).toBe('BAD_INPUT');
    expect((await refund(order.id, finance)).errors).toBeUndefined();
    await refunded(order.id);
  });

  it('waits for the organiser’s wallet to have the money, and says so', async () => {
    const owner = await app.actor('issuer_admin');
    const event = await published(app, owner, {}, TIER('500'));
    const { data } = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '500' });
    const { order } = data.purchaseWithWallet;
    const wallet = order.payment.destination;
    const has = await ledgerBalance(app, wallet);
    // A holder of the exported key takes nearly all of it.
    await spend(wallet, has - 10_000_000n - 5_000_000n);
    await refund(order.id, owner);
    const waiting = await until(async () => {
      const now = await orderOf(order.id);
      return now.payment.failure !== null && now;
    });
    expect(waiting).toMatchObject({ status: 'PAID', payment: { status: 'REFUNDING' } });
    expect(waiting.payment.failure).toMatch(/^Waiting: the organiser’s wallet needs \d+\.?\d* XLM more\.$/);
    await app.sandbox.fund(wallet);
    expect((await refunded(order.id)).payment.status).toBe('REFUNDED');
  });
});

/** Moves XLM from an organiser's wallet, as the holder of its key may, to an existing account. */
async function spend(wallet: string, stroops: bigint): Promise<void> {
  const { ledger, vault } = app.app.services;
  const account = await ledger.account(wallet);
  const built = await ledger.build({
    source: wallet,
    sequence: (account?.sequence ?? 0n) + 1n,
    operations: [{ type: 'payment', to: buyer.publicKey, stroops }],
    memoHash: null,
    minTime: 0,
    maxTime: 0,
    feePerOperation: 100n,
  });
  const signature = await vault.sign(wallet, Buffer.from(built.hash, 'hex'));
  await ledger.submit(await ledger.attach(built.envelopeXdr, [{ publicKey: wallet, signature }]));
  await until(async () => (await ledger.transaction(built.hash)) !== null);
}

describe('refunding an order of the form', () => {
  it('cancels what is due', async () => {
    const event = await published(app, admin, {}, TIER('10', 'USD'));
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const { order } = answer.data.purchaseByForm;
    const { data } = await refund(order.id);
    expect(data.refundOrder.order).toMatchObject({
      status: 'CANCELLED',
      payment: null,
      tickets: [
        { status: 'CANCELLED', dueStatus: 'CANCELLED' },
        { status: 'CANCELLED', dueStatus: 'CANCELLED' },
      ],
    });
    const stats = await app.graphql(
      'query ($id: ID!) { event(id: $id) { stats { revenue { amount } duesOpen { amount } } } }',
      { id: event.id },
      admin,
    );
    expect(stats.data.event.stats).toEqual({ revenue: [], duesOpen: [] });
  });

  it('records what the door had taken as given back', async () => {
    const event = await published(app, admin, {}, TIER('10', 'USD'));
    const answer = await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 2 }] });
    const { order, tickets } = answer.data.purchaseByForm;
    const COLLECT =
      'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }';
    await app.graphql(COLLECT, { id: tickets[0].id }, admin);
    expect((await refund(order.id)).data.refundOrder.order.status).toBe('REFUNDED');
    const sums = await app.sql<{ account: string; units: string }>(
      `SELECT account, sum(units)::text AS units FROM journal_lines WHERE event_id = $1 GROUP BY account ORDER BY account`,
      [event.id],
    );
    expect(sums).toEqual([
      { account: 'door_cash', units: '0' },
      { account: 'door_dues', units: '0' },
      { account: 'sales', units: '0' },
    ]);
  });

  it('takes play money back without asking the ledger', async () => {
    const event = await published(app, admin, {}, TIER('10', 'USD'));
    const answer = await buyWithWallet(app, buyer, {
      eventId: event.id,
      paymentCurrency: 'MOCK',
      paymentAmount: '10',
    });
    const { data } = await refund(answer.data.purchaseWithWallet.order.id);
    expect(data.refundOrder.order).toMatchObject({ status: 'REFUNDED', payment: { status: 'REFUNDED' } });
  });
});
