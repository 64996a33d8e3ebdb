import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { callerOf, insertOrders, madeForEvent, ORDER_COLUMNS, orderFields } from '../../orders/index.ts';
import { insertTickets } from '../../tickets/index.ts';
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
  nextSerial: number;
  priceUnits: bigint;
  currency: string;
  effectiveAt: Date;
  expiresAt: Date;
  graceSeconds: number;
  edition: number;
  rulesVersion: number;
  onSale: boolean;
}

/** Reads the current tiers and locks them in the order of their ids until the transaction ends. */
export async function lockTiers(tx: Tx, eventId: string, ids: string[]): Promise<Map<string, LockedTier>> {
  const rows = await tx.query<LockedTier>(
    `SELECT t.id, t.name, t.capacity - t.sold - t.held AS free, t.next_serial AS "nextSerial", t.price_units AS "priceUnits", t.currency, t.effective_at AS "effectiveAt",
       t.expires_at AS "expiresAt", t.grace_seconds AS "graceSeconds", t.rules_version AS "rulesVersion", e.edition,
       e.status = 'published' AND NOT t.closed AND e.form_sales AND t.form_sales AS "onSale"
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

const INSERT_ORDER = insertOrders(
  {
    issuerId: '$2',
    eventId: '$3',
    method: "'form'",
    status: '$4',
    codeId: '$5',
    code: '$6',
    limited: '$7',
    isTest: '$8',
  },
  `json_to_recordset($1::json) AS o(${ORDER_COLUMNS})`,
);

/** @param limited true for buyers, whose unpaid tickets are counted; false for guests of the organiser */
export async function insertOrder(tx: Tx, order: PreparedOrder, limited: boolean): Promise<void> {
  const { tickets, issuerId, eventId, code } = order;
  const isFree = tickets.every((ticket) => ticket.priceUnits === 0n);
  await tx.query(INSERT_ORDER, [
    JSON.stringify([orderFields(order, { quantity: tickets.length, answers: null }, 0)]),
    issuerId,
    eventId,
    isFree ? 'paid' : 'due',
    code?.id ?? null,
    code?.code ?? null,
    limited,
    tickets.every((ticket) => ticket.isTest),
  ]);
}

const INSERT_TICKETS = insertTickets(
  {
    id: 's.id',
    issuerId: '$2',
    eventId: '$3',
    edition: '$4',
    tierId: 's."tierId"',
    orderId: '$5',
    userId: '$6',
    serial: 's.serial',
    holderName: 's."holderName"',
    holderEmail: '$7',
    holderPhone: '$8',
    priceUnits: 's."priceUnits"',
    currency: 's.currency',
    dueStatus: 's."dueStatus"',
    issuedAt: '$9',
    effectiveAt: 's."effectiveAt"',
    expiresAt: 's."expiresAt"',
    graceSeconds: 's."graceSeconds"',
    keyVersion: '$10',
    signature: "decode(s.signature, 'base64')",
    isTest: 's."isTest"',
  },
  `json_to_recordset($1::json) AS s(id uuid, "tierId" uuid, serial int, "holderName" text, "priceUnits" bigint, currency text,
    "dueStatus" text, "effectiveAt" timestamptz, "expiresAt" timestamptz, "graceSeconds" int, signature text, "isTest" boolean)`,
);

export async function insertTicketsOfOrder(tx: Tx, order: PreparedOrder, edition: number): Promise<void> {
  const { issuerId, eventId, id, userId, buyer, at, keyVersion } = order;
  const rows = order.tickets.map((ticket) => ({
    ...ticket,
    priceUnits: String(ticket.priceUnits),
    signature: ticket.signature.toString('base64'),
  }));
  await tx.query(INSERT_TICKETS, [
    JSON.stringify(rows),
    issuerId,
    eventId,
    edition,
    id,
    userId,
    buyer.email,
    buyer.phone,
    at,
    keyVersion,
  ]);
}

/** Books the buyer's door balance, one transfer per ticket; free tickets have none. */
export async function insertTransfers(tx: Tx, order: PreparedOrder): Promise<void> {
  const rows = order.tickets.map((ticket, index) => ({
    id: order.transferIds[index],
    ticket: ticket.id,
    currency: ticket.currency,
    units: String(ticket.priceUnits),
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
