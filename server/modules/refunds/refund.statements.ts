/** Kinds of refunds that return money of a sale. */
export const OF_SALES = `('order', 'ticket', 'amount')`;

/** Of an order `o`: what the organiser keeps of tickets that were cancelled by themselves. */
export const KEPT =
  '(SELECT coalesce(sum(x.kept_units), 0)::bigint FROM ticket_cancellations x WHERE x.order_id = o.id)';

/** Of an order `o`: the provider whose payment paid it. */
export const PROVIDER = `(SELECT a.provider FROM journal_transfers s JOIN payment_attempts a ON a.id = s.attempt_id
  WHERE s.order_id = o.id AND s.kind = 'provider_sale' LIMIT 1)`;

/** The number of the credit note of a refund `f`. */
export const NOTE = `(SELECT c.number FROM journal_transfers j JOIN receipt_transfers x ON x.transfer_id = j.id
  JOIN sales_receipts c ON c.id = x.receipt_id AND c.kind = 'credit_note'
  WHERE j.order_id = f.order_id AND j.refund_id = f.id AND j.kind IN ('sale_refunded', 'provider_refund') LIMIT 1)`;
