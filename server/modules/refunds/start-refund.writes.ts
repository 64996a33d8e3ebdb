import type { Tx } from '../../platform/db/in-transaction.ts';
import { payableRefund, type RefundablePayment, type RefundKind } from './refund.rules.ts';
import type { OrderToRefund } from './refund.writes.ts';

/**
 * Queues the refund of an order to the account that paid, from the account that was paid. Money in an escrow is advanced
 * by the organiser's wallet, since nothing leaves an escrow without its signatories.
 */
export async function startRefund(
  tx: Tx,
  order: OrderToRefund,
  given: { units: bigint; reason: string },
): Promise<void> {
  await tx.query(`UPDATE payments SET state = 'refunding' WHERE order_id = $1 AND state = 'paid'`, [
    order.id,
  ]);
  await insertRefund(tx, order, { kind: 'order', ticketId: null, ...given });
}

/** Units of the payment that are not refunded yet, in 10^-7 of its currency. */
export function refundable({ chargeUnits, refundedUnits }: OrderToRefund): bigint {
  return (chargeUnits ?? 0n) - refundedUnits;
}

export function paymentOf({ provider, chargeCurrency, chargeUnits }: OrderToRefund): RefundablePayment {
  return { provider, currency: chargeCurrency ?? 'XLM', charge: chargeUnits ?? 0n };
}

/** The default refund of the whole order: all of its payment that is neither refunded nor kept of cancelled tickets. */
export function wholeRefund(order: OrderToRefund): bigint {
  return payableRefund(refundable(order) - order.keptUnits, paymentOf(order));
}

/** A share of the default refund of the whole order, as it can be paid. @param percent 0 to 100 */
export function shareOfWhole(order: OrderToRefund, percent: number): bigint {
  return payableRefund((wholeRefund(order) * BigInt(percent)) / 100n, paymentOf(order));
}

/**
 * Queues the refund of an amount of an order whose tickets stay as they are. What was kept of the order or of cancelled
 * tickets becomes less by it.
 */
export async function startAmountRefund(
  tx: Tx,
  order: OrderToRefund,
  given: { id: string; units: bigint; reason: string; by: string },
): Promise<void> {
  await insertRefund(tx, order, { kind: 'amount', ticketId: null, ...given });
  await tx.query('UPDATE refund_requests SET kept_units = kept_units - $2 WHERE order_id = $1', [
    order.id,
    given.units,
  ]);
  await tx.query(KEEP_LESS, [order.id, given.units]);
}

const KEEP_LESS = `
  UPDATE ticket_cancellations x SET kept_units = x.kept_units - n.units
  FROM (SELECT ticket_id, least(kept_units, greatest(0, $2::bigint - sum(kept_units) OVER (ORDER BY requested_at, ticket_id) + kept_units)) AS units
    FROM ticket_cancellations WHERE order_id = $1 AND kept_units > 0) n
  WHERE n.ticket_id = x.ticket_id AND n.units > 0`;

/** Queues the refund of one ticket of an order whose other tickets stay. @param units in 10^-7 of the payment's currency */
export async function startTicketRefund(
  tx: Tx,
  order: OrderToRefund,
  given: { ticketId: string; units: bigint; reason: string },
): Promise<void> {
  await insertRefund(tx, order, { kind: 'ticket', ...given });
}

interface NewRefund {
  id?: string;
  kind: RefundKind;
  ticketId: string | null;
  units: bigint;
  reason: string;
  by?: string;
}

async function insertRefund(tx: Tx, order: OrderToRefund, refund: NewRefund): Promise<void> {
  await tx.query(
    `INSERT INTO refunds (id, issuer_id, event_id, order_id, ticket_id, contract_id, kind, state, units, currency, network_id, source,
       destination, attempt_id, reason, next_attempt_at, created_at, requested_by)
     SELECT $2, issuer_id, event_id, order_id, $5::uuid, contract_id, $6, 'waiting', $7, charge_currency, network_id, ${REFUNDER}, source,
       ${PAID_ATTEMPT}, $3, $4, $4, $8
     FROM payments p WHERE order_id = $1`,
    [
      order.id,
      refund.id ?? tx.scope.ids.uuid(),
      refund.reason,
      tx.scope.clock.now(),
      refund.ticketId,
      refund.kind,
      refund.units,
      refund.by ?? null,
    ],
  );
}

/** The attempt whose money paid the order; others of it were refunded as late. */
const PAID_ATTEMPT = `CASE origin WHEN 'provider' THEN (SELECT a.id FROM payment_attempts a
  JOIN journal_transfers j ON j.attempt_id = a.id AND j.kind = 'provider_sale' WHERE a.order_id = p.order_id) END`;

const REFUNDER = `CASE WHEN contract_id IS NULL THEN destination
  ELSE (SELECT w.public_key FROM wallets w WHERE w.issuer_id = p.issuer_id) END`;
