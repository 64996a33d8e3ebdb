import type { Currency, TicketCurrency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/scope.ts';
import type { PaymentStatus } from '../../platform/vocabulary.ts';
import type { ProviderName } from '../payments/index.ts';
import { KEPT, NOTE, OF_SALES, PROVIDER } from './refund.statements.ts';

/** The accounts with waiting refunds. */
export async function readWaitingSources(db: Database, networkId: string): Promise<string[]> {
  const rows = await db.read<{ source: string }>(SYSTEM_TENANCY, {
    name: 'refunds-waiting-sources',
    text: `SELECT source FROM refunds WHERE state = 'waiting' AND network_id = $1 GROUP BY source ORDER BY min(created_at)`,
    values: [networkId],
  });
  return rows.map(({ source }) => source);
}

export interface CancellationRecord {
  eventId: string;
  issuerId: string;
  reason: string;
  orders: number;
  startedAt: Date;
  finishedAt: Date | null;
  /** Orders in a state that is not final: due, held, or paid and not paid back. */
  open: number;
  failed: number;
  problem: string | null;
}

/** Reads the progress of the refunds of a cancelled event; the caller must authorize. */
export async function readCancellation(
  db: Database,
  eventId: string,
): Promise<CancellationRecord | undefined> {
  const [row] = await db.read<CancellationRecord>(SYSTEM_TENANCY, {
    name: 'event-cancellation',
    text: `SELECT c.event_id AS "eventId", c.issuer_id AS "issuerId", c.reason, c.orders, c.started_at AS "startedAt", c.finished_at AS "finishedAt",
        (SELECT count(*)::int FROM orders o WHERE o.event_id = c.event_id AND o.status IN ('due', 'held', 'paid')) AS open,
        (SELECT count(*)::int FROM refunds r WHERE r.event_id = c.event_id AND r.kind = 'order' AND r.state = 'failed') AS failed,
        (SELECT r.problem FROM refunds r WHERE r.event_id = c.event_id AND r.kind = 'order' AND r.state IN ('waiting', 'failed')
           AND r.problem IS NOT NULL ORDER BY r.created_at LIMIT 1) AS problem
      FROM event_cancellations c WHERE c.event_id = $1`,
    values: [eventId],
  });
  return row;
}

/** Events with unfinished refunds. */
export async function readOpenCancellations(db: Database): Promise<string[]> {
  const rows = await db.read<{ eventId: string }>(SYSTEM_TENANCY, {
    name: 'event-cancellations-open',
    text: `SELECT event_id AS "eventId" FROM event_cancellations WHERE finished_at IS NULL ORDER BY started_at`,
    values: [],
  });
  return rows.map(({ eventId }) => eventId);
}

/** An order whose places are held for its payment. */
export interface HeldOrder {
  id: string;
  /** The state of its payment. */
  state: PaymentStatus;
  intentId: string | null;
}

/** Held orders of an event, oldest first, at most 1,000. */
export async function readHeldOrders(db: Database, eventId: string): Promise<HeldOrder[]> {
  return db.read(SYSTEM_TENANCY, {
    name: 'held-orders-of-event',
    text: `SELECT o.id, p.state, p.intent_id AS "intentId" FROM orders o JOIN payments p ON p.order_id = o.id
      WHERE o.event_id = $1 AND o.status = 'held' ORDER BY o.created_at, o.id LIMIT 1000`,
    values: [eventId],
  });
}

/** Unpaid orders whose deadline to confirm the address is over, of events that are still ahead; oldest first. */
export async function readOverdueOrders(db: Database, now: Date): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'overdue-orders',
    text: `SELECT o.id FROM orders o JOIN events e ON e.id = o.event_id
      WHERE o.status = 'due' AND o.confirm_by <= $1 AND e.status = 'published' AND e.end_at > $1
      ORDER BY o.confirm_by LIMIT 500`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

/** A cancelled ticket as its mail names it. */
export interface CancelledTicket {
  tierNumber: number;
  serial: number;
  holder: string;
  /** Its refund in 10^-7 of its currency; null: nothing was paid for it. */
  units: bigint | null;
  refundCurrency: Currency | null;
  refunded: boolean;
  /** Its price was collected at the door. */
  wasCollected: boolean;
  /** In 10^-7: of its price, what the organiser keeps; null when it was not cancelled by itself. */
  kept: bigint | null;
  keptCurrency: Currency | null;
  /** Number of the credit note of its refund; null while there is none. */
  note: number | null;
  /** Reason of its cancellation, as stored. */
  reason: string | null;
}

/** Reads a cancelled ticket with its refund; the caller must authorize. */
export async function readCancelledTicket(db: Database, id: string): Promise<CancelledTicket | undefined> {
  const [row] = await db.read<CancelledTicket>(SYSTEM_TENANCY, {
    name: 'cancelled-ticket',
    text: `SELECT r.number AS "tierNumber", t.serial, t.holder_name AS holder, f.units, f.currency AS "refundCurrency", coalesce(f.state = 'paid', false) AS refunded,
        t.due_status = 'collected' AS "wasCollected", v.reason, x.kept_units AS kept, p.charge_currency AS "keptCurrency", ${NOTE} AS note
      FROM tickets t JOIN tiers r ON r.id = t.tier_id LEFT JOIN refunds f ON f.ticket_id = t.id AND f.kind = 'ticket'
        LEFT JOIN revocations v ON v.ticket_id = t.id LEFT JOIN ticket_cancellations x ON x.ticket_id = t.id
        LEFT JOIN payments p ON p.order_id = t.order_id
      WHERE t.id = $1`,
    values: [id],
  });
  return row;
}

/** The sums that a refund of a whole order returns, in 10^-7 of their currencies. */
export interface RefundTermsRecord {
  id: string;
  /** The default refund, which leaves out what is kept of cancelled tickets; null without a payment. */
  units: bigint | null;
  /** All of the payment that is not refunded; null without a payment. */
  most: bigint | null;
  currency: TicketCurrency | null;
  /** The whole payment; null without one. */
  charge: bigint | null;
  /** The provider that was paid; null for the ledger. */
  provider: ProviderName | null;
  /** What the door collected for its tickets, one sum a currency. */
  collected: { currency: TicketCurrency; units: string }[];
}

/** Reads the terms on which orders can be refunded, by order; the caller must authorize. */
export async function readRefundTerms(
  scope: Scope,
  orderIds: string[],
): Promise<Map<string, RefundTermsRecord>> {
  const rows = await scope.db.read<RefundTermsRecord>(SYSTEM_TENANCY, {
    name: 'order-refund-terms',
    text: `SELECT o.id, p.charge_currency AS currency, p.charge_units AS charge, ${PROVIDER} AS provider, p.charge_units - n.refunded AS most, p.charge_units - n.refunded - ${KEPT} AS units,
        coalesce((SELECT json_agg(s) FROM (SELECT currency, sum(price_units)::text AS units FROM tickets
          WHERE order_id = o.id AND due_status = 'collected' AND status <> 'cancelled' AND price_units > 0
          GROUP BY currency ORDER BY currency) s), '[]') AS collected
      FROM orders o LEFT JOIN payments p ON p.order_id = o.id CROSS JOIN LATERAL (SELECT coalesce(sum(f.units), 0)::bigint AS refunded
        FROM refunds f WHERE f.order_id = o.id AND f.kind IN ${OF_SALES}) n WHERE o.id = ANY($1::uuid[])`,
    values: [orderIds],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
