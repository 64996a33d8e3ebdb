import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { codeOf } from '../../support/client.ts';
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

const tier = (price: string, currency: string, count = 20) => [{ tier: 'regular', count, price, currency }];

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
