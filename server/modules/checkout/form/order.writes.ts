import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { callerOf, madeForEvent } from '../../orders/index.ts';
import type { PreparedOrder } from './prepared-order.ts';

/** Locks the event's row against changes until the transaction ends; sales go on. */
export async function lockEvent(tx: Tx, eventId: string): Promise<void> {
  const rows = await tx.query('SELECT FROM events WHERE id = $1 FOR SHARE', [eventId]);
  if (rows.length === 0) throw new NotFound('event');
}

export interface LockedTier {
  id: string;
  name: string;
  free: number;
  next_serial: number;
  price_units: bigint;
  currency: string;
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
  edition: number;
  rules_version: number;
  on_sale: boolean;
}

/** Reads the current tiers and locks them in the order of their ids until the transaction ends. */
export async function lockTiers(tx: Tx, eventId: string, ids: string[]): Promise<Map<string, LockedTier>> {
  const rows = await tx.query<LockedTier>(
    `SELECT t.id, t.name, t.capacity - t.sold - t.held AS free, t.next_serial, t.price_units, t.currency, t.effective_at,
       t.expires_at, t.grace_seconds, t.rules_version, e.edition,
       e.status = 'published' AND NOT t.closed AND e.form_sales AND t.form_sales AS on_sale
     FROM tiers t JOIN events e ON e.id = t.event_id
     WHERE t.event_id = $1 AND t.id = ANY($2::uuid[]) ORDER BY t.id FOR UPDATE OF t`,
    [eventId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findDuplicate(tx: Tx, order: PreparedOrder): Promise<boolean> {
  const { eventId, idempotencyKey } = order;
  if (idempotencyKey === null) return false;
  const rows = await tx.query(`SELECT FROM orders WHERE ${madeForEvent('$1', '$2', '$3')}`, [
    eventId,
    idempotencyKey,
    callerOf(order),
  ]);
  return rows.length > 0;
}

/** @param taken places that are sold, and serials of tickets, test tickets included */
export async function takePlaces(
  tx: Tx,
  tierId: string,
  taken: { places: number; serials: number },
): Promise<void> {
  await tx.query('UPDATE tiers SET sold = sold + $2, next_serial = next_serial + $3 WHERE id = $1', [
    tierId,
    taken.places,
    taken.serials,
  ]);
}

/** @param limited true for buyers, whose unpaid tickets are counted; false for guests of the organiser */
export async function insertOrder(tx: Tx, order: PreparedOrder, limited: boolean): Promise<void> {
  const isFree = order.tickets.every((ticket) => ticket.price_units === 0n);
  await tx.query(
    `INSERT INTO orders (id, issuer_id, event_id, user_id, method, status, buyer_name, buyer_email, buyer_phone, quantity,
       created_at, idempotency_key, request_hash, language, code_id, code, limited, queue_hash, buyer_keys, network, is_test,
       key_hash)
     VALUES ($1, $2, $3, $4, 'form', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      order.id,
      order.issuerId,
      order.eventId,
      order.userId,
      isFree ? 'paid' : 'due',
      order.buyer.name,
      order.buyer.email,
      order.buyer.phone,
      order.tickets.length,
      order.at,
      order.idempotencyKey,
      order.requestHash,
      order.language,
      order.code?.id ?? null,
      order.code?.code ?? null,
      limited,
      order.queueHash,
      order.buyerKeys,
      order.network,
      order.tickets.every((ticket) => ticket.is_test),
      order.keyHash,
    ],
  );
}

export async function insertTickets(tx: Tx, order: PreparedOrder, edition: number): Promise<void> {
  const rows = order.tickets.map((ticket) => ({
    ...ticket,
    price_units: String(ticket.price_units),
    signature: ticket.signature.toString('base64'),
  }));
  await tx.query(
    `INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, user_id, serial, holder_name, holder_email,
       holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
       signature, is_test)
     SELECT id, issuer_id, event_id, $2, tier_id, order_id, user_id, serial, holder_name, holder_email, holder_phone,
       price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
       decode(signature, 'base64'), is_test
     FROM json_to_recordset($1::json) AS t(id uuid, issuer_id uuid, event_id uuid, tier_id uuid, order_id uuid,
       user_id uuid, serial int, holder_name text, holder_email text, holder_phone text, price_units bigint,
       currency text, due_status text, issued_at timestamptz, effective_at timestamptz, expires_at timestamptz,
       grace_seconds int, key_version int, signature text, is_test boolean)`,
    [JSON.stringify(rows), edition],
  );
}

/** Books the buyer's door balance, one transfer per ticket; free tickets have none. */
export async function insertTransfers(tx: Tx, order: PreparedOrder): Promise<void> {
  const rows = order.tickets.map((ticket, index) => ({
    id: order.transferIds[index],
    ticket: ticket.id,
    currency: ticket.currency,
    units: String(ticket.price_units),
  }));
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency, units,
       occurred_at)
     SELECT id, $2, $3, $4, ticket, 'form_sale', 'door_dues', 'sales', currency, units, $5
     FROM json_to_recordset($1::json) AS t(id uuid, ticket uuid, currency text, units bigint) WHERE units > 0`,
    [JSON.stringify(rows), order.issuerId, order.eventId, order.id, order.at],
  );
}

/**
 * Frees the keys of orders and refunds made before a time.
 * @returns how many orders
 */
export async function clearIdempotencyKeys(tx: Tx, before: Date): Promise<number> {
  const orders = await tx.query(
    `UPDATE orders SET idempotency_key = NULL, request_hash = NULL
     WHERE idempotency_key IS NOT NULL AND created_at < $1 RETURNING id`,
    [before],
  );
  await tx.query(
    `UPDATE refund_requests SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND requested_at < $1`,
    [before],
  );
  await tx.query(
    'UPDATE refunds SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < $1',
    [before],
  );
  return orders.length;
}
