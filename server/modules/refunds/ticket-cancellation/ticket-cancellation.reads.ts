import type { TicketCurrency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { OrderStatus, PaymentStatus } from '../../../platform/vocabulary.ts';
import type { ProviderName } from '../../payments/index.ts';
import { KEPT, OF_SALES, PROVIDER } from '../refund.statements.ts';
import { type CancellationPolicy, DEFAULT_POLICY } from './cancellation-policy.rules.ts';
import type { CancellableTicket, LinePayment } from './ticket-cancellation.rules.ts';

/** Reads the terms of events that have some. They are public. */
export async function readPolicies(
  scope: Scope,
  eventIds: string[],
): Promise<Map<string, CancellationPolicy>> {
  const rows = await scope.db.read<PolicyRow & { eventId: string }>(SYSTEM_TENANCY, {
    name: 'cancellation-policies',
    text: `SELECT event_id AS "eventId", cutoff_minutes AS "cutoffMinutes", refunds_paid AS "refundsPaid", step_minutes AS "stepMinutes", step_percents AS "stepPercents", keeps_fees AS "keepsFees"
      FROM event_cancellation_rules WHERE event_id = ANY($1::uuid[])`,
    values: [eventIds],
  });
  return new Map(rows.map((row) => [row.eventId, policyFrom(row)]));
}

/** Null in all columns for an event without terms of its own. */
interface PolicyRow {
  cutoffMinutes: number | null;
  refundsPaid: boolean | null;
  stepMinutes: number[] | null;
  stepPercents: number[] | null;
  keepsFees: boolean | null;
}

function policyFrom(row: PolicyRow): CancellationPolicy {
  if (row.refundsPaid === null) return DEFAULT_POLICY;
  const percents = row.stepPercents ?? [];
  return {
    cutoffMinutes: row.cutoffMinutes,
    refundsPaid: row.refundsPaid,
    steps: (row.stepMinutes ?? []).map((minutes, i) => ({ minutes, percent: percents[i] ?? 0 })),
    keepsFees: row.keepsFees ?? false,
  };
}

/** A ticket as its cancellation reads it. */
export interface CancellationRecord extends CancellableTicket {
  id: string;
  tierId: string;
  /** Email of its holder. */
  holder: string;
  /** Null when the order was not paid by a transfer on the ledger. */
  payment: LinePayment | null;
  /** Other tickets of the order that are not cancelled. */
  others: number;
  orderStatus: OrderStatus;
  currency: TicketCurrency;
  /** It was cancelled by its holder, or refunded by itself, before. */
  isRepeated: boolean;
}

interface Row extends PolicyRow {
  id: string;
  tierId: string;
  holderEmail: string;
  status: CancellableTicket['status'];
  dueStatus: CancellableTicket['dueStatus'];
  priceUnits: bigint;
  entered: boolean;
  isBuyers: boolean;
  eventStatus: string;
  eventStartAt: Date;
  paymentState: PaymentStatus | null;
  chargeUnits: bigint | null;
  chargeCurrency: TicketCurrency | null;
  quantity: number | null;
  orderCharge: bigint | null;
  orderRefunded: bigint;
  orderKept: bigint;
  fees: bigint;
  provider: ProviderName | null;
  left: number;
  others: number;
  isRepeated: boolean;
  orderStatus: OrderStatus;
  currency: TicketCurrency;
}

const SELECT = `SELECT t.id, t.tier_id AS "tierId", t.holder_email AS "holderEmail", t.status, t.due_status AS "dueStatus", t.price_units AS "priceUnits", t.currency, e.status AS "eventStatus", d.start_at AS "eventStartAt",
    EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id) AS entered, lower(o.buyer_email) = t.holder_email AS "isBuyers",
    r.cutoff_minutes AS "cutoffMinutes", r.refunds_paid AS "refundsPaid", r.step_minutes AS "stepMinutes", r.step_percents AS "stepPercents", r.keeps_fees AS "keepsFees", p.state AS "paymentState",
    p.charge_units AS "orderCharge", ${PROVIDER} AS provider,
    CASE WHEN p.tier_id IS NULL THEN l.charge_units ELSE p.charge_units END AS "chargeUnits", p.charge_currency AS "chargeCurrency",
    CASE WHEN p.tier_id IS NULL THEN l.quantity ELSE p.quantity END AS quantity,
    (SELECT coalesce(sum(f.units), 0)::bigint FROM refunds f WHERE f.order_id = o.id AND f.kind IN ${OF_SALES}) AS "orderRefunded",
    ${KEPT} AS "orderKept",
    (SELECT coalesce(sum(j.units), 0)::bigint FROM journal_transfers j
      WHERE j.order_id = o.id AND j.kind = 'provider_fee' AND j.currency = p.charge_currency) AS fees,
    (SELECT count(*)::int FROM tickets c WHERE c.order_id = t.order_id AND c.tier_id = t.tier_id AND c.status <> 'cancelled') AS left,
    (SELECT count(*)::int FROM tickets c WHERE c.order_id = t.order_id AND c.id <> t.id AND c.status <> 'cancelled') AS others,
    EXISTS (SELECT FROM ticket_cancellations x WHERE x.ticket_id = t.id) AS "isRepeated", o.status AS "orderStatus"
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

/** The ids of an order's tickets, whatever their status. */
export async function readTicketsOfOrder(tx: Tx, orderId: string): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM tickets WHERE order_id = $1', [orderId]);
  return new Set(rows.map(({ id }) => id));
}

function present(row: Row): CancellationRecord {
  const { paymentState: state, chargeUnits: charge, chargeCurrency: currency, quantity } = row;
  return {
    id: row.id,
    tierId: row.tierId,
    holder: row.holderEmail,
    status: row.status,
    dueStatus: row.dueStatus,
    priceUnits: row.priceUnits,
    entered: row.entered,
    isBuyers: row.isBuyers,
    eventStatus: row.eventStatus,
    eventStartAt: row.eventStartAt,
    policy: policyFrom(row),
    isSettled: state === null || state === 'paid',
    payment:
      charge === null || currency === null || quantity === null
        ? null
        : {
            charge,
            currency,
            quantity,
            left: row.left,
            order: {
              charge: row.orderCharge ?? 0n,
              left: (row.orderCharge ?? 0n) - row.orderRefunded - row.orderKept,
              fees: row.fees,
              provider: row.provider,
            },
          },
    others: row.others,
    isRepeated: row.isRepeated,
    orderStatus: row.orderStatus,
    currency: row.currency,
  };
}

/** The refund of a ticket, by itself or with its whole order. */
export interface TicketRefundRecord {
  ticketId: string;
  /** In 10^-7 of the currency; null when several tickets were refunded at once. */
  units: bigint | null;
  /** Of its share of the payment, what was not refunded; null when several tickets were cancelled at once. */
  kept: bigint | null;
  currency: TicketCurrency;
  /** Null: nothing of it is refunded. */
  state: 'waiting' | 'paying' | 'paid' | 'failed' | null;
  at: Date;
}

/** Whether refund and request are of the one ticket: by itself, the last of its order, or the only one. */
const IS_OF_ONE = `(x.ticket_id IS NOT NULL OR o.quantity = 1)`;

/** Reads the refunds of cancelled tickets; the caller must authorize. */
export async function readTicketRefunds(
  scope: Scope,
  ids: string[],
): Promise<Map<string, TicketRefundRecord>> {
  const rows = await scope.db.read<TicketRefundRecord>(SYSTEM_TENANCY, {
    name: 'ticket-refunds',
    text: `SELECT DISTINCT ON (t.id) t.id AS "ticketId", p.charge_currency AS currency, f.state,
        CASE WHEN f.id IS NULL THEN 0 WHEN ${IS_OF_ONE} THEN f.units END AS units,
        CASE WHEN x.ticket_id IS NOT NULL THEN x.kept_units WHEN ${IS_OF_ONE} THEN q.kept_units END AS kept,
        coalesce(f.finished_at, f.created_at, x.requested_at, q.requested_at) AS at
      FROM tickets t JOIN payments p ON p.order_id = t.order_id JOIN orders o ON o.id = t.order_id
        LEFT JOIN ticket_cancellations x ON x.ticket_id = t.id
        LEFT JOIN refund_requests q ON q.order_id = t.order_id
        LEFT JOIN refunds f ON f.order_id = t.order_id
          AND ((f.kind = 'order' AND (x.ticket_id IS NULL OR x.requested_at >= q.requested_at)) OR (f.kind = 'ticket' AND f.ticket_id = t.id))
      WHERE t.id = ANY($1::uuid[]) AND t.status = 'cancelled' AND t.passed_on_at IS NULL AND t.price_units > 0
        AND p.charge_units > 0 AND (f.id IS NOT NULL OR x.kept_units > 0 OR q.kept_units > 0)
      ORDER BY t.id, f.kind DESC NULLS LAST`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.ticketId, row]));
}
