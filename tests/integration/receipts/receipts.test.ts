import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueReceipts, sweepReceipts } from '../../../server/modules/receipts/issue-receipts.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import {
  numbersOf,
  readSettings,
  receiptFile,
  receiptsOf,
  setReceipts,
  upTo,
  VAT,
} from '../../support/receipts.ts';
import { until } from '../../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer, quote } from '../../support/wallet-buyers.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
  await setReceipts(app, admin);
});
afterAll(() => app.close());
afterEach(async () => {
  app.clock.advance('11m');
  expect(await booksDiffer(app)).toEqual([]);
});

const REFUND_ORDER = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Ordered twice" }) { order { id status } } }`;
const REFUND_TICKET = `mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "Ordered twice" }) { ticket { id } } }`;
const COLLECT = `mutation C($input: CollectDueInput!) { collectDue(input: $input) { ticket { dueStatus } } }`;

const tiers = (price = '1160') => [
  { tier: 'regular', count: 500, price, currency: 'KES' },
  { tier: 'VIP', count: 500, price: '2320', currency: 'KES' },
];

async function playMoney(who: TestActor, eventId: string): Promise<string> {
  const { data, errors } = await buyWithWallet(app, who, {
    eventId,
    paymentCurrency: 'MOCK',
    paymentAmount: '1160',
  });
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  return data.purchaseWithWallet.order.id;
}

/** Buys with XLM, for the amount of the quote. */
async function byWallet(who: PayingBuyer, eventId: string, quantity: number) {
  const { payment } = await quote(app, who, { eventId, quantity });
  const { data, errors } = await buyWithWallet(app, who, {
    eventId,
    quantity,
    paymentAmount: payment.amount,
  });
  if (!data?.purchaseWithWallet) throw new Error(JSON.stringify(errors));
  return data.purchaseWithWallet.order;
}

interface DoorOrder {
  id: string;
  key: string;
  tickets: { id: string }[];
}

async function atDoor(slug: string, quantity: number): Promise<DoorOrder> {
  const key = randomUUID();
  const lines = [{ tier: 'regular', quantity }];
  const { data, errors } = await buy(app, { slug, lines, key, buyer: { email: `${key}@buyers.test` } });
  if (!data?.purchaseByForm) throw new Error(JSON.stringify(errors));
  const { order, orderKey } = data.purchaseByForm;
  return { id: order.id, key: orderKey, tickets: data.purchaseByForm.tickets };
}

const collect = (ticketId: string) => app.graphql(COLLECT, { input: { ticketId, method: 'CASH' } }, admin);

describe('the settings of receipts', () => {
  it('are of the own issuer, and checked', async () => {
    expect((await readSettings(app, admin)).data.receiptSettings).toEqual(VAT);
    const other = await app.actor('issuer_finance');
    expect((await readSettings(app, other)).data.receiptSettings).toEqual({
      legalName: '',
      address: '',
      taxNumber: '',
      tax: null,
    });
    const wrong = await setReceipts(app, admin, { tax: { name: ' ', percent: '16.001' } });
    expect(codeOf(wrong)).toBe('BAD_INPUT');
    const fields = (wrong.errors?.[0]?.extensions.details as { fields?: { field: string }[] })?.fields ?? [];
    expect(fields.map(({ field }) => field).sort()).toEqual(['tax.name', 'tax.percent']);
    const attendee = await app.actor('attendee');
    expect(codeOf(await readSettings(app, attendee))).toBe('FORBIDDEN');
    expect(codeOf(await setReceipts(app, attendee))).toBe('FORBIDDEN');
  });
});

describe('a receipt', () => {
  it('is there for everyone who looks at the same time, whoever issues it', async () => {
    const event = await published(app, admin, {}, tiers());
    const buyer = await app.actor('attendee');
    for (let round = 0; round < 5; round += 1) {
      const id = await playMoney(buyer, event.id);
      const seen = await Promise.all(Array.from({ length: 6 }, () => receiptsOf(app, id, { who: buyer })));
      const [first] = seen[0] ?? [];
      expect(first?.number).toMatch(/^R-\d{6}$/);
      expect(seen.map((receipts) => receipts.map((one) => one.id))).toEqual(Array(6).fill([first?.id]));
    }
  });

  it('is issued when its buyer looks, once, with lines, tax and number', async () => {
    const event = await published(app, admin, {}, tiers());
    const buyer = await app.actor('attendee');
    const id = await playMoney(buyer, event.id);
    const [first] = await receiptsOf(app, id, { who: buyer });
    expect(first).toMatchObject({
      kind: 'RECEIPT',
      number: expect.stringMatching(/^R-\d{6}$/),
      method: 'MOCK',
      creditedNumber: null,
      eventName: 'Koroga Festival',
      tax: { name: 'VAT', percent: '16' },
      lines: [{ tier: 'regular', quantity: 1, unitPrice: { amount: '1160', currency: 'KES' } }],
    });
    await sweepReceipts(app.app.scope());
    expect(await receiptsOf(app, id, { who: buyer })).toEqual([first]);
  });

  it('of an order paid at the door comes when all of it is paid, and its refunds are credited', async () => {
    const event = await published(app, admin, {}, tiers());
    const order = await atDoor(event.slug, 3);
    const [one, two, three] = order.tickets as [{ id: string }, { id: string }, { id: string }];
    await collect(one.id);
    await collect(two.id);
    await sweepReceipts(app.app.scope());
    expect(await receiptsOf(app, order.id, order)).toEqual([]);
    await collect(three.id);
    const [receipt] = await receiptsOf(app, order.id, order);
    expect(receipt).toMatchObject({
      method: null,
      total: { amount: '3480', currency: 'KES' },
      tax: { amount: { amount: '480', currency: 'KES' } },
      lines: [{ tier: 'regular', quantity: 3, amount: { amount: '3480' } }],
    });
    await app.graphql(REFUND_TICKET, { id: one.id }, admin);
    await sweepReceipts(app.app.scope());
    expect((await receiptsOf(app, order.id, order))[1]).toMatchObject({
      kind: 'CREDIT_NOTE',
      creditedNumber: receipt?.number,
      total: { amount: '1160' },
      tax: { amount: { amount: '160' } },
    });
    await app.graphql(REFUND_ORDER, { id: order.id }, admin);
    await sweepReceipts(app.app.scope());
    const all = await receiptsOf(app, order.id, order);
    expect(all.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['RECEIPT', '3480'],
      ['CREDIT_NOTE', '1160'],
      ['CREDIT_NOTE', '2320'],
    ]);
  });

  it('covers what was paid at the door once the event is over', async () => {
    const soon = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const event = await published(app, admin, { startDate: soon(1), endDate: soon(2) }, tiers());
    const order = await atDoor(event.slug, 2);
    await collect(order.tickets[0]?.id ?? '');
    app.clock.advance('3h');
    await sweepReceipts(app.app.scope());
    expect(await receiptsOf(app, order.id, order)).toMatchObject([{ total: { amount: '1160' } }]);
  });

  it('of a wallet payment is in XLM, and its refund is credited exactly', async () => {
    await setReceipts(app, admin, { tax: { name: 'VAT', percent: '16.25' } });
    const event = await published(app, admin, {}, tiers('333.33'));
    const buyer = await fundedBuyer(app);
    const quantity = 3;
    const { id, tickets, payment } = await byWallet(buyer, event.id, quantity);
    const [receipt] = await receiptsOf(app, id, { who: buyer });
    expect(receipt?.total).toEqual(payment.charge);
    for (const ticket of tickets) await app.graphql(REFUND_TICKET, { id: ticket.id }, admin);
    await until(async () => {
      await app.app.services.refunds.run();
      await sweepReceipts(app.app.scope());
      return (await receiptsOf(app, id, { who: buyer })).length === 1 + quantity;
    });
    const notes = (await receiptsOf(app, id, { who: buyer })).slice(1);
    expect(notes).toHaveLength(quantity);
    const units = (text: string | undefined): bigint => BigInt(Math.round(Number(text) * 1e7));
    const sum = (texts: (string | undefined)[]): bigint => texts.reduce((all, text) => all + units(text), 0n);
    expect(sum(notes.map(({ total }) => total.amount))).toBe(units(receipt?.total.amount));
    expect(sum(notes.map(({ tax }) => tax?.amount.amount))).toBe(units(receipt?.tax?.amount.amount));
    await setReceipts(app, admin);
  });

  it('is not given for free tickets', async () => {
    const event = await published(app, admin, {}, [
      { tier: 'regular', count: 5, price: '0', currency: 'KES' },
    ]);
    const buyer = await app.actor('attendee');
    const { data } = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '0' });
    expect(await receiptsOf(app, data.purchaseWithWallet.order.id, { who: buyer })).toEqual([]);
  });
});

describe('the numbers of receipts', () => {
  it('have no gap with 200 orders at once, whoever issues them', async () => {
    const owner = await app.actor('issuer_admin');
    const event = await published(app, owner, {}, tiers());
    const buyers = await Promise.all(Array.from({ length: 20 }, () => app.actor('attendee')));
    const orders = await Promise.all(
      Array.from({ length: 200 }, (_none, nth) => playMoney(buyers[nth % 20] as TestActor, event.id)),
    );
    const scope = app.app.scope();
    await Promise.all([
      sweepReceipts(scope),
      sweepReceipts(scope),
      ...upTo(8).map((nth) => issueReceipts(scope, orders.slice(nth * 20, nth * 20 + 60))),
      ...orders.slice(0, 20).map((id, nth) => receiptsOf(app, id, { who: buyers[nth] as TestActor })),
    ]);
    expect(await numbersOf(app.sql, owner.issuerId as string)).toEqual(upTo(200));
    const rows = await app.sql<{ orders: number }>(
      'SELECT count(DISTINCT order_id)::int AS orders FROM sales_receipts WHERE issuer_id = $1',
      [owner.issuerId],
    );
    expect(rows).toEqual([{ orders: 200 }]);
  });

  it('are used again when the transaction fails between the number and the commit', async () => {
    const owner = await app.actor('issuer_admin');
    const event = await published(app, owner, {}, tiers());
    const buyer = await app.actor('attendee');
    await playMoney(buyer, event.id);
    const { failpoints } = app.app.services;
    const reach = failpoints.reach.bind(failpoints);
    let failed = 0;
    failpoints.reach = (name) => {
      if (name !== 'receipts.numbered') return reach(name);
      failed += 1;
      throw new Error('the process ends here');
    };
    await expect(sweepReceipts(app.app.scope())).rejects.toThrow('the process ends here');
    failpoints.reach = reach;
    expect(failed).toBe(1);
    expect(await numbersOf(app.sql, owner.issuerId as string)).toEqual([]);
    await sweepReceipts(app.app.scope());
    expect(await numbersOf(app.sql, owner.issuerId as string)).toEqual([1]);
  });

  it('cannot be changed or deleted, not even by the owner of the database', async () => {
    await expect(app.sql('UPDATE sales_receipts SET number = number + 1')).rejects.toThrow();
    await expect(app.sql('DELETE FROM sales_receipts')).rejects.toThrow();
    await expect(app.sql('DELETE FROM receipt_transfers')).rejects.toThrow();
  });
});

describe('the document of a receipt', () => {
  it('contains the number, and opens for those who may see the order', async () => {
    const event = await published(app, admin, {}, tiers());
    const order = await atDoor(event.slug, 1);
    await collect(order.tickets[0]?.id ?? '');
    const [receipt] = await receiptsOf(app, order.id, order);
    const open = (headers: Record<string, string>) => receiptFile(app, receipt?.id ?? '', headers);
    const own = await open({ 'x-order-key': order.key });
    expect(own.status).toBe(200);
    expect(own.headers.get('content-disposition')).toContain(`receipt-${receipt?.number}.pdf`);
    const bytes = Buffer.from(await own.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain(`Receipt ${receipt?.number}`);
    const staff = await app.rest('GET', `/api/receipts/${receipt?.id}/pdf`, undefined, admin);
    expect(staff.status).toBe(200);
    const stranger = await app.actor('attendee');
    const rival = await app.actor('issuer_owner');
    for (const headers of [
      {},
      { 'x-order-key': randomUUID() },
      { authorization: `Bearer ${stranger.token}` },
      { authorization: `Bearer ${rival.token}` },
    ] as Record<string, string>[])
      expect((await open(headers)).status).toBe(404);
    expect((await open({ 'x-ticket-pass': 'guessed' })).status).toBe(410);
  });

  it('is found with the pass of the buyer’s address', async () => {
    const event = await published(app, admin, {}, tiers());
    const order = await atDoor(event.slug, 1);
    await collect(order.tickets[0]?.id ?? '');
    const [receipt] = await receiptsOf(app, order.id, order);
    const pass = randomUUID();
    await app.sql(
      `INSERT INTO event_ticket_links (id, hash, email, event_id, created_at, expires_at)
       SELECT m.id, $2, o.buyer_email, o.event_id, $3, $4 FROM orders o JOIN mail_outbox m ON m.order_id = o.id WHERE o.id = $1 LIMIT 1`,
      [
        order.id,
        app.app.services.credentials.links.digest(pass),
        app.clock.now(),
        new Date(app.clock.now().getTime() + 3_600_000),
      ],
    );
    const FOUND = 'query ($pass: String!) { foundReceipts(pass: $pass) { nodes { id number } } }';
    const found = await app.graphql(FOUND, { pass });
    expect(found.data?.foundReceipts.nodes).toEqual([{ id: receipt?.id, number: receipt?.number }]);
    expect((await receiptFile(app, receipt?.id ?? '', { 'x-ticket-pass': pass })).status).toBe(200);
    expect(codeOf(await app.graphql(FOUND, { pass: 'guessed' }))).toBe('LINK_INVALID');
  });

  it('forgets its buyer, and keeps its number', async () => {
    const event = await published(app, admin, {}, tiers());
    const buyer = await app.actor('attendee');
    const id = await playMoney(buyer, event.id);
    const [receipt] = await receiptsOf(app, id, { who: buyer });
    const FORGET =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
    await app.graphql(FORGET, { password: PASSWORD }, buyer);
    const rows = await app.sql<{ name: string; email: string }>(
      'SELECT name, email FROM receipt_buyers WHERE receipt_id = $1',
      [receipt?.id],
    );
    expect(rows).toEqual([{ name: 'Deleted person', email: expect.stringContaining('@deleted.invalid') }]);
    expect((await receiptsOf(app, id, { who: admin }))[0]?.number).toBe(receipt?.number);
  });
});

describe('the accounting journal', () => {
  it('names the receipt or credit note of each transfer, for the own issuer alone', async () => {
    const owner = await app.actor('issuer_finance');
    const lead = await app.actor('issuer_admin', owner.issuerId as string);
    const event = await published(app, lead, {}, tiers());
    const buyer = await fundedBuyer(app);
    const { id } = await byWallet(buyer, event.id, 1);
    const [receipt] = await receiptsOf(app, id, { who: buyer });
    const journal = async (who: TestActor): Promise<string> =>
      String((await app.rest('GET', '/api/exports/journal.csv', undefined, who)).body);
    const own = await journal(owner);
    const [head, ...lines] = own.trim().split('\r\n');
    for (const column of [
      'id',
      'receipt',
      'refund_id',
      'attempt_id',
      'event_id',
      'debit',
      'credit',
      'amount',
    ])
      expect(head).toContain(column);
    const sale = lines.find((line) => line.includes('wallet_sale'));
    expect(sale).toContain(receipt?.number);
    expect(sale).toContain(id);
    expect(await journal(await app.actor('issuer_finance'))).not.toContain(receipt?.number);
  });
});
