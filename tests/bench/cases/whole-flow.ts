import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { startMeter } from '../flow-meter.ts';
import { freshLedgerDatabase } from '../ledger/ledger-process.ts';
import type { HttpConnection } from '../load/http-connection.ts';
import { OrderFollower, type SeenOrder } from '../load/order-follower.ts';
import { requestWriter } from '../load/request-text.ts';
import { openConnections } from '../load/run-load.ts';
import { BUY_BY_MPESA, PaymentSandbox } from '../payment-sandbox.ts';
import { short } from '../report.ts';
import type { SeededEvent } from '../seed/organiser.ts';
import { quantile, spreadOf } from '../spread.ts';
import type { Stage } from '../stage.ts';

/** By their thinking alone, these buyers complete at most 150 orders a second. */
const BUYERS = 300;
const THINK_SECONDS = 2;
const PLACES = 200_000;
/** The first flows are all at the same step; after this many seconds they are spread out. */
const RAMP_SECONDS = 10;
/** Measured parts of one run, as the others have rounds. */
const PART_SECONDS = 5;
const LEAST_PARTS = 3;
/** A flow that takes longer has failed. */
const FLOW_MS = 120_000;
const WANTED_FLOWS: Wanted = { must: 90, aim: 150, better: 'more' };
const WANTED_AFTER_CALLBACK: Wanted = { must: 1_000, aim: 250, better: 'less' };
const PAID: object = { outcome: 'paid', outcomeAfter: THINK_SECONDS, confirms: false };

const LOOK_UP = `query ($id: ID!, $key: String) {
  order(id: $id, orderKey: $key) { status tickets { id } } }`;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM orders WHERE event_id = $1 AND status = 'paid') AS orders,
    (SELECT count(*)::int FROM orders WHERE event_id = $1) AS held,
    (SELECT sum(sold)::int FROM tiers WHERE event_id = $1) AS sold,
    (SELECT count(*)::int FROM tickets WHERE event_id = $1) AS tickets,
    (SELECT count(DISTINCT (tier_id, serial))::int FROM tickets WHERE event_id = $1) AS serials,
    (SELECT count(*)::int FROM journal_transfers WHERE event_id = $1 AND kind = 'provider_sale') AS journal`;

interface Flow {
  orderId: string;
  reservedAt: number;
  completedAt: number;
  /** When the buyer had the ticket, in milliseconds since 1970. */
  seenAt: number;
  bySubscription: boolean;
  /** How often the buyer was asked to try again shortly. */
  refusals: number;
}

/** A buyer's connections: for requests, and for news of the order. */
interface Lane {
  http: HttpConnection;
  follower: OrderFollower;
}

/**
 * Reserve, pay, complete: buyers hold a ticket, confirm the payment on their phone after two seconds, and hear of their
 * ticket by the subscription of their order, as the page does. A flow counts when its buyer has seen the ticket.
 */
export async function measureFlow({ stage, options, note }: BenchContext): Promise<Figure[]> {
  const database = await freshLedgerDatabase(stage.adminUrl, 'bench_flow_sandbox');
  const sandbox = await PaymentSandbox.start(database, 'real');
  const shop = await stage.beside('bench_flow', { MPESA_URL: sandbox.url });
  const lanes = await openLanes(shop.product.url);
  try {
    const event = await sandbox.openSale(shop, PLACES, PAID);
    const meter = await startMeter(shop);
    const parts = Math.max(LEAST_PARTS, options.rounds);
    const from = performance.now() + RAMP_SECONDS * 1_000;
    const until = from + parts * PART_SECONDS * 1_000;
    const flows = (await Promise.all(lanes.map((lane) => buyUntil(until, lane, shop, event)))).flat();
    for (const line of await meter.read(flows.length)) note(line);
    const perPart = (time: (flow: Flow) => number): number[] =>
      Array.from({ length: parts }, (_none, part) => {
        const begin = from + part * PART_SECONDS * 1_000;
        const isIn = (at: number): boolean => at >= begin && at < begin + PART_SECONDS * 1_000;
        return flows.filter((flow) => isIn(time(flow))).length / PART_SECONDS;
      });
    const completed = spreadOf(perPart(({ completedAt }) => completedAt));
    const held = spreadOf(perPart(({ reservedAt }) => reservedAt));
    const whole = Float64Array.from(flows, ({ completedAt, reservedAt }) => completedAt - reservedAt).sort();
    note(
      `${BUYERS} buyers reserve, pay after ${THINK_SECONDS} s and complete: ${short(completed.median)} flows/s, ` +
        `${short(held.median)} holds/s; from the hold to the ticket p50 ${short(quantile(whole, 0.5))} ms, ` +
        `p99 ${short(quantile(whole, 0.99))} ms, the ${THINK_SECONDS} s included; ` +
        `${flows.filter(({ bySubscription }) => !bySubscription).length} of ${flows.length} saw their ticket by polling; ` +
        `asked to try again ${flows.reduce((sum, { refusals }) => sum + refusals, 0)} times`,
    );
    const waits = await afterCallback(shop, event, flows);
    note(
      `ticket after the callback: p50 ${short(quantile(waits, 0.5))} ms, p99 ${short(quantile(waits, 0.99))} ms, ` +
        `of ${waits.length} flows with a callback`,
    );
    const rate = plainFigure(
      'reserve, pay (2 s), complete',
      completed,
      'flows/s',
      WANTED_FLOWS,
      await differences(shop, event, flows.length),
    );
    return [
      { ...rate, against: { name: 'TigerFans, larger machine: holds/s', value: 977 } },
      plainFigure(
        'ticket after the callback, p99',
        spreadOf([quantile(waits, 0.99)]),
        'ms',
        WANTED_AFTER_CALLBACK,
      ),
    ];
  } finally {
    for (const { http, follower } of lanes) {
      http.close();
      follower.close();
    }
    await shop.close();
    sandbox.stop();
  }
}

async function openLanes(url: URL): Promise<Lane[]> {
  const connections = await openConnections(url, BUYERS);
  return Promise.all(connections.map(async (http) => ({ http, follower: await OrderFollower.open(url) })));
}

/** One buyer after the other on one connection; the last flow is completed, too. */
async function buyUntil(
  until: number,
  { http, follower }: Lane,
  { product }: Stage,
  event: SeededEvent,
): Promise<Flow[]> {
  const write = requestWriter(product.url, { method: 'POST', path: '/graphql' });
  const flows: Flow[] = [];
  // Buyers do not come all at once.
  await pause(Math.random() * THINK_SECONDS * 1_000);
  while (performance.now() < until) {
    const begunAt = performance.now();
    let refusals = 0;
    /** Asks again under the same key when the product is busy, as the page does. */
    const insist = async (request: string): Promise<Data> => {
      for (;;) {
        const data = await ask(http, request);
        if (typeof data !== 'number') return data;
        if (performance.now() - begunAt > FLOW_MS)
          throw new Error('A buyer was asked to try again too long.');
        refusals += 1;
        await pause(data * 1_000);
      }
    };
    const key = randomUUID();
    const order = write({ query: BUY_BY_MPESA, variables: { input: orderOf(event, key) } });
    const { orderKey: secret, order: held } = (await insist(order)).purchaseWithProvider;
    const { id, status } = held;
    const reservedAt = performance.now();
    if (status !== 'HELD' && refusals === 0) throw new Error(`The order is ${status}, not held.`);
    const lookUp = write({ query: LOOK_UP, variables: { id, key: secret } });
    const seen = await follower.follow({ id, key: secret }, isBought, {
      poll: async () => (await insist(lookUp)).order,
      limitMs: FLOW_MS,
    });
    flows.push({ orderId: id, reservedAt, completedAt: performance.now(), ...seen, refusals });
  }
  return flows;
}

const isBought = ({ status, tickets }: SeenOrder): boolean => status === 'PAID' && tickets.length === 1;

/** Milliseconds from the arrival of the callback to the ticket on the buyer's screen, ascending. */
async function afterCallback(shop: Stage, event: SeededEvent, flows: readonly Flow[]): Promise<Float64Array> {
  const rows = await shop.sql<{ order: string; at: number }>(
    `SELECT a.order_id AS order, extract(epoch FROM min(c.received_at))::float8 * 1000 AS at
     FROM payment_attempts a JOIN payment_callbacks c ON c.attempt_id = a.id WHERE a.event_id = $1 GROUP BY 1`,
    [event.id],
  );
  const received = new Map(rows.map(({ order, at }) => [order, at]));
  return Float64Array.from(
    flows.flatMap(({ orderId, seenAt }) => {
      const at = received.get(orderId);
      return at === undefined ? [] : [seenAt - at];
    }),
  ).sort();
}

let buyers = 0;

function orderOf({ slug, tier }: SeededEvent, idempotencyKey: string): object {
  buyers += 1;
  const person = { name: `Buyer ${buyers}`, email: `buyer${buyers}@flow.test` };
  const phone = `+2547${10_000_000 + buyers}`;
  return { slug, lines: [{ tier, quantity: 1 }], ...person, phone, method: 'MPESA', idempotencyKey };
}

interface Data {
  purchaseWithProvider: { orderKey: string; order: { id: string; status: string } };
  order: SeenOrder;
}

/** @returns the data, or after how many seconds to try again. @throws Error for any other refusal */
function ask(lane: HttpConnection, request: string): Promise<Data | number> {
  return new Promise((resolve, reject) => {
    lane.exchange(request, (status, body) => {
      const text = body.toString();
      const again = /"retryAfter":(\d+)/.exec(text)?.[1];
      if (status === 200 && !text.includes('"errors":[')) resolve((JSON.parse(text) as { data: Data }).data);
      else if (again !== undefined) resolve(Number(again));
      else reject(new Error(`A flow was answered ${status} ${text.slice(0, 400)}`));
    });
  });
}

/** Holds what the buyers saw against the database. */
async function differences(shop: Stage, event: SeededEvent, completed: number): Promise<string[]> {
  const counts = await shop.count<Record<string, number>>(COUNTS, [event.id]);
  return Object.entries(counts ?? { event: 0 })
    .filter(([, count]) => count !== completed)
    .map(([name, count]) => `buyers saw ${completed} tickets, the database has ${name} ${count}`);
}
