import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
import {
  buyWithWallet,
  fundedBuyer,
  ledgerBalance,
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
