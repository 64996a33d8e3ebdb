import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEventReport } from '../../../server/modules/reports/event-report/event-report.reads.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { until } from '../../support/until.ts';
import {
  buyWithWallet,
  fundedBuyer,
  ledgerBalance,
  ORDER_FIELDS,
  type PayingBuyer,
  quote,
  setRate,
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
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

describe('a purchase with the wallet', () => {
  it('moves XLM to the organiser and makes the ticket when the ledger has it', async () => {
    const event = await published(app, admin, {}, tier('12.5', 'XLM'));
    const offer = await quote(app, buyer, { eventId: event.id, quantity: 2 });
    expect(offer).toMatchObject({
      price: { amount: '25', currency: 'XLM' },
      payment: { amount: '25', currency: 'XLM' },
      charge: { amount: '25', currency: 'XLM' },
      enough: true,
      refusal: null,
    });
    const before = await ledgerBalance(app, buyer.publicKey);
    const answer = await buyWithWallet(app, buyer, {
      eventId: event.id,
      quantity: 2,
      paymentAmount: offer.payment.amount,
    });
    expect(answer.errors).toBeUndefined();
    const { order, tickets, processing, message } = answer.data.purchaseWithWallet;
    expect({ processing, message }).toEqual({ processing: false, message: 'Ticket purchased successfully!' });
    expect(order).toMatchObject({
      status: 'PAID',
      quantity: 2,
      total: [{ amount: '25', currency: 'XLM' }],
      payment: {
        status: 'PAID',
        method: 'STELLAR',
        charge: { amount: '25', currency: 'XLM' },
        failure: null,
      },
    });
    expect(tickets).toHaveLength(2);
    expect(tickets[0]).toMatchObject({
      serial: 1,
      dueStatus: 'NONE',
      price: { amount: '12.5' },
      status: 'ACTIVE',
    });

    const paid = before - (await ledgerBalance(app, buyer.publicKey));
    expect(paid).toBe(250_000_100n);
    const transaction = await app.app.services.ledger.transaction(order.payment.transactionHash);
    expect(transaction).toMatchObject({ successful: true, source: buyer.publicKey });
    expect(transaction?.memoHash?.toString('hex')).toBe(order.payment.memoHash);
    expect(await booksOf(app.sql, event.id)).toEqual({
      ...{
        counted: 2,
        held: 0,
        paying: 0,
        tickets: 2,
        serials: 2,
        orders: 1,
        transfers: 2,
        audited: 1,
        mails: 1,
      },
      journal: '0',
    });
  });

  it('signs tickets that any verifier accepts', async () => {
    const event = await published(app, admin, {}, tier('1', 'XLM'));
    const answer = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '1' });
    const [ticket] = answer.data.purchaseWithWallet.tickets;
    const check = await app.rest('POST', '/validate', { ticket: ticket.file, commit: false }, admin);
    // Its signature is valid, but it is not valid yet.
    expect(check.body).toMatchObject({ success: true, outcome: 'not_yet_valid' });
  });

  it('of a USD price charges XLM by the exact rate, whatever the buyer reckons in', async () => {
    const event = await published(app, admin, {}, tier('50', 'USD'));
    for (const [currency, amount] of [
      ['XLM', '425'],
      ['USD', '50'],
      ['KES', '6500'],
    ] as const) {
      const offer = await quote(app, buyer, { eventId: event.id, currency });
      expect(offer.payment).toEqual({ amount, currency });
      expect(offer.charge).toEqual({ amount: '425', currency: 'XLM' });
      const bought = await buyWithWallet(app, buyer, {
        eventId: event.id,
        paymentCurrency: currency,
        paymentAmount: amount,
        price: '50',
        currency: 'USD',
      });
      expect(bought.data?.purchaseWithWallet.order.payment).toMatchObject({
        payment: { amount, currency },
        charge: { amount: '425', currency: 'XLM' },
      });
    }
    const stats = await app.graphql(
      'query ($id: ID!) { event(id: $id) { stats { totalSold revenue { amount currency } duesOpen { amount } } } }',
      { id: event.id },
      admin,
    );
    expect(stats.data.event.stats).toEqual({
      totalSold: 3,
      revenue: [{ amount: '1275', currency: 'XLM' }],
      duesOpen: [],
    });
  });

  it('of a KES price rounds the charge up to a stroop', async () => {
    const event = await published(app, admin, {}, tier('1999.9999999', 'KES'));
    const offer = await quote(app, buyer, { eventId: event.id });
    // 1999.9999999 x 13/200 = 129.9999999935
    expect(offer.payment.amount).toBe('130');
    const bought = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '130' });
    expect(bought.data.purchaseWithWallet.order.payment.charge).toEqual({ amount: '130', currency: 'XLM' });
  });

  it('takes the shorter payload of the purchase page, which names the price alone', async () => {
    const event = await published(app, admin, {}, tier('10', 'USD'));
    const bought = await buyWithWallet(app, buyer, { eventId: event.id, price: '10' });
    expect(bought.data.purchaseWithWallet.order.payment.charge.amount).toBe('85');
    const wrong = await buyWithWallet(app, buyer, { eventId: event.id, price: '9' });
    expect(codeOf(wrong)).toBe('QUOTE_CHANGED');
    expect(codeOf(await buyWithWallet(app, buyer, { eventId: event.id }))).toBe('BAD_INPUT');
  });

  it('with play money moves nothing and is no revenue', async () => {
    const event = await published(app, admin, {}, tier('50', 'USD'));
    const person = await app.actor('attendee');
    const offer = await quote(app, person, { eventId: event.id, currency: 'MOCK' });
    expect(offer).toMatchObject({
      payment: { amount: '50', currency: 'MOCK' },
      charge: null,
      enough: true,
      refusal: null,
    });
    const bought = await buyWithWallet(app, person, {
      eventId: event.id,
      paymentCurrency: 'MOCK',
      paymentAmount: '50',
    });
    expect(bought.errors).toBeUndefined();
    expect(bought.data.purchaseWithWallet.order).toMatchObject({
      status: 'PAID',
      payment: { method: 'MOCK', status: 'PAID', charge: null, transactionHash: null },
      tickets: [{ status: 'ACTIVE', dueStatus: 'NONE' }],
    });
    expect(await booksOf(app.sql, event.id)).toMatchObject({
      counted: 1,
      tickets: 1,
      transfers: 0,
      mails: 1,
    });
  });

  it('of tickets that cost nothing asks the ledger nothing', async () => {
    const event = await published(app, admin, {}, tier('0', 'USD'));
    const person = await app.actor('attendee');
    const bought = await buyWithWallet(app, person, { eventId: event.id, paymentAmount: '0' });
    expect(bought.data.purchaseWithWallet.order).toMatchObject({
      status: 'PAID',
      payment: { status: 'PAID' },
    });
  });

  it('goes on when the organiser has closed the sale by the form', async () => {
    const event = await published(app, admin, {}, tier('2', 'XLM'));
    const CLOSE =
      'mutation ($id: ID!) { updateEvent(input: { formSales: false, id: $id }) { event { id } } }';
    await app.graphql(CLOSE, { id: event.id }, admin);
    const bought = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '2' });
    expect(bought.data.purchaseWithWallet.order.status).toBe('PAID');
  });
});

describe('before anything is held it is refused', () => {
  it('without a wallet, without money in it, and with too little', async () => {
    const event = await published(app, admin, {}, tier('12000', 'XLM'));
    const buy = (who: TestActor) => buyWithWallet(app, who, { eventId: event.id, paymentAmount: '12000' });
    const poor = await app.actor('attendee');
    expect(await quote(app, poor, { eventId: event.id })).toMatchObject({
      enough: false,
      spendable: null,
      refusal: 'No wallet found. Please create a wallet first.',
    });
    expect((await buy(poor)).errors?.[0]).toMatchObject({
      message: 'No wallet found. Please create a wallet first.',
      extensions: { code: 'NO_WALLET' },
    });
    await app.graphql('mutation { createWallet { wallet { id } } }', {}, poor);
    expect((await quote(app, poor, { eventId: event.id })).refusal).toBe('Wallet not funded');
    expect((await buy(poor)).errors?.[0]).toMatchObject({
      message: 'Please fund your wallet before purchasing',
      extensions: { code: 'WALLET_NOT_FUNDED' },
    });
    expect((await quote(app, buyer, { eventId: event.id })).refusal).toBe(
      'Insufficient XLM balance (need 12000 XLM)',
    );
    expect((await buy(buyer)).errors?.[0]).toMatchObject({
      message: 'Insufficient balance. Please fund your wallet first.',
      extensions: { code: 'INSUFFICIENT_BALANCE' },
    });
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, orders: 0 });
  });

  it('counting the reserve and the fee', async () => {
    const rich = await fundedBuyer(app);
    const has = await ledgerBalance(app, rich.publicKey);
    // The whole balance except the reserve of 1 XLM, which leaves nothing for the fee.
    const price = String((has - 10_000_000n) / 10_000_000n);
    const event = await published(app, admin, {}, tier(price, 'XLM'));
    expect(codeOf(await buyWithWallet(app, rich, { eventId: event.id, paymentAmount: price }))).toBe(
      'INSUFFICIENT_BALANCE',
    );
  });

  it('when the amount is not the quote to the stroop, with the quote of now', async () => {
    const event = await published(app, admin, {}, tier('50', 'USD'));
    const off = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '425.0000001' });
    expect(off.errors?.[0]?.extensions).toMatchObject({
      code: 'QUOTE_CHANGED',
      status: 409,
      details: {
        quote: { payment: { value: '425', currency: 'XLM' }, price: { value: '50', currency: 'USD' } },
      },
    });
    await setRate(app, 'USD', 'XLM', '10');
    const old = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '425' });
    expect(old.errors?.[0]?.extensions).toMatchObject({ details: { quote: { payment: { value: '500' } } } });
    await setRate(app, 'USD', 'XLM', '8.5');
    expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, orders: 0 });
  });

  it('for tickets that are gone, unknown, or not for sale', async () => {
    const event = await published(app, admin, {}, tier('1', 'XLM', 1));
    const buy = (changed: object = {}) =>
      buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '1', ...changed });
    expect(codeOf(await buy({ eventId: '01900000-0000-7000-8000-000000000000' }))).toBe('NOT_FOUND');
    expect(codeOf(await buy({ eventId: 'nonsense' }))).toBe('NOT_FOUND');
    expect(codeOf(await buy({ tier: 'balcony' }))).toBe('UNKNOWN_TIER');
    expect(codeOf(await buy({ holder: { email: 'nobody' } }))).toBe('BAD_INPUT');
    expect((await buy()).errors).toBeUndefined();
    expect((await buy()).errors?.[0]).toMatchObject({
      message: '"regular" is sold out.',
      extensions: { code: 'SOLD_OUT' },
    });
  });
});

describe('the same key', () => {
  it('gives the same answer, and is refused for another purchase', async () => {
    const event = await published(app, admin, {}, tier('3', 'XLM'));
    const request = { eventId: event.id, paymentAmount: '3' };
    const first = await buyWithWallet(app, buyer, request, 'key-a');
    const second = await buyWithWallet(app, buyer, request, 'key-a');
    expect(second.data.purchaseWithWallet).toEqual(first.data.purchaseWithWallet);
    const other = await buyWithWallet(app, buyer, { ...request, holder: { name: 'Else' } }, 'key-a');
    expect(codeOf(other)).toBe('IDEMPOTENCY_MISMATCH');
    const elsewhere = await published(app, admin, {}, tier('3', 'XLM'));
    expect(codeOf(await buyWithWallet(app, buyer, { ...request, eventId: elsewhere.id }, 'key-a'))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1, orders: 1 });
  });

  it('a hundred times at once is one purchase', async () => {
    const event = await published(app, admin, {}, tier('3', 'XLM'));
    const request = { eventId: event.id, paymentAmount: '3' };
    const before = await ledgerBalance(app, buyer.publicKey);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => buyWithWallet(app, buyer, request, 'key-100')),
    );
    const orders = new Set(answers.map((answer) => answer.data?.purchaseWithWallet?.order.id));
    expect(orders.size).toBe(1);
    expect([...new Set(answers.map(codeOf))].filter(Boolean)).toEqual([]);
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(30_000_100n);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1, tickets: 1, orders: 1 });
  });
});

describe('one wallet in two tabs', () => {
  const LOCKED_OUT = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%requested AS MATERIALIZED%'`;
  const UNDER_WAY = `SELECT FROM ledger_intents WHERE source = $1 AND state IN ('prepared', 'sent')`;
  const UNFINISHED = `SELECT FROM ledger_intents WHERE source = $1 AND state IN ('intended', 'prepared', 'sent')`;

  it('pays two purchases one after the other', async () => {
    const event = await published(app, admin, {}, tier('4', 'XLM'));
    const request = { eventId: event.id, paymentAmount: '4' };
    const before = await ledgerBalance(app, buyer.publicKey);
    const answers = await Promise.all([
      buyWithWallet(app, buyer, request, 'tab-1'),
      buyWithWallet(app, buyer, request, 'tab-2'),
    ]);
    expect(answers.map((answer) => answer.data?.purchaseWithWallet.order.status)).toEqual(['PAID', 'PAID']);
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(80_000_200n);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 2, tickets: 2, orders: 2 });
  });

  it('pays both when one has left while the statement of the other waits for its tier', async () => {
    const tiers = ['regular', 'vip'].map((name) => ({ tier: name, count: 5, price: '4', currency: 'XLM' }));
    const event = await published(app, admin, {}, tiers);
    const person = await fundedBuyer(app);
    const buy = (tierName: string) =>
      buyWithWallet(app, person, { eventId: event.id, tier: tierName, paymentAmount: '4' });
    // From then on the wallet's sequence number is known, and payments are signed before their places are held.
    expect((await buy('regular')).errors).toBeUndefined();

    const holder = new pg.Client(app.adminUrl);
    await holder.connect();
    await app.sandbox.fault({ manualClose: true });
    try {
      await holder.query('BEGIN');
      await holder.query(`SELECT FROM tiers WHERE event_id = $1 AND name = 'vip' FOR UPDATE`, [event.id]);
      const waiting = buy('vip');
      await until(async () => (await app.sql(LOCKED_OUT)).length > 0);
      const ahead = buy('regular');
      await until(async () => (await app.sql(UNDER_WAY, [person.publicKey])).length > 0);
      await holder.query('COMMIT');
      await until(async () => (await app.sql(UNFINISHED, [person.publicKey])).length === 2);
      await app.sandbox.fault({ manualClose: false });
      const answers = await Promise.all([waiting, ahead]);
      expect(answers.map((answer) => answer.data?.purchaseWithWallet.order.status)).toEqual(['PAID', 'PAID']);
    } finally {
      await app.sandbox.fault({ manualClose: false });
      await holder.end();
    }
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 3, held: 0, tickets: 3, orders: 3 });
  });

  it('that has money for one of them pays one', async () => {
    const person = await fundedBuyer(app);
    const event = await published(app, admin, {}, tier('6000', 'XLM'));
    const request = { eventId: event.id, paymentAmount: '6000' };
    const answers = await Promise.all([
      buyWithWallet(app, person, request, 'tab-1'),
      buyWithWallet(app, person, request, 'tab-2'),
    ]);
    const refused = answers.map(codeOf).filter(Boolean);
    expect(refused).toHaveLength(1);
    expect(['INSUFFICIENT_BALANCE', 'PAYMENT_FAILED']).toContain(refused[0]);
    await until(async () => (await booksOf(app.sql, event.id)).held === 0);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 1, held: 0, tickets: 1 });
  });
});

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
