import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BUY_BY_PROVIDER } from '../payment-sandbox.ts';
import type { SeededEvent } from '../seed/organiser.ts';
import type { Stage } from '../stage.ts';
import type { HttpConnection } from './http-connection.ts';
import { OrderFollower, type SeenOrder } from './order-follower.ts';
import { requestWriter } from './request-text.ts';
import { openConnections } from './run-load.ts';

/** A flow that takes longer has failed. */
const FLOW_MS = 120_000;
/** Buyers do not come all at once. */
const APART_MS = 2_000;

export const LOOK_UP = `query ($id: ID!, $key: String) {
  order(id: $id, orderKey: $key) { status tickets { id } } }`;

/** A purchase from the hold to the ticket. */
export interface Flow {
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
export interface Lane {
  http: HttpConnection;
  follower: OrderFollower;
}

export function closeLanes(lanes: readonly Lane[]): void {
  for (const { http, follower } of lanes) {
    http.close();
    follower.close();
  }
}

export async function openLanes(url: URL, buyers: number): Promise<Lane[]> {
  const connections = await openConnections(url, buyers);
  return Promise.all(connections.map(async (http) => ({ http, follower: await OrderFollower.open(url) })));
}

/** One buyer after the other on one connection; the last flow is completed, too. */
export async function buyUntil(
  until: number,
  { http, follower }: Lane,
  { product }: Stage,
  event: SeededEvent,
): Promise<Flow[]> {
  const write = requestWriter(product.url, { method: 'POST', path: '/graphql' });
  const flows: Flow[] = [];
  await pause(Math.random() * APART_MS);
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
    const order = write({ query: BUY_BY_PROVIDER, variables: { input: orderOf(event, key) } });
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
export async function afterCallback(
  shop: Stage,
  event: SeededEvent,
  flows: readonly Flow[],
): Promise<Float64Array> {
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

/** The input of a purchase by a new buyer. */
export function orderOf(
  { slug, tier }: SeededEvent,
  idempotencyKey: string,
  method: 'MPESA' | 'CARD' = 'MPESA',
): object {
  buyers += 1;
  const person = { name: `Buyer ${buyers}`, email: `buyer${buyers}@flow.test` };
  const phone = `+2547${10_000_000 + buyers}`;
  return { slug, lines: [{ tier, quantity: 1 }], ...person, phone, method, idempotencyKey };
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
