import type { TicketCurrency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { OrderStatus, PaymentStatus } from '../../../platform/vocabulary.ts';
import {
  type CancellableTicket,
  type CancellationPolicy,
  DEFAULT_POLICY,
  type LinePayment,
} from './ticket-cancellation.rules.ts';

/** Reads the terms of events that have some. They are public. */
export async function readPolicies(
  scope: Scope,
  eventIds: string[],
): Promise<Map<string, CancellationPolicy>> {
  const rows = await scope.db.read<CancellationPolicy & { eventId: string }>(SYSTEM_TENANCY, {
    name: 'cancellation-policies',
    text: `SELECT event_id AS "eventId", cutoff_minutes AS "cutoffMinutes", refunds_paid AS "refundsPaid"
      FROM event_cancellation_rules WHERE event_id = ANY($1::uuid[])`,
    values: [eventIds],
  });
  return new Map(rows.map(({ eventId, ...policy }) => [eventId, policy]));
}

/** A ticket as its cancellation reads it. */
export interface CancellationRecord extends CancellableTicket {
  id: string;
  tierId: string;
  /** Null when the order was not paid by a transfer on the ledger. */
  payment: LinePayment | null;
  /** Other tickets of the order that are not cancelled. */
  others: number;
  orderStatus: OrderStatus;
  currency: TicketCurrency;
  /** It was cancelled by its holder, or refunded by itself, before. */
  isRepeated: boolean;
}

interface Row {
  id: string;
  tier_id: string;
  status: CancellableTicket['status'];
  due_status: CancellableTicket['dueStatus'];
  price_units: bigint;
  entered: boolean;
  is_buyers: boolean;
  event_status: string;
  event_start_at: Date;
  cutoff_minutes: number | null;
  refunds_paid: boolean | null;
  payment_state: PaymentStatus | null;
  charge_units: bigint | null;
  charge_currency: TicketCurrency | null;
  quantity: number | null;
  refunded: bigint;
  left: number;
  others: number;
  is_repeated: boolean;
  order_status: OrderStatus;
  currency: TicketCurrency;
}

const SELECT = `SELECT t.id, t.tier_id, t.status, t.due_status, t.price_units, t.currency, e.status AS event_status, d.start_at AS event_start_at,
    EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id) AS entered, lower(o.buyer_email) = t.holder_email AS is_buyers,
    r.cutoff_minutes, r.refunds_paid, p.state AS payment_state,
    CASE WHEN p.tier_id IS NULL THEN l.charge_units ELSE p.charge_units END AS charge_units, p.charge_currency,
    CASE WHEN p.tier_id IS NULL THEN l.quantity ELSE p.quantity END AS quantity,
    (SELECT coalesce(sum(f.units), 0)::bigint FROM refunds f JOIN tickets c ON c.id = f.ticket_id
      WHERE f.order_id = t.order_id AND f.kind = 'ticket' AND c.tier_id = t.tier_id) AS refunded,
    (SELECT count(*)::int FROM tickets c WHERE c.order_id = t.order_id AND c.tier_id = t.tier_id AND c.status <> 'cancelled') AS left,
    (SELECT count(*)::int FROM tickets c WHERE c.order_id = t.order_id AND c.id <> t.id AND c.status <> 'cancelled') AS others,
    EXISTS (SELECT FROM ticket_cancellations x WHERE x.ticket_id = t.id) AS is_repeated, o.status AS order_status
  FROM tickets t JOIN orders o ON o.id = t.order_id JOIN events e ON e.id = t.event_id
    JOIN event_editions d ON d.event_id = e.id AND d.edition = e.edition
    LEFT JOIN event_cancellation_rules r ON r.event_id = t.event_id
    LEFT JOIN payments p ON p.order_id = t.order_id
    LEFT JOIN payment_lines l ON l.order_id = t.order_id AND l.tier_id = t.tier_id
  WHERE t.id = ANY($1::uuid[])`;

/** Reads tickets with the terms of their cancellation; the caller must authorize. */
export async function readCancellations(scope: Scope, ids: string[]): Promise<CancellationRecord[]> {
  const rows = await scope.db.read<Row>(SYSTEM_TENANCY, {
    name: 'ticket-cancellation-terms',
    text: SELECT,
    values: [ids],
  });
  return rows.map(present);
}

/** Reads a ticket whose order and tickets the caller has locked. */
export async function readLockedCancellation(tx: Tx, id: string): Promise<CancellationRecord> {
  const [row] = await tx.query<Row>(SELECT, [[id]]);
  if (!row) throw new Error(`ticket ${id} went away`);
  return present(row);
}

function present(row: Row): CancellationRecord {
  const { payment_state: state, charge_units: charge, charge_currency: currency, quantity } = row;
  return {
    id: row.id,
    tierId: row.tier_id,
    status: row.status,
    dueStatus: row.due_status,
    priceUnits: row.price_units,
    entered: row.entered,
    isBuyers: row.is_buyers,
    eventStatus: row.event_status,
    eventStartAt: row.event_start_at,
    policy:
      row.refunds_paid === null
        ? DEFAULT_POLICY
        : { cutoffMinutes: row.cutoff_minutes, refundsPaid: row.refunds_paid },
    isSettled: state === null || state === 'paid',
    payment:
      charge === null || currency === null || quantity === null
        ? null
        : { charge, currency, quantity, refunded: row.refunded, left: row.left },
    others: row.others,
    isRepeated: row.is_repeated,
    orderStatus: row.order_status,
    currency: row.currency,
  };
}

/** The refund of a ticket, by itself or with its whole order. */
export interface TicketRefundRecord {
  ticketId: string;
  /** In 10^-7 of the currency; null when the whole order was refunded. */
  units: bigint | null;
  currency: TicketCurrency;
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  at: Date;
}

/** Reads the refunds of cancelled tickets; the caller must authorize. */
export async function readTicketRefunds(
  scope: Scope,
  ids: string[],
): Promise<Map<string, TicketRefundRecord>> {
  const rows = await scope.db.read<TicketRefundRecord>(SYSTEM_TENANCY, {
    name: 'ticket-refunds',
    text: `SELECT DISTINCT ON (t.id) t.id AS "ticketId", CASE f.kind WHEN 'ticket' THEN f.units END AS units, f.currency, f.state,
        coalesce(f.finished_at, f.created_at) AS at
      FROM tickets t JOIN refunds f ON f.order_id = t.order_id
        AND (f.kind = 'order' OR (f.kind = 'ticket' AND f.ticket_id = t.id))
      WHERE t.id = ANY($1::uuid[]) AND t.status = 'cancelled' AND t.passed_on_at IS NULL AND t.price_units > 0
      ORDER BY t.id, f.kind DESC`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.ticketId, row]));
}
