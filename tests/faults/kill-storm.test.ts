import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer, booksOf } from '../support/books.ts';
import { buy } from '../support/buyers.ts';
import type { GraphQLAnswer, TestActor } from '../support/client.ts';
import { cut, KINDS } from '../support/connections.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { paymentsOf } from '../support/ledger-side.ts';
import { until } from '../support/until.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

/** STORM_KILLS sets another number. */
const KILLS = Number(process.env.STORM_KILLS ?? deeper(2, 40));
const SEED = process.env.STORM_SEED ?? 'storm';
const CUTS_A_LIFE = 4;
const PAYING = 3;
const BY_FORM = 3;
const BETWEEN_CALLS_MS = 200;
/** Concurrent retries after the storm. */
const BATCH_SIZE = 10;
const STROOPS = 10_000_000n;
const REFUND = `mutation ($id: ID!, $key: String) {
  refundOrder(input: { orderId: $id, reason: "Double booked", idempotencyKey: $key }) { order { id status } } }`;
/** Valid refusals in a storm: retry, or the first attempt is in progress or was not refundable yet. */
const PASSING = /^(UNAVAILABLE|LEDGER_UNAVAILABLE|BUSY|IN_PROGRESS|PAYMENT_PENDING|NOT_REFUNDABLE|CONFLICT)$/;

/** The answer to a purchase. */
interface Outcome {
  orderId: string;
  /** false: the payment expired while the server was down, so that nothing was charged. */
  isPaid: boolean;
}

interface Purchase {
  key: string;
  /** Retries under the same key. */
  again(): Promise<Outcome | undefined>;
  outcome: Outcome | undefined;
}

let product: KillableProduct;
let owner: TestActor;
let buyers: PayingBuyer[];
let event: { id: string; slug: string };

beforeAll(async () => {
  product = await KillableProduct.open();
  await product.ledgerCloses(0.2);
  await product.start();
  owner = await product.client.actor('issuer_owner');
  buyers = await Promise.all(Array.from({ length: PAYING }, () => fundedBuyer(product.client)));
  const tiers = [{ tier: 'regular', count: 100_000, price: '1', currency: 'XLM' }];
  event = await published(product.client, owner, {}, tiers);
});
afterAll(() => product.close());

const counts = { calls: 0, unanswered: 0, refused: {} as Record<string, number>, cuts: 0, refunds: 0 };

/** undefined: the server went away, or the caller has to retry. */
async function attempt(asking: Promise<GraphQLAnswer>): Promise<GraphQLAnswer | undefined> {
  counts.calls += 1;
  const answer = await asking.catch(() => undefined);
  if (answer === undefined) counts.unanswered += 1;
  const code = answer?.errors?.[0]?.extensions.code;
  if (code === undefined || code === 'PAYMENT_FAILED') return answer;
  expect(code).toMatch(PASSING);
  counts.refused[code] = (counts.refused[code] ?? 0) + 1;
  return undefined;
}

function outcomeOf({ data, errors }: GraphQLAnswer): Outcome | undefined {
  const details = errors?.[0]?.extensions.details as { order_id: string; reason: string } | undefined;
  if (details) {
    // A slow machine may need longer to restart than a payment may take; the ledger refuses none of them.
    expect(details.reason).toBe('expired');
    return { orderId: details.order_id, isPaid: false };
  }
  const { order } = data?.purchaseWithWallet ?? data?.purchaseByForm ?? {};
  return order && { orderId: order.id, isPaid: true };
}

/** Buys one place after the other, each under a key of its own, until the storm is over. */
async function keepBuying(
  name: string,
  isOver: () => boolean,
  purchases: Purchase[],
  buyer?: PayingBuyer,
): Promise<void> {
  const { client } = product;
  for (let number = 0; !isOver(); number += 1) {
    const key = `${name}-${number}`;
    const again = async (): Promise<Outcome | undefined> => {
      const answer = await attempt(
        buyer
          ? buyWithWallet(client, buyer, { eventId: event.id, paymentAmount: '1' }, key)
          : buy(client, { slug: event.slug, lines: [{ tier: 'regular' }], key }),
      );
      return answer && outcomeOf(answer);
    };
    purchases.push({ key, again, outcome: await again() });
    // Callers return with the server.
    await pause(BETWEEN_CALLS_MS);
    await until(() => product.alive || isOver());
  }
}

/** Refunds every fifth paid order. */
async function keepRefunding(isOver: () => boolean, purchases: readonly Purchase[]): Promise<void> {
  for (let next = 0; !isOver(); await pause(50)) {
    const paid = purchases.filter(({ key, outcome }) => key.startsWith('wallet') && outcome?.isPaid);
    const { orderId } = paid[next]?.outcome ?? {};
    if (orderId === undefined) continue;
    const answer = await attempt(
      product.client.graphql(REFUND, { id: orderId, key: `back-${orderId}` }, owner),
    );
    if (answer === undefined) continue;
    counts.refunds += 1;
    next += 5;
  }
}

/** Random events during a run of the server: connection cuts of any kind, then the kill. */
async function storm(roll: () => number): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    for (let nth = 0; nth < CUTS_A_LIFE; nth += 1) {
      await pause(roll() * 700);
      const kind = KINDS[Math.floor(roll() * KINDS.length)] ?? 'passa';
      counts.cuts += await cut(product.client, kind);
    }
    await pause(roll() * 1_000);
    // It has survived every cut.
    expect(product.alive, `before kill ${kill}`).toBe(true);
    await product.kill();
    await product.start();
  }
}

describe(`a storm of ${KILLS} kills, with connections cut between them`, () => {
  it(
    'loses nothing, doubles nothing, and leaves nothing stuck',
    async () => {
      const { client, sandbox } = product;
      const purchases: Purchase[] = [];
      let over = false;
      const isOver = (): boolean => over;
      const people = [
        ...buyers.map((buyer, nth) => keepBuying(`wallet-${nth}`, isOver, purchases, buyer)),
        ...Array.from({ length: BY_FORM }, (_none, nth) => keepBuying(`form-${nth}`, isOver, purchases)),
        keepRefunding(isOver, purchases),
      ];
      const crowd = Promise.all(people);
      try {
        await Promise.race([storm(dice(SEED)), crowd]);
      } finally {
        over = true;
      }
      await crowd;
      expect(product.alive).toBe(true);

      await until(() => product.isSettled());
      const stuck = `SELECT FROM jobs.job WHERE state = 'active'`;
      await until(async () => (await client.sql(stuck)).length === 0);
      // A confirmed order exists, and an unanswered call gets its response under its key, with one order.
      const orders = new Set<string>();
      const paidKeys = new Set<string>();
      for (let from = 0; from < purchases.length; from += BATCH_SIZE) {
        await Promise.all(
          purchases.slice(from, from + BATCH_SIZE).map(async ({ key, outcome, again }) => {
            const found = await until(again);
            if (outcome !== undefined) expect(found.orderId).toBe(outcome.orderId);
            orders.add(found.orderId);
            if (found.isPaid) paidKeys.add(key);
          }),
        );
      }
      expect(orders.size).toBe(purchases.length);
      await until(() => product.isSettled());

      const books = await booksOf(client.sql, event.id);
      expect(books).toMatchObject({
        held: 0,
        paying: 0,
        orders: purchases.length,
        audited: purchases.length,
        journal: '0',
      });
      expect(await booksDiffer(client)).toEqual([]);
      for (const [nth, { publicKey }] of buyers.entries()) {
        const paid = (await paymentsOf(sandbox, publicKey)).filter(({ from }) => from === publicKey);
        const bought = [...paidKeys].filter((key) => key.startsWith(`wallet-${nth}-`));
        expect(paid.map(({ stroops }) => stroops)).toEqual(bought.map(() => STROOPS));
      }
      const [refunded] = await client.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM orders WHERE event_id = $1 AND status = 'refunded'`,
        [event.id],
      );
      expect(refunded?.count).toBeGreaterThanOrEqual(counts.refunds);
      const auditor = await client.actor('system_admin');
      const { data } = await client.graphql('mutation { verifyAudit { whole message } }', {}, auditor);
      expect(data.verifyAudit).toMatchObject({ whole: true });
      console.info(
        `storm: ${KILLS} kills, ${JSON.stringify({ ...counts, orders: purchases.length, paid: paidKeys.size, refunded: refunded?.count })}`,
      );
    },
    300_000 + KILLS * 60_000,
  );
});
