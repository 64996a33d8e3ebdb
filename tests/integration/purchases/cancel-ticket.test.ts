import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { freshPass, openMail } from '../../support/mail.ts';
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

const TICKET_FIELDS = `id status revokeReasonCode dueStatus viewerCanCancel
  cancellationTerms { until refund { amount currency } } refund { amount { amount } status }`;
const CANCEL = `mutation C($id: ID!) { cancelTicket(input: { id: $id }) { ticket { ${TICKET_FIELDS} } } }`;
const CANCEL_FOUND = `mutation C($pass: String!, $id: ID!) {
  cancelFoundTicket(input: { pass: $pass, id: $id }) { ticket { ${TICKET_FIELDS} } } }`;
const POLICY = `mutation P($id: ID!, $minutes: Int, $paid: Boolean!) {
  setCancellationPolicy(input: { eventId: $id, minutes: $minutes, refundsPaid: $paid }) {
    event { cancellationPolicy { cutoffMinutes refundsPaid } } } }`;
const TICKET = `query T($id: ID!) { ticket(id: $id) { ${TICKET_FIELDS} } }`;
const ORDER = `query O($id: ID!) { order(id: $id) { status payment { status } tickets { id status } } }`;
const FORM = `mutation B($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { order { id } tickets { id qrText } } }`;

const SCAN = `mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }`;

const cancel = (id: string, who: TestActor = buyer): Promise<GraphQLAnswer> =>
  app.graphql(CANCEL, { id }, who);
const ticketOf = async (id: string, who: TestActor = buyer) =>
  (await app.graphql(TICKET, { id }, who)).data.ticket;
const orderOf = async (id: string) => (await app.graphql(ORDER, { id }, admin)).data.order;
const allow = (id: string, minutes: number | null = 0, paid = true, who: TestActor = admin) =>
  app.graphql(POLICY, { id, minutes, paid }, who);

const TIERS = (price: string, currency = 'XLM') => [
  { tier: 'regular', count: 9, price, currency },
  { tier: 'VIP', count: 9, price: '50', currency },
];

/** Buys with the wallet. */
async function paid(price = '10', lines = [{ tier: 'regular', quantity: 3 }]) {
  const event = await published(app, admin, {}, TIERS(price));
  const sum = lines.reduce((all, line) => all + line.quantity * Number(line.tier === 'VIP' ? 50 : price), 0);
  const bought = await buyWithWallet(app, buyer, { eventId: event.id, lines, paymentAmount: String(sum) });
  if (!bought.data?.purchaseWithWallet) throw new Error(JSON.stringify(bought.errors));
  const { order, tickets } = bought.data.purchaseWithWallet;
  return { event, orderId: order.id as string, ids: (tickets as { id: string }[]).map(({ id }) => id) };
}

const startOf = async (id: string) =>
  (await app.graphql('query E($id: ID!) { event(id: $id) { startDate } }', { id }, admin)).data.event
    .startDate;

let people = 0;

/** Buys by the form, to pay at the door. */
async function unpaid(quantity = 3, price = '10') {
  people += 1;
  const event = await published(app, admin, {}, TIERS(price, 'USD'));
  const email = `guest-${people}@guests.test`;
  const input = {
    slug: event.slug,
    lines: [{ tier: 'regular', quantity }],
    name: 'Grace Wanjiru',
    email,
    phone: '+254700000001',
    idempotencyKey: `cancel-${people}`,
  };
  const { data } = await app.graphql(FORM, { input });
  const { order, tickets } = data.purchaseByForm as {
    order: { id: string };
    tickets: { id: string; qrText: string }[];
  };
  const pass = await freshPass(app, email);
  return {
    event,
    email,
    pass,
    orderId: order.id,
    ids: tickets.map(({ id }) => id),
    codes: tickets.map(({ qrText }) => qrText),
  };
}

const found = (pass: string, id: string): Promise<GraphQLAnswer> => app.graphql(CANCEL_FOUND, { pass, id });

describe('cancelling one of several paid tickets', () => {
  it('refunds its price and leaves the others valid', async () => {
    const { event, orderId, ids } = await paid('10');
    const [first = '', second = ''] = ids;
    expect((await allow(event.id)).data.setCancellationPolicy.event.cancellationPolicy).toEqual({
      cutoffMinutes: 0,
      refundsPaid: true,
    });
    expect(await ticketOf(first)).toMatchObject({
      viewerCanCancel: true,
      cancellationTerms: { refund: { amount: '10', currency: 'XLM' } },
    });
    const before = await ledgerBalance(app, buyer.publicKey);
    expect((await cancel(first)).data.cancelTicket.ticket).toMatchObject({
      status: 'CANCELLED',
      revokeReasonCode: 'BY_HOLDER',
      viewerCanCancel: false,
      cancellationTerms: null,
      refund: { amount: { amount: '10' }, status: 'PENDING' },
    });
    await until(async () => (await ticketOf(first)).refund.status === 'PAID');
    expect((await ledgerBalance(app, buyer.publicKey)) - before).toBe(100_000_000n);
    expect(await ticketOf(second)).toMatchObject({ status: 'ACTIVE', refund: null });
    expect(await orderOf(orderId)).toMatchObject({ status: 'PAID', payment: { status: 'PAID' } });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, tickets: 3, journal: '0' });
    const stats = await app.graphql(
      'query ($id: ID!) { event(id: $id) { available stats { totalSold revenue { amount } refunded { amount } } } }',
      { id: event.id },
      admin,
    );
    expect(stats.data.event).toEqual({
      available: 16,
      stats: { totalSold: 2, revenue: [{ amount: '20' }], refunded: [{ amount: '10' }] },
    });
  });

  it('returns every stroop when one after the other is cancelled', async () => {
    const { event, orderId, ids } = await paid('3.3333333');
    await allow(event.id);
    for (const id of ids) expect((await cancel(id)).errors).toBeUndefined();
    await until(async () => (await orderOf(orderId)).status === 'REFUNDED');
    await until(
      async () =>
        (await app.sql("SELECT FROM refunds WHERE order_id = $1 AND state <> 'paid'", [orderId])).length ===
        0,
    );
    const [sum] = await app.sql<{ refunded: string; charged: string }>(
      `SELECT (SELECT sum(units)::text FROM refunds WHERE order_id = $1) AS refunded,
        (SELECT charge_units::text FROM payments WHERE order_id = $1) AS charged`,
      [orderId],
    );
    expect(sum?.refunded).toBe(sum?.charged);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, journal: '0' });
  });

  it('refunds each tier at its own price, and the rest with the order', async () => {
    const { event, orderId, ids } = await paid('10', [
      { tier: 'regular', quantity: 1 },
      { tier: 'VIP', quantity: 2 },
    ]);
    await allow(event.id);
    const terms = await Promise.all(
      ids.map(async (id) => (await ticketOf(id)).cancellationTerms.refund.amount),
    );
    expect([...terms].sort()).toEqual(['10', '50', '50']);
    const vip = ids[terms.indexOf('50')] ?? '';
    await cancel(vip);
    const refund = `mutation R($id: ID!) { refundOrder(input: { orderId: $id, reason: "Moved" }) { order { status } } }`;
    expect((await app.graphql(refund, { id: orderId }, admin)).errors).toBeUndefined();
    await until(async () => (await orderOf(orderId)).status === 'REFUNDED');
    const rows = await app.sql(
      'SELECT kind, units::text FROM refunds WHERE order_id = $1 ORDER BY kind DESC',
      [orderId],
    );
    expect(rows).toEqual([
      { kind: 'ticket', units: '500000000' },
      { kind: 'order', units: '600000000' },
    ]);
    await until(async () => (await ticketOf(vip)).refund.status === 'PAID');
  });

  it('happens once, in whatever race', async () => {
    const { event, orderId, ids } = await paid();
    await allow(event.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(ids[0] ?? '')));
    expect(answers.map(codeOf).filter(Boolean)).toEqual([]);
    expect(await app.sql('SELECT FROM refunds WHERE order_id = $1', [orderId])).toHaveLength(1);
    const all = await Promise.all(ids.map((id) => cancel(id)));
    expect(all.map(codeOf).filter(Boolean)).toEqual([]);
    await until(async () => (await orderOf(orderId)).status === 'REFUNDED');
    await until(
      async () =>
        (await app.sql("SELECT FROM refunds WHERE order_id = $1 AND state <> 'paid'", [orderId])).length ===
        0,
    );
  });

  it('needs the organiser’s consent, and the buyer', async () => {
    const { event, ids } = await paid();
    const [first = '', second = ''] = ids;
    expect(await ticketOf(first)).toMatchObject({ viewerCanCancel: false, cancellationTerms: null });
    expect(codeOf(await cancel(first))).toBe('CANCELLATIONS_CLOSED');
    await allow(event.id);
    const transfer = `mutation T($id: ID!) { transferTicket(input: { id: $id, to: { name: "A Friend", email: "friend@friends.test" } }) {
      transfer { newTicketId } } }`;
    const { data } = await app.graphql(transfer, { id: second }, buyer);
    const { newTicketId } = data.transferTicket.transfer;
    const pass = await freshPass(app, 'friend@friends.test');
    expect(codeOf(await found(pass, newTicketId))).toBe('CANCELLATIONS_CLOSED');
    expect(codeOf(await cancel(first, await app.actor('attendee')))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(first, admin))).toBe('NOT_FOUND');
  });
});

describe('cancelling tickets that are paid at the door', () => {
  it('works by a fresh link, and cancels the amount due', async () => {
    const { event, email, pass, orderId, ids } = await unpaid();
    const answer = await found(pass, ids[0] ?? '');
    expect(answer.data.cancelFoundTicket.ticket).toMatchObject({
      status: 'CANCELLED',
      dueStatus: 'CANCELLED',
      refund: null,
    });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, journal: '0' });
    const [due] = await app.sql(
      `SELECT sum(CASE debit WHEN 'door_dues' THEN units ELSE -units END)::text AS units FROM journal_transfers WHERE order_id = $1`,
      [orderId],
    );
    expect(due).toEqual({ units: '200000000' });
    const mail = await openMail(app, email, 'ticket_cancelled');
    expect(mail.text).toContain('You owe nothing for it.');
    expect(mail.text).toContain('See your order:');
    expect(mail.text).toContain(`/orders/${orderId}#tickets=`);
    expect(await orderOf(orderId)).toMatchObject({ status: 'DUE' });
    for (const id of ids) expect((await found(pass, id)).errors).toBeUndefined();
    expect(await orderOf(orderId)).toMatchObject({ status: 'CANCELLED' });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0 });
  });

  it('sends the mail again by the link, with the tickets that are left', async () => {
    const { email, pass, ids } = await unpaid(2);
    const resend = `mutation R($pass: String!, $id: ID!) { resendFoundTicket(input: { pass: $pass, id: $id }) { tickets { id status } done } }`;
    await found(pass, ids[0] ?? '');
    const sent = await app.graphql(resend, { pass, id: ids[1] });
    expect(sent.data.resendFoundTicket).toEqual({ tickets: [{ id: ids[1], status: 'ACTIVE' }], done: true });
    const mails = await app.sql("SELECT FROM mail_outbox WHERE kind = 'tickets' AND recipient = $1", [email]);
    expect(mails).toHaveLength(2);
    const { page } = await openMail(app, email, 'tickets');
    expect(page).toContain(ids[1]);
    expect(page).not.toContain(ids[0]);
    await found(pass, ids[1] ?? '');
    expect(codeOf(await app.graphql(resend, { pass, id: ids[1] }))).toBe('NOTHING_TO_SEND');
  });

  it('gives the old code to doors without a network', async () => {
    const { pass, ids } = await unpaid(2);
    await found(pass, ids[0] ?? '');
    const list = await app.rest('GET', `/revocation-list?issuer_id=${admin.issuerId}`);
    const revoked = list.body.snapshot.revoked.map((one: { ticket_id: string }) => one.ticket_id);
    expect(revoked).toContain(ids[0]);
    expect(revoked).not.toContain(ids[1]);
  });

  it('ends at the organiser’s deadline, and never undoes an entry', async () => {
    const { event, email, pass, ids, codes } = await unpaid(3);
    const [first = '', second = ''] = ids;
    await allow(event.id, null, false);
    expect(codeOf(await found(pass, first))).toBe('CANCELLATIONS_CLOSED');
    await allow(event.id, 0, false);
    expect((await found(pass, first)).errors).toBeUndefined();
    const start = Date.parse(await startOf(event.id));
    const before = app.clock.now();
    app.clock.set(new Date(start));
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const input = { ticket: codes[1], deviceId: 'gate', nonce: 'entry-before-cancelling' };
    const scanned = await app.graphql(SCAN, { input }, validator);
    expect(scanned.data.validateTicket.result.outcome).toBe('ADMITTED');
    const later = await freshPass(app, email);
    expect(codeOf(await found(later, second))).toBe('TICKET_NOT_CANCELLABLE');
    expect(codeOf(await found(later, ids[2] ?? ''))).toBe('CANCELLATIONS_CLOSED');
    app.clock.set(before);
    expect(await ticketOf(second, admin)).toMatchObject({ status: 'USED', cancellationTerms: null });
  });

  it('is refused for tickets of others and for unknown links', async () => {
    const [mine, theirs] = [await unpaid(1), await unpaid(1)];
    expect(codeOf(await found(mine.pass, theirs.ids[0] ?? ''))).toBe('NOT_FOUND');
    expect(codeOf(await found('no-such-pass', mine.ids[0] ?? ''))).toBe('LINK_INVALID');
  });

  it('lets organisers alone set the terms', async () => {
    const { event } = await unpaid(1);
    const stranger = await app.actor('issuer_admin');
    expect(codeOf(await allow(event.id, 5, true, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await allow(event.id, -1, true))).toBe('BAD_INPUT');
  });
});
