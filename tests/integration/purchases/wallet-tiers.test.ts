import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEventReport } from '../../../server/modules/reports/event-report/event-report.reads.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import {
  buyWithWallet,
  fundedBuyer,
  ledgerBalance,
  ORDER_FIELDS,
  type PayingBuyer,
  quote,
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

const tier = (price: string, currency: string, count = 20) => [{ tier: 'regular', count, price, currency }];

describe('tickets of several tiers in one order', () => {
  const REFUND = `mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Double booked" }) { order { ${ORDER_FIELDS} } } }`;
  const TIERS = [
    { tier: 'regular', count: 6, price: '10', currency: 'USD' },
    { tier: 'vip', count: 2, price: '30', currency: 'XLM' },
    { tier: 'child', count: 4, price: '0', currency: 'KES' },
  ];
  const LINES = [
    { tier: 'vip', quantity: 1 },
    { tier: 'regular', quantity: 2 },
    { tier: 'child', quantity: 1 },
  ];
  /** Two for 10 USD at 8.5, one for 30 XLM, and a free one. */
  const TOTAL = '200';
  const lineOf = async (orderId: string) =>
    app.sql(
      `SELECT t.name AS tier, l.quantity, l.charge_units::text AS charge FROM payment_lines l JOIN tiers t ON t.id = l.tier_id
       WHERE order_id = $1 ORDER BY t.position`,
      [orderId],
    );
  const stock = async (eventId: string) =>
    app.sql(
      'SELECT name, sold, held, next_serial - 1 AS serials FROM tiers WHERE event_id = $1 ORDER BY position',
      [eventId],
    );

  it('are one hold, one payment and one answer, and go back together', async () => {
    const event = await published(app, admin, {}, TIERS);
    const offer = await quote(app, buyer, { eventId: event.id, lines: LINES });
    expect(offer).toMatchObject({
      tier: null,
      quantity: 4,
      lines: [
        { tier: 'vip', quantity: 1, price: { amount: '30', currency: 'XLM' } },
        { tier: 'regular', quantity: 2, price: { amount: '10', currency: 'USD' } },
        { tier: 'child', quantity: 1, price: { amount: '0', currency: 'KES' } },
      ],
      price: { amount: TOTAL, currency: 'XLM' },
      charge: { amount: TOTAL, currency: 'XLM' },
      enough: true,
      refusal: null,
    });
    const before = await ledgerBalance(app, buyer.publicKey);
    const request = { eventId: event.id, lines: LINES, paymentAmount: TOTAL };
    const answer = await buyWithWallet(app, buyer, request, 'several');
    expect(answer.errors).toBeUndefined();
    const { order, tickets } = answer.data.purchaseWithWallet;
    expect(order).toMatchObject({ status: 'PAID', quantity: 4, payment: { charge: { amount: TOTAL } } });
    expect(
      tickets
        .map(({ tier, serial }: { tier: { name: string }; serial: number }) => `${tier.name} ${serial}`)
        .sort(),
    ).toEqual(['child 1', 'regular 1', 'regular 2', 'vip 1']);
    const transaction = await app.app.services.ledger.transaction(order.payment.transactionHash);
    expect(transaction?.memoHash?.toString('hex')).toBe(order.payment.memoHash);
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(2_000_000_100n);
    expect(await lineOf(order.id)).toEqual([
      { tier: 'regular', quantity: 2, charge: '1700000000' },
      { tier: 'vip', quantity: 1, charge: '300000000' },
      { tier: 'child', quantity: 1, charge: '0' },
    ]);
    expect(await stock(event.id)).toEqual([
      { name: 'regular', sold: 2, held: 0, serials: 2 },
      { name: 'vip', sold: 1, held: 0, serials: 1 },
      { name: 'child', sold: 1, held: 0, serials: 1 },
    ]);
    for (const ticket of tickets) {
      const check = await app.rest('POST', '/validate', { ticket: ticket.file, commit: false }, admin);
      expect(check.body).toMatchObject({ success: true, outcome: 'not_yet_valid' });
    }
    const again = await buyWithWallet(app, buyer, { ...request, lines: [...LINES].reverse() }, 'several');
    expect(again.data.purchaseWithWallet.order.id).toBe(order.id);
    const { revenue } = (await readEventReport(app.app.scope(), event.id)) ?? {};
    expect(revenue).toEqual([
      { tier: 'child', currency: 'XLM', units: '0' },
      { tier: 'regular', currency: 'XLM', units: '1700000000' },
      { tier: 'vip', currency: 'XLM', units: '300000000' },
    ]);

    await app.graphql(REFUND, { id: order.id }, admin);
    await until(async () => {
      const { data } = await app.graphql(
        'query ($id: ID!) { order(id: $id) { status } }',
        { id: order.id },
        buyer,
      );
      return data.order.status === 'REFUNDED';
    });
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(100n);
    expect(await booksOf(app.sql, event.id)).toMatchObject({
      counted: 0,
      held: 0,
      tickets: 4,
      orders: 1,
      journal: '0',
    });
  });

  it('are all there or none, and keep the limits of the order', async () => {
    const event = await published(app, admin, {}, TIERS);
    const request = { eventId: event.id, paymentAmount: '90' };
    const tooMany = [
      { tier: 'child', quantity: 1 },
      { tier: 'vip', quantity: 3 },
    ];
    const refused = await buyWithWallet(app, buyer, { ...request, lines: tooMany });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'SOLD_OUT',
      details: { tier: 'vip', available: 2 },
    });
    const vip = { tier: 'vip', quantity: 2 };
    const changed = await buyWithWallet(app, buyer, {
      ...request,
      lines: [vip, { tier: 'regular', quantity: 1 }],
    });
    expect(changed.errors?.[0]?.extensions).toMatchObject({
      code: 'QUOTE_CHANGED',
      details: { quote: { tier: null, quantity: 3, payment: { value: '145', currency: 'XLM' } } },
    });
    const unknown = await buyWithWallet(app, buyer, {
      ...request,
      lines: [vip, { tier: 'nobody', quantity: 1 }],
    });
    expect(codeOf(unknown)).toBe('UNKNOWN_TIER');
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, held: 0, orders: 0 });
  });

  it('are never sold twice, whichever tiers a crowd wants at once', async () => {
    const event = await published(app, admin, {}, TIERS);
    const requests = Array.from({ length: 12 }, (_none, n) => ({
      eventId: event.id,
      paymentCurrency: 'MOCK' as const,
      ...(n % 3 === 0
        ? { tier: 'vip', paymentAmount: '30' }
        : {
            // In either order: two such orders must not deadlock.
            lines: n % 2 ? [...LINES].reverse() : LINES,
            paymentAmount: '50',
          }),
    }));
    const answers = await Promise.all(requests.map((request) => buyWithWallet(app, buyer, request)));
    const sold = answers.filter((answer) => answer.data?.purchaseWithWallet);
    expect(sold.length).toBeGreaterThan(0);
    expect([...new Set(answers.map(codeOf).filter(Boolean))]).toEqual(['SOLD_OUT']);
    const [, vip] = await stock(event.id);
    expect(vip).toEqual({ name: 'vip', sold: 2, held: 0, serials: 2 });
    expect(sold).toHaveLength(2);
  });

  it('are free again when the payment does not come', async () => {
    const event = await published(app, admin, {}, TIERS);
    const person = await fundedBuyer(app);
    const request = { eventId: event.id, lines: LINES, paymentAmount: TOTAL };
    // After spending outside the product the money is gone: the ledger refuses the second payment.
    const dear = await published(app, admin, {}, tier('9900', 'XLM'));
    const answers = await Promise.all([
      buyWithWallet(app, person, { eventId: dear.id, paymentAmount: '9900' }, 'dear'),
      buyWithWallet(app, person, request, 'several'),
    ]);
    const refused = answers.map(codeOf).filter(Boolean);
    expect(refused).toHaveLength(1);
    await until(async () => (await booksOf(app.sql, event.id)).held === 0);
    const books = await booksOf(app.sql, event.id);
    expect(books.tickets).toBe(codeOf(answers[1]) ? 0 : 4);
  });
});
