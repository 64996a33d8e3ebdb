import type { Tx } from '../../../platform/db/in-transaction.ts';
import { lockPlaces } from '../../events/index.ts';

interface LimitedOrder {
  orderId: string;
  most: number;
  keys: string[];
  quantity: number;
}

/** Reads what a person gets at most, and the keys of each order; without orders whose tickets are not limited. */
export function readLimitedOrders(tx: Tx, orderIds: readonly string[]): Promise<LimitedOrder[]> {
  return tx.prepared<LimitedOrder>(
    'orders-limited',
    `SELECT o.id AS "orderId", e.buyer_limit AS most, o.buyer_keys AS keys, o.quantity FROM orders o JOIN events e ON e.id = o.event_id
     WHERE o.id = ANY($1::uuid[]) AND e.buyer_limit IS NOT NULL AND o.buyer_keys IS NOT NULL`,
    [orderIds],
  );
}

export interface CountedKey {
  orderId: string;
  key: string;
  /** In other orders that are not cancelled, without those that are only held. */
  tickets: number;
  exempt: boolean;
}

/** Orders of one event, of which each is counted by its keys. */
export interface CountedOrders {
  eventId: string;
  issuerId: string;
  tierIds: readonly string[];
  orders: readonly { orderId: string; keys: readonly string[] }[];
  /** Keys that may have no count yet. */
  added: readonly string[];
}

/** Locks the tiers of orders with their pools, and then the counts of their keys, in the order in which orders take them. */
export async function lockCounts(
  tx: Tx,
  { eventId, issuerId, tierIds, orders, added }: CountedOrders,
): Promise<CountedKey[]> {
  const pairs = orders.flatMap(({ orderId, keys }) => keys.map((key) => ({ orderId, key })));
  const keys = pairs.map(({ key }) => key);
  await lockPlaces(tx, tierIds);
  if (added.length > 0)
    await tx.query(
      `INSERT INTO event_buyers (event_id, key, issuer_id, tickets) SELECT $1, key, $3, 0
       FROM (SELECT DISTINCT unnest($2::text[]) AS key) k ORDER BY key
       ON CONFLICT (event_id, key) DO NOTHING`,
      [eventId, added, issuerId],
    );
  await tx.query('SELECT FROM event_buyers WHERE event_id = $1 AND key = ANY($2) ORDER BY key FOR UPDATE', [
    eventId,
    keys,
  ]);
  return tx.query<CountedKey>(
    `SELECT p.order_id AS "orderId", b.key, b.exempt, (b.tickets
         - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
            WHERE o.limited AND o.status = 'held' AND o.event_id = $1 AND b.key = ANY (o.buyer_keys) AND o.id <> p.order_id)
         - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
            WHERE o.id = p.order_id AND o.status = 'held' AND b.key = ANY (o.buyer_keys)))::int AS tickets
     FROM unnest($2::text[], $3::uuid[]) AS p (key, order_id) JOIN event_buyers b ON b.event_id = $1 AND b.key = p.key`,
    [eventId, keys, pairs.map(({ orderId }) => orderId)],
  );
}

/** Adds the keys of the cards that paid to orders, by which the database counts them. */
export async function addBuyerKeys(
  tx: Tx,
  added: readonly { orderId: string; key: string }[],
): Promise<void> {
  await tx.query(
    `UPDATE orders o SET buyer_keys = o.buyer_keys || n.key FROM unnest($1::uuid[], $2::text[]) AS n (id, key)
     WHERE o.id = n.id AND NOT n.key = ANY (o.buyer_keys)`,
    [added.map(({ orderId }) => orderId), added.map(({ key }) => key)],
  );
}

/** Stores why the payment of an order whose places were released before was not accepted. */
export async function setRefused(tx: Tx, orderId: string, code: string, reason: string): Promise<void> {
  await tx.query(
    `UPDATE payments SET failure_code = $2, failure = $3 WHERE order_id = $1 AND state IN ('failed', 'expired')`,
    [orderId, code, reason],
  );
}
