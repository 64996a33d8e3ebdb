import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivePayments } from '../../../server/modules/checkout/external-wallet/receive-payment.ts';
import { releasePlaces } from '../../../server/modules/checkout/hold/release-places.ts';
import { issueTickets, lockPayable } from '../../../server/modules/orders/index.ts';
import { runCancellations } from '../../../server/modules/refunds/event-cancellation/cancel-event.ts';
import { processWaitlist } from '../../../server/modules/waitlist/process-waitlist.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../server/platform/db/in-transaction.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { codeOf } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { type PooledEvent, pooledEvent, usedOf } from './pools-of.ts';

let app: TestApp;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  admin = await app.actor('issuer_admin');
});
afterAll(() => app.close());

/** An event of two tiers of a pool, named by the order in which their rows are locked. */
async function twoTiers(capacity: number): Promise<PooledEvent & { first: string; last: string }> {
  const event = await pooledEvent(app, admin, capacity);
  const [first, last] = Object.entries(event.tiers)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([name]) => name);
  if (first === undefined || last === undefined) throw new Error('an event of two tiers');
  return { ...event, first, last };
}

let buyers = 0;

/** An order whose places are held for a payment from an external wallet. @returns its id */
async function held(event: PooledEvent, ...tiers: string[]): Promise<string> {
  buyers += 1;
  const input = {
    slug: event.slug,
    lines: tiers.map((tier) => ({ tier, quantity: 1 })),
    ...{ name: 'Amina Njeri', email: `amina${buyers}@pool.test`, phone: '+254700000009' },
  };
  const made = await app.graphql(
    `mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }`,
    { input },
  );
  if (made.errors) throw new Error(JSON.stringify(made.errors));
  return made.data.startOutsidePayment.order.id;
}

const asSystem = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(app.app.scope(), work, SYSTEM_TENANCY);

const release = (orderId: string): Promise<boolean> =>
  asSystem((tx) =>
    releasePlaces(tx, { orderId, state: 'expired', code: 'not_paid', reason: 'Late', feeUnits: null }),
  );

const HASH = 'a'.repeat(64);

/** Turns a held order into tickets, as its payment does. */
const issue = (orderId: string): Promise<void> =>
  asSystem(async (tx) => {
    const records = await lockPayable(tx, { orderIds: [orderId] });
    const paid = { transactionHash: HASH, feeUnits: null, source: 'G'.padEnd(56, 'A') };
    await issueTickets(
      tx,
      records.map((record) => ({ record, kept: true, paid })),
    );
  });

async function join(event: PooledEvent, tier: string, email: string): Promise<void> {
  app.clock.advance('3s');
  const joined = await app.graphql(
    'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { done } }',
    { input: { slug: event.slug, tier, quantity: 1, name: 'Wanjiru', email } },
  );
  if (joined.errors) throw new Error(JSON.stringify(joined.errors));
}

const entryOf = async (event: PooledEvent): Promise<string> =>
  (await app.sql<{ state: string }>('SELECT state FROM waiting_entries WHERE event_id = $1', [event.id]))[0]
    ?.state ?? '';

const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Starts each of these once the one before waits for a lock, while another transaction has the tier; then lets it go. */
async function queuedAt(tierId: string, works: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const holder = new pg.Client(app.adminUrl);
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM tiers WHERE id = $1 FOR UPDATE', [tierId]);
    const started: Promise<unknown>[] = [];
    for (const work of works) {
      started.push(work());
      await until(async () => (await app.sql<{ count: number }>(WAITING, []))[0]?.count === started.length);
    }
    await holder.query('COMMIT');
    return (await Promise.allSettled(started)).map((end) =>
      end.status === 'fulfilled' ? end.value : String(end.reason),
    );
  } finally {
    await holder.end();
  }
}

describe('transactions over the tiers of a pool do not deadlock', () => {
  it('when one frees a place for another tier, and one issues the order of both', async () => {
    const event = await twoTiers(3);
    const both = await held(event, event.first, event.last);
    const freed = await held(event, event.last);
    await join(event, event.first, 'wanjiru@pool.test');
    const tierId = event.tiers[event.last] ?? '';
    expect(await queuedAt(tierId, [() => release(freed), () => issue(both)])).toEqual([true, undefined]);
    // The tier was taken at that moment: its waitlist is left to the job.
    expect(await entryOf(event)).toBe('waiting');
    await processWaitlist(app.app.scope());
    expect(await entryOf(event)).toBe('offered');
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 3, taken: 3 });
  });

  it('when payments of several orders arrive together, and one is sold', async () => {
    const event = await twoTiers(3);
    const inTime = await held(event, event.last);
    const late = await held(event, event.first);
    await release(late);
    const payments = await app.sql<{ orderId: string; memoHash: Buffer; to: string; stroops: string }>(
      `SELECT order_id AS "orderId", memo_hash AS "memoHash", destination AS "to", charge_units AS stroops
       FROM payments WHERE order_id = ANY($1::uuid[])`,
      [[inTime, late]],
    );
    const [{ networkId = '' } = {}] = await app.sql<{ networkId: string }>(
      'SELECT network_id AS "networkId" FROM payments WHERE order_id = $1',
      [inTime],
    );
    const arrived = [inTime, late].map((id, i) => {
      const payment = payments.find(({ orderId }) => orderId === id);
      if (!payment) throw new Error('an order has a payment');
      return {
        ...{ cursor: String(9_000_000 + i), operationId: String(9_000_000 + i), kind: 'payment' as const },
        transactionHash: String(i).repeat(64),
        ...{ memoHash: payment.memoHash, from: 'G'.padEnd(56, 'A'), to: payment.to },
        ...{ stroops: BigInt(payment.stroops), closedAt: app.clock.now(), ledger: 9_000 },
        ...{ feeCharged: 100n, feeAccount: 'G'.padEnd(56, 'A') },
      };
    });
    const receive = () => asSystem((tx) => receivePayments(tx, arrived, networkId));
    const sell = () => buy(app, { slug: event.slug, lines: [{ tier: event.last, quantity: 1 }] });
    const [received, sold] = await queuedAt(event.tiers[event.last] ?? '', [receive, sell]);
    expect(received).toBeUndefined();
    expect(codeOf(sold as Awaited<ReturnType<typeof buy>>)).toBeUndefined();
    expect(await usedOf(app, event.poolId)).toMatchObject({ used: 3, taken: 3 });
  });

  it('when the orders of a cancelled event are refunded, and one issues the order of both', async () => {
    const event = await twoTiers(9);
    for (const tier of [event.last, event.first])
      expect(codeOf(await buy(app, { slug: event.slug, lines: [{ tier, quantity: 1 }] }))).toBeUndefined();
    const both = await held(event, event.first, event.last);
    // As a process that ended right after it had cancelled the event.
    await app.sql(
      `INSERT INTO event_cancellations (event_id, issuer_id, reason, requested_by, orders, started_at, refund_percent)
       SELECT $1, $2, 'Flooded', $3, 2, $4, 100`,
      [event.id, admin.issuerId, admin.userId, app.clock.now()],
    );
    const tierId = event.tiers[event.last] ?? '';
    const [open, issued] = await queuedAt(tierId, [
      () => runCancellations(app.app.scope()),
      () => issue(both),
    ]);
    expect([typeof open, issued]).toEqual(['number', undefined]);
    const orders = await app.sql('SELECT status FROM orders WHERE event_id = $1 AND id <> $2', [
      event.id,
      both,
    ]);
    expect(orders).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  });
});
