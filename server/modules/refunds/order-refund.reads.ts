import type { TicketCurrency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/scope.ts';
import { NOTE, OF_SALES } from './refund.statements.ts';

/** The account at a provider that was paid for an order, and its reference of the payment; undefined for others. The caller must authorize. */
export async function readPaidAttempt(
  scope: Scope,
  orderId: string,
): Promise<{ accountId: string; reference: string | null } | undefined> {
  const [row] = await scope.db.read<{ accountId: string; reference: string | null }>(SYSTEM_TENANCY, {
    name: 'order-paid-attempt',
    text: `SELECT a.account_id AS "accountId", a.reference FROM journal_transfers s JOIN payment_attempts a ON a.id = s.attempt_id
      WHERE s.order_id = $1 AND s.kind = 'provider_sale' LIMIT 1`,
    values: [orderId],
  });
  return row;
}

export interface OrderRefundRecord {
  id: string;
  orderId: string;
  kind: 'order' | 'ticket' | 'amount';
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  /** In 10^-7 of the currency. */
  units: bigint;
  currency: TicketCurrency;
  reason: string;
  createdAt: Date;
  finishedAt: Date | null;
  /** Number of its credit note; null while there is none. */
  note: number | null;
}

const REFUND = `SELECT f.id, f.order_id AS "orderId", f.kind, f.state, f.units, f.currency, f.reason, f.created_at AS "createdAt", f.finished_at AS "finishedAt", ${NOTE} AS note
  FROM refunds f`;

/** Reads the refunds of orders, by order, oldest first; the caller must authorize. */
export async function readOrderRefunds(
  scope: Scope,
  orderIds: string[],
): Promise<Map<string, OrderRefundRecord[]>> {
  const rows = await scope.db.read<OrderRefundRecord>(SYSTEM_TENANCY, {
    name: 'order-refunds',
    text: `${REFUND} WHERE f.order_id = ANY($1::uuid[]) AND f.kind IN ${OF_SALES} ORDER BY f.created_at, f.id`,
    values: [orderIds],
  });
  const byOrder = new Map<string, OrderRefundRecord[]>();
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row]);
  return byOrder;
}

/** Reads a refund; the caller must authorize. */
export async function readRefund(db: Database, id: string): Promise<OrderRefundRecord | undefined> {
  const [row] = await db.read<OrderRefundRecord>(SYSTEM_TENANCY, {
    name: 'refund',
    text: `${REFUND} WHERE f.id = $1`,
    values: [id],
  });
  return row;
}

/** How an order was given up, for its mail. */
export interface GivenUpRecord {
  reason: string;
  /** Of the payment, what is not refunded, in 10^-7 of the currency. */
  keptUnits: bigint;
  currency: TicketCurrency | null;
  /** Number of the credit note of its refund; null without one. */
  note: number | null;
}

/** Reads how an order was given up; undefined while it stands. The caller must authorize. */
export async function readGivenUp(db: Database, orderId: string): Promise<GivenUpRecord | undefined> {
  const [row] = await db.read<GivenUpRecord>(SYSTEM_TENANCY, {
    name: 'order-given-up',
    text: `SELECT q.reason, q.kept_units AS "keptUnits", p.charge_currency AS currency, ${NOTE} AS note
      FROM refund_requests q LEFT JOIN payments p ON p.order_id = q.order_id
        LEFT JOIN refunds f ON f.order_id = q.order_id AND f.kind = 'order' WHERE q.order_id = $1`,
    values: [orderId],
  });
  return row;
}

/** What of the payment of an order staff can refund now. */
export interface RefundableRecord {
  id: string;
  /** In 10^-7 of the currency. */
  left: bigint;
  kept: bigint;
  currency: TicketCurrency;
}

/** Reads what is left of the payments of orders, by order; the caller must authorize. */
export async function readRefundable(
  scope: Scope,
  orderIds: string[],
): Promise<Map<string, RefundableRecord>> {
  const rows = await scope.db.read<RefundableRecord>(SYSTEM_TENANCY, {
    name: 'order-refundable',
    text: `SELECT p.order_id AS id, p.charge_currency AS currency, coalesce(q.kept_units, 0)::bigint AS kept,
        p.charge_units - (SELECT coalesce(sum(f.units), 0)::bigint FROM refunds f
          WHERE f.order_id = p.order_id AND f.kind IN ${OF_SALES}) AS left
      FROM payments p LEFT JOIN refund_requests q ON q.order_id = p.order_id
      WHERE p.order_id = ANY($1::uuid[]) AND p.origin <> 'mock' AND p.charge_units > 0
        AND p.state IN ('paid', 'refunding', 'refunded')`,
    values: [orderIds],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
