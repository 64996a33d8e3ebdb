import { afterEach, describe, expect, it } from 'vitest';
import { expireHolds } from '../../server/modules/checkout/hold/release-places.ts';
import { published } from '../integration/events/organiser.ts';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { BUYER } from '../support/buyers.ts';
import { deeper } from '../support/depth.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

/** Seconds that a hold lasts: for our wallets, and for external ones. */
const HOLD = 120;
const OUTSIDE_HOLD = 900;

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

interface Skewed {
  app: TestApp;
  admin: TestActor;
  buyer: PayingBuyer;
  event: { id: string; slug: string };
}

/** Of Horizon's Date header, and of the ledger itself. */
interface Faulty {
  dateSkewSeconds: number;
  closeTimeSkewSeconds: number;
}

async function boot(host: string, faults: Faulty): Promise<Skewed> {
  const booted = await bootTestApp({ ledger: { faults } });
  app = booted;
  booted.clock.advance(host);
  const admin = await booted.actor('issuer_admin');
  const buyer = await fundedBuyer(booted);
  const tiers = [{ tier: 'regular', count: 5, price: '5', currency: 'XLM' }];
  return { app: booted, admin, buyer, event: await published(booted, admin, {}, tiers) };
}

const secondsFromLedger = async ({ services }: TestApp['app'], moment: Date): Promise<number> =>
  (moment.getTime() - (await services.ledger.latest()).closedAt.getTime()) / 1_000;

interface Times {
  hold_until: Date;
  max_time: number;
}

async function timesOf({ sql }: TestApp, orderId: string): Promise<Times> {
  const [times] = await sql<Times>(
    `SELECT p.hold_until, n.max_time::int FROM payments p LEFT JOIN ledger_intents n ON n.id = p.intent_id
     WHERE p.order_id = $1`,
    [orderId],
  );
  if (times === undefined) throw new Error('there is no payment');
  return times;
}

/** A busy machine needs time between the order and the check; ten minutes are still distinguishable. */
function expectAbout(seconds: number, expected: number): void {
  expect(Math.abs(seconds - expected)).toBeLessThan(60);
}

const START = `mutation ($input: StartOutsidePaymentInput!) {
  startOutsidePayment(input: $input) { order { id status } } }`;

const SKEWS: [name: string, host: string, faults: Faulty][] = [
  ['10 minutes ahead', '10m', { dateSkewSeconds: -600, closeTimeSkewSeconds: 0 }],
  ['10 minutes behind', '-10m', { dateSkewSeconds: 600, closeTimeSkewSeconds: 0 }],
  [
    '10 minutes ahead of a ledger that is 10 behind',
    '10m',
    { dateSkewSeconds: 600, closeTimeSkewSeconds: -600 },
  ],
  [
    '10 minutes behind a ledger that is 10 ahead',
    '-10m',
    { dateSkewSeconds: -600, closeTimeSkewSeconds: 600 },
  ],
];

/** Both clocks wrong in either direction; deeper, one of them alone too. */
describe('a host whose clock is wrong', () => {
  it.each(deeper(SKEWS.slice(2), SKEWS))(
    '%s: payments are bounded by the ledger’s time and go through, and places come free by it',
    async (_name, host, faults) => {
      const { app, buyer, event } = await boot(host, faults);
      const bought = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '5' }, 'skewed');
      expect(bought.data?.purchaseWithWallet).toMatchObject({ processing: false, order: { status: 'PAID' } });
      const { order } = bought.data.purchaseWithWallet;
      const { hold_until: holdUntil, max_time: maxTime } = await timesOf(app, order.id);
      expect(maxTime).toBe(Math.floor(holdUntil.getTime() / 1_000));
      expectAbout(await secondsFromLedger(app.app, holdUntil), HOLD);
      // The session from before the correction stays valid, and so does the call's key.
      const again = await buyWithWallet(app, buyer, { eventId: event.id, paymentAmount: '5' }, 'skewed');
      expect(again.data?.purchaseWithWallet.order.id).toBe(order.id);
      expect(await booksDiffer(app)).toEqual([]);
      await comeFree(app, event, faults);
    },
  );
});

async function comeFree(app: TestApp, event: { id: string; slug: string }, faults: Faulty): Promise<void> {
  const input = { slug: event.slug, tier: 'regular', ...BUYER };
  const started = await app.graphql(START, { input: { ...input, idempotencyKey: 'outside' } });
  const { id } = started.data.startOutsidePayment.order;
  const { hold_until: holdUntil } = await timesOf(app, id);
  expectAbout(await secondsFromLedger(app.app, holdUntil), OUTSIDE_HOLD);

  // Independent of the host's time, the place is held.
  app.clock.advance('2h');
  expect(await expireHolds(app.app.scope())).toBe(0);
  expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 1, paying: 1 });
  app.clock.advance('-4h');
  await app.sandbox.fault({ closeTimeSkewSeconds: faults.closeTimeSkewSeconds + OUTSIDE_HOLD + 60 });
  await until(async () => (await secondsFromLedger(app.app, holdUntil)) < 0);
  expect(await expireHolds(app.app.scope())).toBe(1);
  expect(await booksOf(app.sql, event.id)).toMatchObject({ held: 0, paying: 0, counted: 1 });
  expect(await booksDiffer(app)).toEqual([]);
}
