import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { booksDiffer, booksOf } from '../../support/books.ts';
import { buy } from '../../support/buyers.ts';
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

const CANCEL = `mutation Cancel($id: ID!, $reason: String!, $key: String) {
  cancelEvent(input: { eventId: $id, reason: $reason, idempotencyKey: $key }) {
      cancellation {
      state reason orders refunded waiting failed finishedAt
      }
    } }`;
const TIERS = [{ tier: 'regular', count: 9, price: '15', currency: 'XLM' }];

describe('cancelling an event', () => {
  it('stops the sale and refunds everything, for every kind of payment', async () => {
    const event = await published(app, admin, {}, TIERS);
    const before = await ledgerBalance(app, buyer.publicKey);
    const request = { eventId: event.id, paymentAmount: '15' };
    const orders = await Promise.all([
      buyWithWallet(app, buyer, request),
      buyWithWallet(app, buyer, request),
    ]);
    await buy(app, { slug: event.slug, lines: [{ tier: 'regular', quantity: 3 }] });
    const START = `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`;
    const input = {
      slug: event.slug,
      tier: 'regular',
      name: 'Visitor',
      email: 'visitor@buyers.test',
      phone: '+254700000002',
    };
    const heldOrder = await app.graphql(START, { input: { ...input, idempotencyKey: 'visitor' } });
    const cancelled = await app.graphql(
      CANCEL,
      { id: event.id, reason: 'The hall burnt down', key: 'c-1' },
      admin,
    );
    expect(cancelled.data.cancelEvent.cancellation).toMatchObject({
      reason: 'The hall burnt down',
      orders: 4,
    });
    expect(codeOf(await buy(app, { slug: event.slug, lines: [{ tier: 'regular' }] }))).toMatch(
      /SALES_CLOSED|NOT_FOUND/,
    );
    expect(codeOf(await buyWithWallet(app, buyer, request))).toBe('SALES_CLOSED');

    const PROGRESS =
      'query ($id: ID!) { eventCancellation(eventId: $id) { state orders refunded waiting failed problem finishedAt } }';
    const done = await until(async () => {
      const { data } = await app.graphql(PROGRESS, { id: event.id }, admin);
      return data.eventCancellation.state === 'DONE' && data.eventCancellation;
    });
    expect(done).toMatchObject({ orders: 4, refunded: 4, waiting: 0, failed: 0, problem: null });
    expect(before - (await ledgerBalance(app, buyer.publicKey))).toBe(200n);
    const statuses = await app.sql(
      'SELECT status, count(*)::int FROM orders WHERE event_id = $1 GROUP BY status ORDER BY status',
      [event.id],
    );
    expect(statuses).toEqual([
      { status: 'cancelled', count: 2 },
      { status: 'refunded', count: 2 },
    ]);
    expect(await booksOf(app.sql, event.id)).toMatchObject({ counted: 0, held: 0, paying: 0, tickets: 5 });
    const [first] = orders;
    const mails = await app.sql('SELECT kind FROM mail_outbox WHERE order_id = $1', [
      first?.data.purchaseWithWallet.order.id,
    ]);
    expect(mails).toContainEqual({ kind: 'event_cancelled' });
    expect(heldOrder.data.startOutsidePayment.order.id).toBeTruthy();
    const again = await app.graphql(
      CANCEL,
      { id: event.id, reason: 'The hall burnt down', key: 'c-1' },
      admin,
    );
    expect(again.data.cancelEvent.cancellation.state).toBe('DONE');
    const other = await app.graphql(CANCEL, { id: event.id, reason: 'Again', key: 'c-2' }, admin);
    expect(codeOf(other)).toBe('EVENT_CANCELLED');
  });

  it('is for those who may put it on sale, of its own organiser', async () => {
    const event = await published(app, admin, {}, TIERS);
    const rival = await app.actor('issuer_admin');
    const finance = await app.actor('issuer_finance', admin.issuerId ?? '');
    const cancel = (who: TestActor) => app.graphql(CANCEL, { id: event.id, reason: 'No' }, who);
    expect(codeOf(await cancel(rival))).toBe('NOT_FOUND');
    expect(codeOf(await cancel(finance))).toBe('FORBIDDEN');
    const shown = await app.graphql(
      'query ($id: ID!) { event(id: $id) { viewerCanCancel } }',
      { id: event.id },
      admin,
    );
    expect(shown.data.event.viewerCanCancel).toBe(true);
    const seen = await app.graphql(
      'query ($id: ID!) { eventCancellation(eventId: $id) { state } }',
      { id: event.id },
      admin,
    );
    expect(seen.data.eventCancellation).toBeNull();
  });
});
