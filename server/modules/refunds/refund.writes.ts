import type { Currency } from '../../lib/money/index.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { OrderStatus, PaymentStatus } from '../../platform/vocabulary.ts';
import { lockedPools, POOLS_FIRST } from '../events/index.ts';
import type { PaymentOrigin } from '../orders/index.ts';
import type { ProviderName } from '../payments/index.ts';
import { KEPT, OF_SALES, PROVIDER } from './refund.statements.ts';

/** An order, with the fields that its refund needs. */
export interface OrderToRefund {
  id: string;
  issuerId: string;
  eventId: string;
  userId: string | null;
  status: OrderStatus;
  buyerEmail: string;
  /** The state of its payment; null for orders paid at the door. */
  state: PaymentStatus | null;
  origin: PaymentOrigin | null;
  /** In 10^-7 of its currency, like all that follow; null for play money. */
  chargeUnits: bigint | null;
  chargeCurrency: Currency | null;
  /** Refunds of it so far: of tickets, of amounts, or of the whole. */
  refundedUnits: bigint;
  /** What the organiser keeps of its tickets that were cancelled by themselves. */
  keptUnits: bigint;
  /** Refunds of amounts so far. */
  amountRefunds: number;
  /** The provider that was paid; null for the ledger. */
  provider: ProviderName | null;
  /** Whether the payer's bank holds money of it back, or kept it. */
  chargedBack: boolean;
  networkId: string | null;
  source: string | null;
  destination: string | null;
  /** The contract whose escrow was paid. */
  contractId: string | null;
  intentId: string | null;
}

/**
 * Reverses the door balance of an order, or of one ticket of it: cancels unpaid dues and books collected money back,
 * ticket by ticket, from the sales into the account that it stood on. Tickets that were cancelled before are reversed already.
 */
export async function reverseDoorBalance(
  tx: Tx,
  order: OrderToRefund,
  ticketId: string | null = null,
): Promise<void> {
  const tickets = await tx.query<{ id: string; currency: string; units: bigint; dueStatus: string }>(
    `SELECT id, currency, price_units AS units, due_status AS "dueStatus" FROM tickets
     WHERE order_id = $1 AND ($2::uuid IS NULL OR id = $2) AND due_status IN ('due', 'collected', 'waived') AND price_units > 0
       AND status <> 'cancelled'
     ORDER BY id`,
    [order.id, ticketId],
  );
  const rows = tickets.map(({ id, currency, units, dueStatus }) => ({
    id: tx.scope.ids.uuid(),
    ticket: id,
    currency,
    units: String(units),
    ...REVERSALS[dueStatus as keyof typeof REVERSALS],
  }));
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency, units, occurred_at)
     SELECT id, $2, $3, $4, ticket, kind, 'sales', credit, currency, units, $5
     FROM json_to_recordset($1::json) AS r(id uuid, ticket uuid, kind text, credit text, currency text, units bigint)`,
    [JSON.stringify(rows), order.issuerId, order.eventId, order.id, tx.scope.clock.now()],
  );
}

const REVERSALS = {
  due: { kind: 'due_cancelled', credit: 'door_dues' },
  collected: { kind: 'due_refunded', credit: 'door_cash' },
  waived: { kind: 'due_refunded', credit: 'waived' },
} as const;

/**
 * Whether an unpaid order may be released: its deadline is over, its address unconfirmed, and none of its tickets was
 * paid, waived or let in. The caller has locked the order and its tickets.
 */
export async function isOverdue(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM orders o WHERE o.id = $1 AND o.status = 'due' AND o.confirm_by <= $2
       AND NOT is_confirmed_address(o.buyer_email)
       AND NOT EXISTS (SELECT FROM tickets t LEFT JOIN entries e ON e.ticket_id = t.id
         WHERE t.order_id = o.id AND (t.due_status IN ('collected', 'waived') OR e.ticket_id IS NOT NULL))`,
    [orderId, tx.scope.clock.now()],
  );
  return rows.length > 0;
}

/** The order stays: its buyer confirmed the address or came to the door. */
export async function clearDeadline(tx: Tx, orderId: string): Promise<void> {
  await tx.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [orderId]);
}

const GIVEN_UP = `SELECT o.id, o.issuer_id AS "issuerId", o.event_id AS "eventId", o.user_id AS "userId", o.status, o.buyer_email AS "buyerEmail", p.state, p.origin,
    p.charge_units AS "chargeUnits", p.charge_currency AS "chargeCurrency", p.network_id AS "networkId", p.source, p.destination, p.contract_id AS "contractId", p.intent_id AS "intentId",
    (SELECT coalesce(sum(f.units), 0)::bigint FROM refunds f WHERE f.order_id = o.id AND f.kind IN ${OF_SALES}) AS "refundedUnits",
    (SELECT count(*)::int FROM refunds f WHERE f.order_id = o.id AND f.kind = 'amount') AS "amountRefunds",
    ${KEPT} AS "keptUnits", ${PROVIDER} AS provider,
    (SELECT coalesce(sum(CASE j.kind WHEN 'chargeback' THEN j.units ELSE -j.units END), 0) > 0 FROM journal_transfers j
     WHERE j.order_id = o.id AND j.kind IN ('chargeback', 'chargeback_won')) AS "chargedBack"
  FROM orders o LEFT JOIN payments p ON p.order_id = o.id`;

/** Locks an order until the transaction ends. It is read after it is locked: its payment may have changed before. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderToRefund | undefined> {
  await tx.query('SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return (await tx.query<OrderToRefund>(`${GIVEN_UP} WHERE o.id = $1`, [id]))[0];
}

/**
 * Locks orders of a cancelled event that have no refund request yet; rows that another process has locked are skipped.
 */
export async function lockOrdersToGiveBack(tx: Tx, eventId: string, limit: number): Promise<OrderToRefund[]> {
  return tx.query<OrderToRefund>(
    `${GIVEN_UP} WHERE o.event_id = $1 AND o.status IN ('due', 'paid')
       AND NOT EXISTS (SELECT FROM refund_requests r WHERE r.order_id = o.id)
     ORDER BY o.created_at, o.id LIMIT ${limit} FOR NO KEY UPDATE OF o SKIP LOCKED`,
    [eventId],
  );
}

/**
 * Locks the tickets of these orders, whose rows the caller has locked. Doors lock tickets by id too, several at a time:
 * all of a transaction are locked in that order, before anything that other transactions need.
 */
export async function lockTicketsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.query('SELECT FROM tickets WHERE order_id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    orderIds,
  ]);
}

export async function insertRefundRequest(
  tx: Tx,
  order: OrderToRefund,
  given: { reason: string; by: string | null; at: Date; keptUnits: bigint },
): Promise<void> {
  const { reason, by, at, keptUnits } = given;
  await tx.query(
    `INSERT INTO refund_requests (order_id, issuer_id, reason, requested_by, requested_at, kept_units)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [order.id, order.issuerId, reason, by, at, keptUnits],
  );
}

/**
 * Cancels an order's tickets, or one of them, and frees their places. Each ticket that was not revoked before takes the issuer's next
 * revocation number, so that offline doors get it with their next snapshot.
 */
export async function cancelTickets(
  tx: Tx,
  order: OrderToRefund,
  given: { reason: string; by: string | null; actor: string; ticketId?: string },
): Promise<void> {
  const { reason, by, actor, ticketId = null } = given;
  const at = tx.scope.clock.now();
  await tx.query(CANCEL_TICKETS, [order.id, order.issuerId, reason, by, actor, at, ticketId]);
}

const CANCEL_TICKETS = `
WITH gone AS MATERIALIZED (
  SELECT t.id, t.tier_id, t.is_test, row_number() OVER (ORDER BY t.id) AS nth,
    NOT EXISTS (SELECT FROM revocations r WHERE r.ticket_id = t.id) AS fresh
  FROM tickets t WHERE t.order_id = $1 AND ($7::uuid IS NULL OR t.id = $7) AND t.status <> 'cancelled'
), fresh AS MATERIALIZED (
  SELECT id, row_number() OVER (ORDER BY id) AS nth FROM gone WHERE fresh
), numbered AS (
  UPDATE issuers SET revocation_number = revocation_number + (SELECT count(*) FROM fresh)
  WHERE id = $2 AND EXISTS (SELECT FROM fresh) RETURNING revocation_number
), revoked AS (
  INSERT INTO revocations (issuer_id, number, ticket_id, revoked_at, revoked_by, actor, reason)
  SELECT $2, n.revocation_number - (SELECT count(*) FROM fresh) + f.nth, f.id, $6, $4, $5, $3 FROM fresh f, numbered n
), cancelled AS (
  UPDATE tickets t SET status = 'cancelled', due_status = CASE t.due_status WHEN 'due' THEN 'cancelled' ELSE t.due_status END
  FROM gone g WHERE t.id = g.id
), ${lockedPools('SELECT tier_id FROM gone')}, place AS MATERIALIZED (
  SELECT id FROM tiers WHERE id IN (SELECT tier_id FROM gone) AND ${POOLS_FIRST} ORDER BY id FOR UPDATE
)
UPDATE tiers t SET sold = t.sold - n.places
FROM (SELECT g.tier_id, count(*)::int AS places FROM gone g JOIN place ON place.id = g.tier_id WHERE NOT g.is_test GROUP BY g.tier_id) n
WHERE t.id = n.tier_id`;

/**
 * Completes an order once none of its tickets is due: it is paid, or cancelled when no ticket is active or settled. The
 * caller has locked the order.
 */
export async function completeOrder(tx: Tx, orderId: string): Promise<void> {
  const completed = await tx.query(
    `UPDATE orders SET status = CASE WHEN EXISTS (SELECT FROM tickets WHERE order_id = $1 AND status = 'active')
       OR EXISTS (SELECT FROM tickets WHERE order_id = $1 AND due_status IN ('collected', 'waived'))
       THEN 'paid' ELSE 'cancelled' END
     WHERE id = $1 AND status = 'due' AND NOT EXISTS (SELECT FROM tickets WHERE order_id = $1 AND due_status = 'due')
     RETURNING id`,
    [orderId],
  );
  if (completed.length > 0)
    tx.afterCommit(() => tx.scope.services.topics.publish('order.changed', orderId, { orderId }));
}

/** Marks an order as cancelled or refunded when nothing has to move on the ledger. */
export async function markGivenUp(tx: Tx, order: OrderToRefund): Promise<void> {
  await tx.query(
    `UPDATE orders SET status = CASE WHEN status = 'due' AND NOT EXISTS (SELECT FROM tickets
       WHERE order_id = $1 AND due_status IN ('collected', 'waived')) THEN 'cancelled' ELSE 'refunded' END WHERE id = $1`,
    [order.id],
  );
  await tx.query(`UPDATE payments SET state = 'refunded' WHERE order_id = $1 AND state = 'paid'`, [order.id]);
}
