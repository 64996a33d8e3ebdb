import type { Tx } from '../../../platform/db/in-transaction.ts';
import { buyerKeys } from './buyer-keys.ts';

/** Most refusals that are listed for an event; a bot may cause any number. */
const MOST_LISTED = 5_000;

interface NewRefusal {
  id: string;
  eventId: string;
  issuerId: string;
  name: string;
  email: string;
  phone: string;
  keys: readonly string[];
  tickets: number;
}

/** Lists a refused buyer, once for each address. */
export async function noteRefusal(tx: Tx, refusal: NewRefusal): Promise<void> {
  const { id, eventId, issuerId, name, email, phone, keys, tickets } = refusal;
  await tx.query(
    `INSERT INTO buyer_refusals (id, event_id, issuer_id, name, email, phone, keys, tickets, refused_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
     WHERE (SELECT count(*) FROM buyer_refusals WHERE event_id = $2) < $10
     ON CONFLICT (event_id, email) DO UPDATE SET times = buyer_refusals.times + 1, refused_at = EXCLUDED.refused_at,
       keys = EXCLUDED.keys, tickets = EXCLUDED.tickets, phone = EXCLUDED.phone, name = EXCLUDED.name`,
    [id, eventId, issuerId, name, email, phone, keys, tickets, tx.scope.clock.now(), MOST_LISTED],
  );
}

export interface LockedRefusal {
  id: string;
  eventId: string;
  issuerId: string;
  keys: string[];
}

export async function lockRefusal(tx: Tx, id: string): Promise<LockedRefusal | undefined> {
  const [row] = await tx.query<LockedRefusal>(
    'SELECT id, event_id AS "eventId", issuer_id AS "issuerId", keys FROM buyer_refusals WHERE id = $1 FOR UPDATE',
    [id],
  );
  return row;
}

/** Lets a refused person buy more tickets of the event. The caller has locked the refusal. */
export async function exemptBuyer(tx: Tx, refusal: LockedRefusal, userId: string): Promise<void> {
  await tx.query(
    `INSERT INTO event_buyers (event_id, key, issuer_id, tickets, exempt)
     SELECT $1, key, $2, 0, true FROM unnest($3::text[]) AS key ORDER BY key
     ON CONFLICT (event_id, key) DO UPDATE SET exempt = true`,
    [refusal.eventId, refusal.issuerId, refusal.keys],
  );
  await tx.query('UPDATE buyer_refusals SET allowed_at = $2, allowed_by = $3 WHERE id = $1', [
    refusal.id,
    tx.scope.clock.now(),
    userId,
  ]);
}

/**
 * Counts the tickets that were sold before the limit was set. The caller has locked the tiers, so that no order is
 * placed meanwhile.
 */
export async function countEarlierOrders(tx: Tx, eventId: string, issuerId: string): Promise<void> {
  const orders = await tx.query<{
    id: string;
    email: string;
    phone: string;
    userId: string | null;
    quantity: number;
  }>(
    `SELECT id, buyer_email AS email, buyer_phone AS phone, user_id AS "userId", quantity FROM orders
     WHERE event_id = $1 AND buyer_keys IS NULL AND status NOT IN ('cancelled', 'refunded')`,
    [eventId],
  );
  if (orders.length === 0) return;
  const counts = new Map<string, number>();
  const rows = orders.map(({ id, email, phone, userId, quantity }) => {
    const keys = buyerKeys({ email, phone, userId });
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + quantity);
    return { id, keys };
  });
  await tx.query(
    `UPDATE orders o SET buyer_keys = ARRAY(SELECT json_array_elements_text(r.keys))
     FROM json_to_recordset($1::json) AS r(id uuid, keys json) WHERE o.id = r.id`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `INSERT INTO event_buyers (event_id, key, issuer_id, tickets)
     SELECT $1, r.key, $2, r.tickets FROM json_to_recordset($3::json) AS r(key text, tickets int) ORDER BY r.key
     ON CONFLICT (event_id, key) DO UPDATE SET tickets = event_buyers.tickets + EXCLUDED.tickets`,
    [eventId, issuerId, JSON.stringify([...counts].map(([key, tickets]) => ({ key, tickets })))],
  );
}

/** Forgets who bought, some time after the events. */
export async function purgeBuyers(tx: Tx, endedBefore: Date): Promise<void> {
  const of = 'event_id IN (SELECT id FROM events WHERE end_at < $1)';
  await tx.query(`DELETE FROM event_buyers WHERE ${of}`, [endedBefore]);
  await tx.query(`DELETE FROM buyer_refusals WHERE ${of}`, [endedBefore]);
  await tx.query(
    `UPDATE orders SET buyer_keys = NULL, network = NULL WHERE (buyer_keys IS NOT NULL OR network IS NOT NULL) AND ${of}`,
    [endedBefore],
  );
}

/** Raises the rules versions of the tiers, in the order of their ids, so that sales by the former rule are refused. */
export async function updateBuyerLimit(tx: Tx, eventId: string, most: number | null): Promise<void> {
  await tx.query('UPDATE events SET buyer_limit = $2, updated_at = $3 WHERE id = $1', [
    eventId,
    most,
    tx.scope.clock.now(),
  ]);
  await tx.query(
    `UPDATE tiers SET rules_version = rules_version + 1
     WHERE id IN (SELECT id FROM tiers WHERE event_id = $1 ORDER BY id FOR NO KEY UPDATE)`,
    [eventId],
  );
}

/** Deletes the refusals of a person who deletes the account. */
export async function purgeRefusals(tx: Tx, email: string): Promise<void> {
  await tx.query('DELETE FROM buyer_refusals WHERE email = $1', [email]);
}
