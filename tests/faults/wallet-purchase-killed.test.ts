import { afterAll, describe, expect, it } from 'vitest';
import { FAILPOINTS, type Failpoint } from '../../server/platform/failpoints.ts';
import { published } from '../integration/events/organiser.ts';
import { booksDiffer } from '../support/books.ts';
import type { GraphQLAnswer } from '../support/client.ts';
import { deeper } from '../support/depth.ts';
import { dice } from '../support/dice.ts';
import { closesOf, FAULT_SEEDS } from '../support/fault-seeds.ts';
import { KillableProduct } from '../support/killable-product.ts';
import { ALL_LANES_MS, Lanes } from '../support/lanes.ts';
import { balanceOnLedger, paymentsOf } from '../support/ledger-side.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from '../support/wallet-buyers.ts';

const POINTS = FAILPOINTS.filter((name) => /^(purchase|intent)\./.test(name));
/** A lane starts a product and a ledger of its own. */
const LANES = deeper(2, 4);
const BUYERS = 3;
const FUNDED = 100_000_000_000n;
/** Every failpoint is reached within this many purchases, whatever its number. */
const MOST_PURCHASES = 10;

const PRICES = [
  { currency: 'XLM', price: '3' },
  { currency: 'USD', price: '0.5' },
  { currency: 'KES', price: '100' },
] as const;

/** A product with its own ledger, an event per currency, and buyers with money. */
interface Lane {
  product: KillableProduct;
  buyers: PayingBuyer[];
  events: { id: string; currency: 'XLM' | 'USD' | 'KES'; price: string }[];
  close(): Promise<void>;
}

/** A recovery is mostly waiting, so several run concurrently. */
const lanes = new Lanes(LANES, openLane);
afterAll(() => lanes.close());

async function openLane(): Promise<Lane> {
  const product = await KillableProduct.open();
  return { product, buyers: [], events: [], close: () => product.close() };
}

/** Once per lane, without a failpoint: a product opens its channels on a new ledger. */
async function furnish(lane: Lane): Promise<void> {
  await lane.product.start();
  const { client } = lane.product;
  const admin = await client.actor('issuer_admin');
  lane.buyers = await Promise.all(Array.from({ length: BUYERS }, () => fundedBuyer(client)));
  for (const { currency, price } of PRICES) {
    const tiers = ['regular', 'balcony'].map((tier) => ({ tier, count: 2_000, price, currency }));
    lane.events.push({ id: (await published(client, admin, {}, tiers)).id, currency, price });
  }
}

interface Call {
  buyer: PayingBuyer;
  event: Lane['events'][number];
  key: string;
  /** Three tickets of two tiers, instead of one. */
  several: boolean;
}

const SEVERAL = [
  { tier: 'regular', quantity: 1 },
  { tier: 'balcony', quantity: 2 },
];

function call({ product }: Lane, { buyer, event, key, several }: Call): Promise<GraphQLAnswer> {
  const { id: eventId, currency, price } = event;
  const request = several
    ? { lines: SEVERAL, paymentAmount: String(Number(price) * 3) }
    : { paymentAmount: price, price, currency };
  return buyWithWallet(product.client, buyer, { eventId, paymentCurrency: currency, ...request }, key);
}

/**
 * All buy until the server is gone, the first of them tickets of several tiers.
 * @returns all calls
 */
async function buyUntilKilled(lane: Lane, name: string, event: Call['event']): Promise<Call[]> {
  const calls: Call[] = [];
  const buyOn = async (buyer: PayingBuyer, number: number): Promise<void> => {
    for (let nth = 1; nth <= MOST_PURCHASES; nth += 1) {
      const one = { buyer, event, key: `${name}-${number}-${nth}`, several: number === 0 };
      calls.push(one);
      const answer = await call(lane, one).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer.errors).toBeUndefined();
    }
  };
  await Promise.all(lane.buyers.map(buyOn));
  return calls;
}

interface OrderRow {
  id: string;
  key: string;
  status: string;
  user_id: string;
  hash: string | null;
  memo: string;
  stroops: string;
  quantity: number;
  tickets: number;
}

const ORDERS = `SELECT o.id, o.idempotency_key AS key, o.status, o.user_id, o.quantity, p.transaction_hash AS hash,
    encode(p.memo_hash, 'hex') AS memo, p.charge_units::text AS stroops,
    (SELECT count(*)::int FROM tickets t WHERE t.order_id = o.id) AS tickets
  FROM orders o JOIN payments p ON p.order_id = o.id`;

const orders = ({ product }: Lane, keys: string[]) =>
  product.client.sql<OrderRow>(`${ORDERS} WHERE o.idempotency_key = ANY($1)`, [keys]);

/** Asserts that the ledger charged a buyer exactly for their orders, to the stroop and once. */
async function expectChargedOnce({ product }: Lane, buyer: PayingBuyer): Promise<void> {
  const all = await product.client.sql<OrderRow>(`${ORDERS} WHERE o.user_id = $1`, [buyer.userId]);
  for (const { status, tickets, quantity } of all) {
    expect(['paid', 'cancelled']).toContain(status);
    expect(tickets).toBe(status === 'paid' ? quantity : 0);
  }
  const ours = all
    .filter(({ status }) => status === 'paid')
    .map(({ hash, memo, stroops }) => ({ hash, memo, stroops }));
  const paid = (await paymentsOf(product.sandbox, buyer.publicKey)).filter(
    ({ from }) => from === buyer.publicKey,
  );
  const theirs = paid.map(({ hash, memoHash: memo, stroops }) => ({ hash, memo, stroops: String(stroops) }));
  const byHash = (a: { hash: string | null }, b: { hash: string | null }) =>
    String(a.hash).localeCompare(String(b.hash));
  expect(theirs.sort(byHash)).toEqual(ours.sort(byHash));
  const spent = paid.reduce((sum, { stroops, feeCharged }) => sum + stroops + feeCharged, 0n);
  expect(await balanceOnLedger(product.sandbox, buyer.publicKey)).toBe(FUNDED - spent);
}

/** Retries each call under its key: a buyer with an order gets the same one, others buy now. */
async function retryAll(lane: Lane, calls: Call[]): Promise<void> {
  const keys = calls.map(({ key }) => key);
  const before = new Map((await orders(lane, keys)).map((order) => [order.key, order]));
  const answered = new Map<string, string>();
  // A buyer's own payments run in sequence, as an account has one in a ledger.
  for (const one of calls) {
    const { data, errors } = await call(lane, one);
    expect(errors).toBeUndefined();
    answered.set(one.key, data.purchaseWithWallet.order.id);
  }
  await lane.product.settled();
  const after = await orders(lane, keys);
  expect(after.map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const { id, key, status } of after) {
    expect(answered.get(key)).toBe(id);
    const earlier = before.get(key);
    if (earlier) expect({ id, status }).toEqual({ id: earlier.id, status: earlier.status });
  }
}

async function survive(lane: Lane, point: Failpoint, seed: number): Promise<string> {
  const roll = dice(`${point} ${seed}`);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(roll() * choices.length)] as T;
  const [nth, priced, closes, dropChance] = [
    pick([1, 2, 3]),
    pick([0, 1, 2]),
    closesOf(seed),
    pick([0, 0.3]),
  ];
  const { product } = lane;

  await product.ledgerCloses(closes);
  if (lane.events.length === 0) await furnish(lane);
  await product.start(`${point}:${nth}`);
  const event = lane.events[priced] as Call['event'];
  await product.sandbox.fault({ dropChance, seed });
  const calls = await buyUntilKilled(lane, `${point}-${seed}`, event);
  expect(await product.ended()).toBe('SIGKILL');

  const begun = performance.now();
  await product.start();
  const ready = performance.now();
  await product.settled();
  const settled = performance.now();
  await retryAll(lane, calls);
  for (const buyer of lane.buyers) await expectChargedOnce(lane, buyer);
  expect(await booksDiffer(product.client)).toEqual([]);
  const ms = (from: number, to: number): string => `${Math.round(to - from)} ms`;
  return [
    `${point}:${nth}, seed ${seed}, ${event.currency}, closes every ${closes} s, drops ${dropChance}:`,
    `${calls.length} calls, up after ${ms(begun, ready)}, all settled ${ms(ready, settled)} later`,
  ].join(' ');
}

const CASES = FAULT_SEEDS.flatMap((seed) => POINTS.map((point) => ({ point, seed })));

describe.concurrent('a wallet purchase whose server is killed', () => {
  it.each(CASES)(
    'at $point, seed $seed: charged once or not at all, and a ticket if and only if charged',
    { timeout: ALL_LANES_MS },
    async ({ point, seed }) => {
      console.info(await lanes.use((lane) => survive(lane, point, seed)));
    },
  );
});
