/** The balance of the escrow of a contract `c` by the journal, without the reserve that the ledger keeps there. */
export const IN_ESCROW = `(SELECT coalesce(sum(CASE j.debit WHEN 'escrow' THEN j.units ELSE -j.units END), 0)
  FROM journal_transfers j WHERE j.contract_id = c.id AND j.phase = 'posted' AND 'escrow' IN (j.debit, j.credit))`;

const PAYOUTS = `('share_payout', 'issuer_payout', 'expense_payout', 'advance_payout')`;

/**
 * The rules of contracts: escrows, expenses and rounds. Each is a SELECT of its violations, as in
 * reconciliation.statement.ts.
 */
export const CONTRACT_RULES: Record<string, string> = {
  'ledger.escrow': `
    SELECT c.id::text, booked.units::text, moved.units::text FROM contracts c
      CROSS JOIN LATERAL (SELECT ${IN_ESCROW} AS units) booked
      CROSS JOIN LATERAL (SELECT coalesce(sum(m.units - coalesce(m.fee_units, 0)), 0) AS units FROM wallet_movements m
        WHERE m.network_id = c.network_id AND m.public_key = c.escrow_key AND m.kind <> 'funding') moved
    WHERE c.network_id = $1 AND c.status = 'final' AND booked.units <> moved.units`,
  'escrow.sale': `
    SELECT p.order_id::text, coalesce(c.escrow_key, 'no escrow'), p.destination FROM payments p LEFT JOIN contracts c ON c.id = p.contract_id
    WHERE p.payee = 'escrow' AND (p.destination, p.event_id) IS DISTINCT FROM (c.escrow_key, c.event_id)`,
  'escrow.advance': `
    SELECT contract_id::text, '0', sum(units)::text FROM (
      SELECT contract_id, CASE kind WHEN 'advance_payout' THEN -units ELSE units END AS units FROM journal_transfers
      WHERE contract_id IS NOT NULL AND phase = 'posted' AND kind IN ('refund_payment', 'stray_refund', 'advance_payout')) a
    GROUP BY contract_id HAVING sum(units) < 0`,
  'expense.approved': `
    SELECT x.id::text, coalesce(x.owed_units, 0)::text, n.units::text FROM expenses x CROSS JOIN LATERAL
      (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
        WHERE j.contract_id = x.contract_id AND j.expense_id = x.id AND j.kind = 'expense_approved' AND j.phase = 'posted') n
    WHERE n.units <> coalesce(x.owed_units, 0)`,
  'expense.paid': `
    SELECT x.id::text, (CASE WHEN r.state = 'released' THEN x.owed_units ELSE 0 END)::text, n.units::text
    FROM expenses x LEFT JOIN rounds r ON r.id = x.paid_round_id CROSS JOIN LATERAL
      (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
        WHERE j.contract_id = x.contract_id AND j.expense_id = x.id AND j.kind = 'expense_payout' AND j.phase = 'posted') n
    WHERE n.units <> CASE WHEN r.state = 'released' THEN x.owed_units ELSE 0 END OR (r.id IS NOT NULL AND r.state <> 'released')`,
  'expense.owed': `
    SELECT c.id::text, owed.units::text, stands.units::text FROM contracts c
      CROSS JOIN LATERAL (SELECT coalesce(sum(owed_units), 0) AS units FROM expenses
        WHERE contract_id = c.id AND status = 'approved' AND paid_round_id IS NULL) owed
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE j.credit WHEN 'expenses_owed' THEN j.units ELSE -j.units END), 0) AS units
        FROM journal_transfers j
        WHERE j.contract_id = c.id AND j.phase = 'posted' AND 'expenses_owed' IN (j.debit, j.credit)) stands
    WHERE owed.units <> stands.units`,
  'round.total': `
    SELECT r.id::text, concat_ws(' ', r.units, r.total_units), concat_ws(' ', n.split, n.total) FROM rounds r CROSS JOIN LATERAL
      (SELECT coalesce(sum(p.units), 0) AS total, coalesce(sum(p.units) FILTER (WHERE p.kind IN ('share', 'issuer')), 0) AS split
        FROM round_payments p WHERE p.round_id = r.id) n
    WHERE (n.split, n.total) <> (r.units, r.total_units)`,
  'round.journal': `
    SELECT concat_ws(' ', p.round_id, p.kind), p.units::text, n.units::text FROM (
        SELECT r.id AS round_id, p.contract_id, p.kind, sum(CASE r.state WHEN 'released' THEN p.units ELSE 0 END) AS units
        FROM rounds r JOIN round_payments p ON p.round_id = r.id GROUP BY r.id, p.contract_id, p.kind) p
      CROSS JOIN LATERAL (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
        WHERE j.round_id = p.round_id AND j.kind = p.kind || '_payout' AND j.phase = 'posted') n
    WHERE n.units <> p.units`,
  'round.unknown': `
    SELECT j.id::text, 'a payment of its round', j.kind FROM journal_transfers j
    WHERE j.kind IN ${PAYOUTS} AND NOT EXISTS (SELECT FROM round_payments p
      WHERE p.round_id = j.round_id AND p.contract_id = j.contract_id AND p.kind || '_payout' = j.kind
        AND p.expense_id IS NOT DISTINCT FROM j.expense_id)`,
  'round.fixed': `
    SELECT s.id::text, s.fixed_units::text, n.units::text FROM contract_shares s CROSS JOIN LATERAL
      (SELECT coalesce(sum(p.units), 0) AS units FROM round_payments p WHERE p.contract_id = s.contract_id AND p.share_id = s.id AND p.live) n
    WHERE s.share_type = 'fixed' AND n.units > s.fixed_units`,
};
