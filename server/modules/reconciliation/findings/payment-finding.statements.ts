/** A refund at a provider that has been under way for longer than a day needs a person. */
const UNCONFIRMED = `r.state = 'paying' AND r.attempt_id IS NOT NULL AND r.problem IS NOT NULL`;

/** While a payment is disputed, its refund waits for the bank alone. */
const WAITING = `(r.state = 'waiting' AND a.is_disputed IS NOT TRUE)`;

/**
 * Payments and refunds that need a person, of all kinds.
 * The columns are those of FindingRecord.
 */
export const FINDINGS = `
  SELECT a.id, a.issuer_id, a.event_id, a.order_id, coalesce(a.finding, 'disputed') AS kind, a.provider, a.units, a.currency,
    a.receipt, NULL::text AS problem, a.created_at
  FROM payment_attempts a WHERE a.finding IS NOT NULL OR a.is_disputed
  UNION ALL
  SELECT r.id, r.issuer_id, r.event_id, r.order_id, CASE r.state WHEN 'paying' THEN 'refund_unconfirmed' ELSE 'refund_waiting' END,
    a.provider, r.units, r.currency, a.receipt, r.problem, r.created_at
  FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.attempt_id
  WHERE r.problem IS NOT NULL AND (${WAITING} OR ${UNCONFIRMED})`;
