import type { Tx } from '../../../platform/db/in-transaction.ts';

interface LimitedOrder {
  most: number;
  keys: string[];
  quantity: number;
}

/** Reads what a person gets at most, and the keys of an order; undefined where tickets are not limited. */
export async function readLimitedOrder(tx: Tx, orderId: string): Promise<LimitedOrder | undefined> {
  const [row] = await tx.query<LimitedOrder>(
    `SELECT e.buyer_limit AS most, o.buyer_keys AS keys, o.quantity FROM orders o JOIN events e ON e.id = o.event_id
     WHERE o.id = $1 AND e.buyer_limit IS NOT NULL AND o.buyer_keys IS NOT NULL`,
    [orderId],
  );
  return row;
}

export interface CountedKey {
  key: string;
  /** In other orders that are not cancelled, without those that are only held. */
  tickets: number;
  exempt: boolean;
}

/**
 * Locks the tiers of an order and then the counts of its keys, in the order in which orders take them.
 * @param added a key that may have no count yet; null for none
 */
export async function lockCounts(
  tx: Tx,
  order: { id: string; eventId: string; issuerId: string; tierIds: readonly string[] },
  keys: readonly string[],
  added: string | null,
): Promise<CountedKey[]> {
  await tx.query('SELECT FROM tiers WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [order.tierIds]);
  if (added !== null)
    await tx.query(
      `INSERT INTO event_buyers (event_id, key, issuer_id, tickets) VALUES ($1, $2, $3, 0)
       ON CONFLICT (event_id, key) DO NOTHING`,
      [order.eventId, added, order.issuerId],
    );
  await tx.query('SELECT FROM event_buyers WHERE event_id = $1 AND key = ANY($2) ORDER BY key FOR UPDATE', [
    order.eventId,
    keys,
  ]);
  return tx.query<CountedKey>(
    `SELECT key, exempt, (tickets
         - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
            WHERE o.limited AND o.status = 'held' AND o.event_id = $1 AND b.key = ANY (o.buyer_keys) AND o.id <> $3)
         - (SELECT coalesce(sum(o.quantity), 0) FROM orders o
            WHERE o.id = $3 AND o.status = 'held' AND b.key = ANY (o.buyer_keys)))::int AS tickets
     FROM event_buyers b WHERE event_id = $1 AND key = ANY($2)`,
    [order.eventId, keys, order.id],
  );
}

/** Adds the key of the card that paid to an order, by which the database counts it. */
export async function addBuyerKey(tx: Tx, orderId: string, key: string): Promise<void> {
  await tx.query(
    'UPDATE orders SET buyer_keys = buyer_keys || $2::text WHERE id = $1 AND NOT $2 = ANY (buyer_keys)',
    [orderId, key],
  );
}

/** Stores why the payment of an order whose places were released before was not accepted. */
export async function setRefused(tx: Tx, orderId: string, code: string, reason: string): Promise<void> {
  await tx.query(
    `UPDATE payments SET failure_code = $2, failure = $3 WHERE order_id = $1 AND state IN ('failed', 'expired')`,
    [orderId, code, reason],
  );
}
