import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { openMail } from '../../support/mail.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, ledgerBalance, type PayingBuyer } from '../../support/wallet-buyers.ts';
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

const REFUND_ORDER =
  'mutation R($id: ID!) { refundOrder(input: { orderId: $id, reason: "Moved" }) { order { status } } }';
const FIELDS = `id status dueStatus refundTerms { amount { amount currency } collected { amount currency } }
  refund { amount { amount } status }`;
const REFUND = `mutation R($id: ID!, $reason: String!) {
  refundTicket(input: { ticketId: $id, reason: $reason }) { ticket { ${FIELDS} } } }`;
const TICKET = `query T($id: ID!) { ticket(id: $id) { ${FIELDS} } }`;
const ORDER = 'query O($id: ID!) { order(id: $id) { status tickets { id status } } }';
const FORM = `mutation B($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { order { id } tickets { id qrText } } }`;
const SCAN =
  'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
const COLLECT = `mutation C($input: CollectDueInput!) { collectDue(input: $input) { ticket { dueStatus } } }`;

const refund = (
  id: string,
  who: TestActor = admin,
  reason = 'Came with a wrong date',
): Promise<GraphQLAnswer> => app.graphql(REFUND, { id, reason }, who);
const ticketOf = async (id: string, who: TestActor = admin) =>
  (await app.graphql(TICKET, { id }, who)).data.ticket;
const orderOf = async (id: string) => (await app.graphql(ORDER, { id }, admin)).data.order;

const tiers = (price: string, currency: string) => [{ tier: 'regular', count: 9, price, currency }];

async function paid(price = '10', quantity = 3) {
  const event = await published(app, admin, {}, tiers(price, 'XLM'));
  const lines = [{ tier: 'regular', quantity }];
  const bought = await buyWithWallet(app, buyer, {
    eventId: event.id,
    lines,
    paymentAmount: String(quantity * Number(price)),
  });
  if (!bought.data?.purchaseWithWallet) throw new Error(JSON.stringify(bought.errors));
  const { order, tickets } = bought.data.purchaseWithWallet;
  return { event, orderId: order.id as string, ids: (tickets as { id: string }[]).map(({ id }) => id) };
}

let people = 0;

async function unpaid(quantity: number) {
  people += 1;
  const event = await published(app, admin, {}, tiers('10', 'USD'));
  const email = `refunded-${people}@guests.test`;
  const input = {
    slug: event.slug,
    lines: [{ tier: 'regular', quantity }],
    name: 'Grace Wanjiru',
    email,
    phone: '+254700000001',
    idempotencyKey: `refund-ticket-${people}`,
  };
  const { data } = await app.graphql(FORM, { input });
  const { order, tickets } = data.purchaseByForm as {
    order: { id: string };
    tickets: { id: string; qrText: string }[];
  };
  return { event, email, orderId: order.id, tickets };
}

describe('the refund of one ticket by its organiser', () => {
  it('returns its price to the wallet that paid, and leaves the others valid', async () => {
    const { event, orderId, ids } = await paid('10');
    const [first = '', second = ''] = ids;
    expect(await ticketOf(first)).toMatchObject({
      refundTerms: { amount: { amount: '10', currency: 'XLM' }, collected: null },
    });
    const before = await ledgerBalance(app, buyer.publicKey);
    expect((await refund(first)).data.refundTicket.ticket).toMatchObject({
      status: 'CANCELLED',
      refundTerms: null,
      refund: { amount: { amount: '10' }, status: 'PENDING' },
    });
    await until(async () => (await ticketOf(first)).refund.status === 'PAID');
    expect((await ledgerBalance(app, buyer.publicKey)) - before).toBe(100_000_000n);
    expect(await ticketOf(second)).toMatchObject({ status: 'ACTIVE', refund: null });
    expect(await orderOf(orderId)).toMatchObject({ status: 'PAID' });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, tickets: 3, journal: '0' });
    const [holder] = await app.sql<{ email: string }>(
      'SELECT holder_email AS email FROM tickets WHERE id = $1',
      [first],
    );
    const mail = await openMail(app, holder?.email ?? '', 'ticket_cancelled');
    expect(mail.text).toContain('The organiser cancelled your ticket');
    expect(mail.text).toContain('Came with a wrong date. It is no longer valid.');
    expect(mail.text).not.toContain('as you asked');
  });

  it('happens once, in whatever race, and the last one completes the order', async () => {
    const { orderId, ids } = await paid('3.3333333');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(ids[0] ?? '')));
    expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
    expect(await app.sql('SELECT FROM refunds WHERE order_id = $1', [orderId])).toHaveLength(1);
    const rest = await Promise.all(ids.slice(1).map((id) => refund(id)));
    expect(rest.map(codeOf).filter(Boolean)).toEqual([]);
    await until(async () => (await orderOf(orderId)).status === 'REFUNDED');
    const [sum] = await app.sql<{ refunded: string; charged: string }>(
      `SELECT (SELECT sum(units)::text FROM refunds WHERE order_id = $1) AS refunded,
        (SELECT charge_units::text FROM payments WHERE order_id = $1) AS charged`,
      [orderId],
    );
    expect(sum?.refunded).toBe(sum?.charged);
    await until(
      async () =>
        (await app.sql("SELECT FROM refunds WHERE order_id = $1 AND state <> 'paid'", [orderId])).length ===
        0,
    );
  });

  it('cancels what is due, and books back what was collected at the door', async () => {
    const { event, email, orderId, tickets } = await unpaid(3);
    const [first, second] = tickets;
    const before = app.clock.now();
    const details = await app.graphql(
      'query E($id: ID!) { event(id: $id) { startDate } }',
      { id: event.id },
      admin,
    );
    app.clock.set(new Date(details.data.event.startDate));
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const scan = { ticket: second?.qrText, deviceId: 'gate', nonce: 'entry-before-the-refund' };
    expect((await app.graphql(SCAN, { input: scan }, validator)).data.validateTicket.result.outcome).toBe(
      'ADMITTED',
    );
    const collected = await app.graphql(
      COLLECT,
      { input: { ticketId: second?.id, method: 'CASH' } },
      validator,
    );
    expect(collected.errors).toBeUndefined();
    app.clock.set(before);

    expect((await refund(first?.id ?? '')).data.refundTicket.ticket).toMatchObject({
      status: 'CANCELLED',
      dueStatus: 'CANCELLED',
      refund: null,
    });
    expect((await openMail(app, email, 'ticket_cancelled')).text).toContain('You owe nothing for it.');
    expect(await ticketOf(second?.id ?? '')).toMatchObject({
      refundTerms: { amount: null, collected: { amount: '10', currency: 'USD' } },
    });
    // A ticket that was used may be refunded by the organiser, unlike by its holder.
    expect((await refund(second?.id ?? '')).errors).toBeUndefined();
    expect(await orderOf(orderId)).toMatchObject({ status: 'DUE' });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1, journal: '0' });
    const cash = async () => {
      const [row] = await app.sql<{ units: string }>(
        `SELECT sum(CASE debit WHEN 'door_cash' THEN units ELSE -units END)::text AS units FROM journal_transfers
         WHERE order_id = $1 AND 'door_cash' IN (debit, credit)`,
        [orderId],
      );
      return row?.units;
    };
    expect(await cash()).toBe('0');
    // The refund of the rest does not book it back again.
    expect((await app.graphql(REFUND_ORDER, { id: orderId }, admin)).errors).toBeUndefined();
    expect(await cash()).toBe('0');
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, journal: '0' });
  });

  it('is refused for others, without a reason, and for a ticket that is no longer valid', async () => {
    const { orderId, ids } = await paid('10', 2);
    const [first = ''] = ids;
    expect(codeOf(await refund(first, await app.actor('issuer_admin')))).toBe('NOT_FOUND');
    expect(codeOf(await refund(first, buyer))).toBe('FORBIDDEN');
    expect((await ticketOf(first, buyer)).refundTerms).toBeNull();
    expect(codeOf(await refund(first, admin, '  '))).toBe('BAD_INPUT');
    expect((await app.graphql(REFUND_ORDER, { id: orderId }, admin)).errors).toBeUndefined();
    expect(codeOf(await refund(first))).toBe('TICKET_NOT_REFUNDABLE');
    await until(async () => (await orderOf(orderId)).status === 'REFUNDED');
  });
});
