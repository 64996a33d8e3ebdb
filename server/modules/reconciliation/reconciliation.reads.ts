import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { OF_SALES } from '../refunds/index.ts';
import type { BooksDifference } from './reconciliation.schema.ts';

/** The balance of the escrow of a contract `c` by the journal, without the reserve that the ledger keeps there. */
const IN_ESCROW = `(SELECT coalesce(sum(CASE j.debit WHEN 'escrow' THEN j.units ELSE -j.units END), 0)
  FROM journal_transfers j WHERE j.contract_id = c.id AND j.phase = 'posted' AND 'escrow' IN (j.debit, j.credit))`;

const PAYOUTS = `('share_payout', 'issuer_payout', 'expense_payout', 'advance_payout')`;

/**
 * The rules of contracts: escrows, expenses and rounds. Each is a SELECT of its violations, as in
 * reconciliation.statement.ts.
 */
const CONTRACT_RULES: Record<string, string> = {
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

/**
 * Every rule is a SELECT of its violations: the subject, the value of one record and that of another. They are one
 * statement, because only then do all of them read the same snapshot.
 */
const SALES: Record<string, string> = {
  'tier.sold': `
    SELECT t.id::text, t.sold::text, n.count::text FROM tiers t CROSS JOIN LATERAL
      (SELECT count(*) FROM tickets k WHERE k.tier_id = t.id AND k.status <> 'cancelled' AND NOT k.is_test) n WHERE t.sold <> n.count`,
  'tier.held': `
    SELECT t.id::text, t.held::text, n.places::text FROM tiers t CROSS JOIN LATERAL
      (SELECT coalesce(sum(quantity), 0) AS places FROM (
        SELECT quantity FROM payments p WHERE p.tier_id = t.id AND p.state IN ('held', 'paying')
        UNION ALL
        SELECT l.quantity FROM payment_lines l JOIN payments p ON p.order_id = l.order_id
        WHERE l.tier_id = t.id AND p.state IN ('held', 'paying')
        UNION ALL
        SELECT quantity FROM waiting_entries w WHERE w.tier_id = t.id AND w.state = 'offered'
        UNION ALL
        SELECT quantity - used FROM place_leases p WHERE p.tier_id = t.id AND p.returned_at IS NULL) h) n
    WHERE t.held <> n.places`,
  'pool.used': `
    SELECT p.id::text, p.used::text, n.places::text FROM capacity_pools p CROSS JOIN LATERAL
      (SELECT coalesce(sum(t.sold + t.held), 0) AS places FROM tier_pools m JOIN tiers t ON t.id = m.tier_id WHERE m.pool_id = p.id) n
    WHERE p.used <> n.places`,
  'shift.takings': `
    SELECT k.ticket_id::text, concat_ws(' ', k.method, k.units, k.currency), concat_ws(' ', t.due_method, t.price_units, t.currency)
    FROM shift_takings k JOIN tickets t ON t.id = k.ticket_id
    WHERE (k.method, k.units, k.currency) IS DISTINCT FROM (t.due_method, t.price_units, t.currency)`,
  'shift.difference': `
    SELECT s.id::text, s.difference_units::text, (s.counted_units - s.float_units - n.cash)::text FROM shifts s CROSS JOIN LATERAL
      (SELECT coalesce(sum(units), 0) AS cash FROM shift_takings k WHERE k.shift_id = s.id AND k.method = 'cash') n
    WHERE s.closed_at IS NOT NULL AND s.difference_units <> s.counted_units - s.float_units - n.cash`,
  'journal.cash_difference': `
    SELECT concat_ws(' ', event_id, currency), sum(shift)::text, sum(journal)::text FROM (
      SELECT event_id, currency, difference_units AS shift, 0::bigint AS journal FROM shifts
      UNION ALL
      SELECT event_id, currency, 0, CASE debit WHEN 'door_cash' THEN units ELSE -units END FROM journal_transfers
      WHERE kind = 'cash_difference') n
    GROUP BY event_id, currency HAVING sum(shift) <> sum(journal)`,
  'code.used': `
    SELECT c.id::text, c.used::text, n.count::text FROM selling_codes c CROSS JOIN LATERAL
      (SELECT count(*) FROM orders o WHERE o.code_id = c.id AND o.status NOT IN ('cancelled', 'refunded')) n
    WHERE c.used <> n.count`,
  'buyer.tickets': `
    SELECT concat_ws(' ', event_id, key), sum(counted)::text, sum(bought)::text FROM (
      SELECT event_id, key, tickets AS counted, 0 AS bought FROM event_buyers
      UNION ALL
      SELECT o.event_id, k.key, 0, o.quantity FROM orders o CROSS JOIN LATERAL unnest(o.buyer_keys) AS k (key)
      WHERE o.buyer_keys IS NOT NULL AND o.status NOT IN ('cancelled', 'refunded')) n
    GROUP BY event_id, key HAVING sum(counted) <> sum(bought)`,
  'tier.serials': `
    SELECT t.id::text, (t.next_serial - 1)::text, n.count::text FROM tiers t CROSS JOIN LATERAL
      (SELECT count(*) FROM tickets k WHERE k.tier_id = t.id) n WHERE t.next_serial - 1 <> n.count`,
  'order.tickets': `
    SELECT o.id::text, (CASE WHEN p.state IN ('held', 'paying', 'failed', 'expired') THEN 0 ELSE o.quantity END)::text, n.count::text
    FROM orders o LEFT JOIN payments p ON p.order_id = o.id
      CROSS JOIN LATERAL (SELECT count(*) FROM tickets k WHERE k.order_id = o.id AND k.passed_on_at IS NULL) n
    WHERE n.count <> CASE WHEN p.state IN ('held', 'paying', 'failed', 'expired') THEN 0 ELSE o.quantity END`,
  'order.lines': `
    SELECT p.order_id::text, concat_ws(' ', p.quantity, p.charge_units), concat_ws(' ', l.places, l.charge) FROM payments p
      CROSS JOIN LATERAL (SELECT sum(quantity) AS places, sum(charge_units) AS charge FROM payment_lines l
        WHERE l.order_id = p.order_id) l
    WHERE p.tier_id IS NULL AND (p.quantity, coalesce(p.charge_units, 0)) IS DISTINCT FROM (l.places, coalesce(l.charge, 0))`,
  'order.payment': `
    SELECT o.id::text, o.status, p.state FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE o.status <> CASE WHEN p.state IN ('held', 'paying') THEN 'held' WHEN p.state IN ('paid', 'refunding') THEN 'paid'
      WHEN p.state = 'refunded' THEN 'refunded' ELSE 'cancelled' END`,
  'journal.payment': `
    SELECT p.order_id::text, (CASE WHEN p.state IN ('paid', 'refunding', 'refunded') THEN p.charge_units ELSE 0 END)::text, n.units::text
    FROM payments p CROSS JOIN LATERAL (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
      WHERE j.event_id = p.event_id AND j.order_id = p.order_id AND j.kind = 'ticket_payment' AND j.phase = 'posted') n
    WHERE p.origin <> 'provider'
      AND n.units <> CASE WHEN p.state IN ('paid', 'refunding', 'refunded') THEN coalesce(p.charge_units, 0) ELSE 0 END`,
  'journal.sale': `
    SELECT p.order_id::text, n.expected::text, n.units::text
    FROM payments p CROSS JOIN LATERAL (SELECT coalesce(sum(CASE j.credit WHEN 'sales' THEN j.units ELSE -j.units END), 0) AS units,
        CASE WHEN p.state IN ('paid', 'refunding', 'refunded') THEN coalesce(p.charge_units, 0) ELSE 0 END
          - (SELECT coalesce(sum(r.units), 0) FROM refunds r
            WHERE r.order_id = p.order_id AND r.kind IN ${OF_SALES} AND r.state = 'paid'
              AND NOT r.by_dispute) AS expected
      FROM journal_transfers j WHERE j.event_id = p.event_id AND j.order_id = p.order_id
        AND j.kind IN ('wallet_sale', 'sale_refunded', 'provider_sale', 'provider_refund') AND j.phase = 'posted') n
    WHERE n.units <> n.expected`,
  'refund.total': `
    SELECT p.order_id::text, coalesce(p.charge_units, 0)::text, concat_ws(' + ', n.units, n.kept)
    FROM payments p JOIN (SELECT order_id, sum(units) AS units, sum(kept) AS kept, bool_or(ended) AS ended FROM (
        SELECT order_id, units, 0 AS kept, false AS ended FROM refunds WHERE kind IN ${OF_SALES}
        UNION ALL SELECT order_id, 0, kept_units, true FROM refund_requests) r
      GROUP BY order_id) n ON n.order_id = p.order_id
    WHERE n.units > coalesce(p.charge_units, 0)
      OR (n.ended AND p.state IN ('refunding', 'refunded') AND n.units + n.kept <> coalesce(p.charge_units, 0))`,
  'journal.pending': `
    SELECT j.id::text, 'under way', coalesce(r.state, d.state, p.state, 'nothing') FROM journal_transfers j
      LEFT JOIN refunds r ON r.id = j.refund_id LEFT JOIN rounds d ON d.id = j.round_id
      LEFT JOIN payments p ON p.order_id = j.order_id AND j.refund_id IS NULL
    WHERE j.phase = 'pending' AND NOT EXISTS (SELECT FROM journal_transfers done WHERE done.pending_id = j.id)
      AND coalesce(r.state, d.state, p.state, '') NOT IN ('paying', 'releasing')`,
  'journal.resolution': `
    SELECT j.id::text, concat_ws(' ', d.debit, d.credit, d.currency, d.units), concat_ws(' ', j.debit, j.credit, j.currency, j.units)
    FROM journal_transfers j JOIN journal_transfers d ON d.id = j.pending_id
    WHERE (j.debit, j.credit, j.currency, j.units) <> (d.debit, d.credit, d.currency, d.units) OR d.phase <> 'pending'`,
  'journal.buyers': `
    SELECT issuer_id::text, '0', sum(units)::text FROM journal_lines WHERE account = 'buyer_wallets'
    GROUP BY issuer_id HAVING sum(units) <> 0`,
  'journal.outsiders': `
    SELECT i.id::text, (-owed.units)::text, coalesce(stands.units, 0)::text FROM issuers i
      CROSS JOIN LATERAL (SELECT coalesce(sum(units), 0) AS units FROM refunds r
        WHERE r.issuer_id = i.id AND r.attempt_id IS NULL AND r.kind NOT IN ${OF_SALES} AND r.state <> 'paid') owed
      CROSS JOIN LATERAL (SELECT coalesce(sum(units), 0) AS units FROM journal_lines l
        WHERE l.issuer_id = i.id AND l.account = 'outside_wallets') stands
    WHERE stands.units <> -owed.units`,
  'attempt.journal': `
    SELECT a.id::text, (CASE a.state WHEN 'paid' THEN a.units ELSE 0 END)::text, n.units::text FROM payment_attempts a
      CROSS JOIN LATERAL (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
        WHERE j.attempt_id = a.id AND j.kind IN ('provider_sale', 'provider_late')) n
    WHERE n.units <> CASE a.state WHEN 'paid' THEN a.units ELSE 0 END`,
  'attempt.refunds': `
    SELECT a.id::text, a.units::text, n.units::text FROM payment_attempts a
      JOIN (SELECT attempt_id, sum(units) AS units FROM refunds WHERE attempt_id IS NOT NULL GROUP BY attempt_id) n ON n.attempt_id = a.id
    WHERE n.units > a.units`,
  'provider.owed': `
    SELECT i.id::text, owed.units::text, stands.units::text FROM issuers i
      CROSS JOIN LATERAL (SELECT coalesce(sum(units), 0) AS units FROM refunds r
        WHERE r.issuer_id = i.id AND r.attempt_id IS NOT NULL AND r.kind NOT IN ${OF_SALES} AND r.state <> 'paid') owed
      CROSS JOIN LATERAL (SELECT coalesce(-sum(units), 0) AS units FROM journal_lines l
        WHERE l.issuer_id = i.id AND l.account = 'provider_owed') stands
    WHERE stands.units <> owed.units`,
  'provider.refund': `
    SELECT r.id::text, (CASE r.state WHEN 'paid' THEN r.units ELSE 0 END)::text, n.units::text FROM refunds r
      CROSS JOIN LATERAL (SELECT coalesce(sum(j.units), 0) AS units FROM journal_transfers j
        WHERE j.refund_id = r.id AND j.kind IN ('provider_refund', 'provider_late_refund')) n
    WHERE r.attempt_id IS NOT NULL AND n.units <> CASE WHEN r.state = 'paid' AND NOT r.by_dispute THEN r.units ELSE 0 END`,
  'dispute.refunds': `
    SELECT a.id::text, n.reclaimed::text, c.units::text FROM payment_attempts a
      JOIN (SELECT attempt_id, sum(units) AS units FROM refunds WHERE by_dispute GROUP BY attempt_id) c ON c.attempt_id = a.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE j.kind WHEN 'chargeback' THEN j.units ELSE -j.units END), 0) AS reclaimed
        FROM journal_transfers j WHERE j.attempt_id = a.id AND j.kind IN ('chargeback', 'chargeback_won')) n
    WHERE n.reclaimed < c.units`,
  'platform.account': `
    SELECT j.id::text, (CASE WHEN a.by_platform THEN 'platform' ELSE a.provider END), concat_ws(' ', j.debit, j.credit, j.provider) FROM payment_attempts a
      JOIN journal_transfers j ON j.attempt_id = a.id
    WHERE NOT (CASE WHEN a.by_platform THEN 'platform' ELSE 'merchant' END) IN (j.debit, j.credit)
      OR j.provider IS DISTINCT FROM CASE WHEN NOT a.by_platform THEN a.provider END`,
  'platform.due': `
    SELECT concat_ws(' ', n.issuer_id, n.currency), sum(n.units)::text, (platform_due(n.issuer_id, n.currency))::text FROM (
      SELECT issuer_id, currency, CASE state WHEN 'paid' THEN units ELSE 0 END AS units FROM payment_attempts WHERE by_platform
      UNION ALL
      SELECT a.issuer_id, r.currency, -r.units FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
      WHERE a.by_platform AND NOT r.by_dispute
      UNION ALL
      SELECT j.issuer_id, j.currency, CASE WHEN j.debit = 'platform' THEN j.units ELSE -j.units END FROM journal_transfers j
      WHERE j.kind IN ('provider_fee', 'platform_fee', 'chargeback', 'chargeback_won') AND (j.debit = 'platform' OR j.credit = 'platform')
      UNION ALL
      SELECT issuer_id, currency, -units FROM payouts WHERE state NOT IN ('failed', 'rejected')) n
    GROUP BY n.issuer_id, n.currency HAVING sum(n.units) <> platform_due(n.issuer_id, n.currency)`,
  'payout.journal': `
    SELECT p.id::text, concat_ws(' ', n.out, n.done), concat_ws(' ', j.out, j.done) FROM payouts p
      CROSS JOIN LATERAL (SELECT CASE WHEN p.state IN ('sent', 'paid') THEN p.units ELSE 0 END AS out,
        CASE p.state WHEN 'paid' THEN p.units ELSE 0 END AS done) n
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE t.kind WHEN 'payout_sent' THEN t.units WHEN 'payout_failed' THEN -t.units END), 0) AS out,
        coalesce(sum(t.units) FILTER (WHERE t.kind = 'payout_paid'), 0) AS done FROM journal_transfers t WHERE t.payout_id = p.id) j
    WHERE (n.out, n.done) IS DISTINCT FROM (j.out, j.done)`,
  'receipt.sale': `
    SELECT j.id::text, 'a receipt', 'none' FROM journal_transfers j JOIN orders o ON o.id = j.order_id JOIN events e ON e.id = o.event_id
    WHERE j.phase = 'posted' AND j.kind IN ('wallet_sale', 'provider_sale', 'due_collected') AND j.occurred_at < $2::timestamptz
      AND NOT (o.status = 'due' AND e.end_at >= $2)
      AND NOT EXISTS (SELECT FROM receipt_transfers x JOIN sales_receipts r ON r.id = x.receipt_id AND r.kind = 'receipt' WHERE x.transfer_id = j.id)`,
  'receipt.credit': `
    SELECT j.id::text, 'a credit note', 'none' FROM journal_transfers j
    WHERE j.phase = 'posted' AND j.occurred_at < $2
      AND (j.kind IN ('sale_refunded', 'provider_refund') OR (j.kind = 'due_refunded' AND j.credit = 'door_cash'))
      AND NOT EXISTS (SELECT FROM receipt_transfers x JOIN sales_receipts r ON r.id = x.receipt_id AND r.kind = 'credit_note' WHERE x.transfer_id = j.id)`,
  'receipt.dispute': `
    SELECT a.id::text, greatest(0, n.lost)::text, n.noted::text FROM payment_attempts a CROSS JOIN LATERAL
      (SELECT count(*) FILTER (WHERE j.kind = 'chargeback') - count(*) FILTER (WHERE j.kind = 'chargeback_won') AS lost,
        count(x.transfer_id) AS noted, max(j.occurred_at) AS at
      FROM journal_transfers j LEFT JOIN receipt_transfers x ON x.transfer_id = j.id
      WHERE j.attempt_id = a.id AND j.order_id = a.order_id AND j.kind IN ('chargeback', 'chargeback_won')) n
    WHERE n.at < $2 AND NOT a.is_disputed AND n.noted < n.lost`,
  'receipt.play_money': `
    SELECT p.order_id::text, 'receipt', p.state FROM payments p
    WHERE p.origin = 'mock' AND p.payment_units > 0 AND p.state IN ('paid', 'refunded') AND p.finished_at < $2
      AND NOT EXISTS (SELECT FROM sales_receipts r WHERE r.order_id = p.order_id AND r.kind = 'receipt')`,
  'receipt.numbers': `
    SELECT concat_ws(' ', c.issuer_id, c.kind), c.last_number::text, concat_ws(' of ', n.count, n.highest) FROM receipt_counters c
      CROSS JOIN LATERAL (SELECT count(*) AS count, coalesce(max(r.number), 0) AS highest FROM sales_receipts r
        WHERE r.issuer_id = c.issuer_id AND r.kind = c.kind) n
    WHERE (n.count, n.highest) IS DISTINCT FROM (c.last_number, c.last_number)`,
  'receipt.total': `
    SELECT r.id::text, r.units::text, concat_ws(' ', n.lines, m.moved) FROM sales_receipts r
      CROSS JOIN LATERAL (SELECT sum((l ->> 'units')::bigint) AS lines FROM jsonb_array_elements(r.content -> 'lines') l) n
      CROSS JOIN LATERAL (SELECT sum(j.units) AS moved FROM receipt_transfers x JOIN journal_transfers j ON j.id = x.transfer_id
        WHERE x.receipt_id = r.id) m
    WHERE n.lines <> r.units OR (r.method <> 'mock' AND m.moved IS DISTINCT FROM r.units)`,
  'intent.payment': `
    SELECT p.order_id::text, p.state, coalesce(n.state, 'none') FROM payments p LEFT JOIN ledger_intents n ON n.id = p.intent_id
    WHERE p.origin = 'wallet' AND p.charge_units > 0 AND coalesce(n.state, 'none') <> ALL (CASE
      WHEN p.state = 'paying' THEN ARRAY['intended', 'prepared', 'sent']
      WHEN p.state IN ('paid', 'refunding', 'refunded') THEN ARRAY['succeeded'] ELSE ARRAY['failed', 'dead'] END)`,
  'intent.refund': `
    SELECT r.id::text, r.state, coalesce(n.state, 'none') FROM refunds r LEFT JOIN ledger_intents n ON n.id = r.intent_id
    WHERE r.attempt_id IS NULL AND r.state IN ('paying', 'paid') AND coalesce(n.state, 'none') <> ALL (CASE r.state
      WHEN 'paying' THEN ARRAY['intended', 'prepared', 'sent'] ELSE ARRAY['succeeded'] END)`,
  'intent.twice': `
    SELECT reference ->> 'orderId', '1', count(*)::text FROM ledger_intents
    WHERE kind = 'order_payment' AND state = 'succeeded' GROUP BY reference ->> 'orderId' HAVING count(*) > 1`,
  'ledger.payment': `
    SELECT p.order_id::text, p.charge_units::text, n.units::text FROM payments p CROSS JOIN LATERAL
      (SELECT coalesce(sum(m.units), 0) AS units FROM wallet_movements m WHERE m.network_id = p.network_id
        AND m.transaction_hash = p.transaction_hash AND m.public_key = p.destination) n
    WHERE p.network_id = $1 AND p.transaction_hash IS NOT NULL AND n.units <> p.charge_units`,
  'ledger.refund': `
    SELECT r.transaction_hash, sum(r.units)::text, min(n.units)::text FROM refunds r CROSS JOIN LATERAL
      (SELECT -coalesce(sum(m.units), 0) AS units FROM wallet_movements m WHERE m.network_id = r.network_id
        AND m.transaction_hash = r.transaction_hash AND m.public_key = r.source) n
    WHERE r.network_id = $1 AND r.transaction_hash IS NOT NULL GROUP BY r.transaction_hash HAVING sum(r.units) <> min(n.units)`,
};

const MOST_A_RULE = 50;

/** $1 is the network whose history was read up to now; null leaves out rules that need the ledger. */
const ALL_RULES = Object.entries({ ...SALES, ...CONTRACT_RULES })
  .map(
    ([rule, text]) =>
      `(SELECT '${rule}' AS rule, b.* FROM (${text}) b (subject, expected, found) LIMIT ${MOST_A_RULE})`,
  )
  .join('\nUNION ALL\n');

const BATCH_SIZE = 1_000;

/**
 * Reads the differences through a cursor: a million orders take longer than the time limit of a request's statement.
 * @param networkId null: rules that need the ledger are left out
 * @param receiptsUntil sales and refunds before this time have their receipts
 */
export async function readDifferences(
  db: Database,
  networkId: string | null,
  receiptsUntil: Date,
): Promise<BooksDifference[]> {
  const statement = {
    text: `SELECT * FROM (${ALL_RULES}) difference ORDER BY rule, subject`,
    values: [networkId, receiptsUntil],
  };
  const differences: BooksDifference[] = [];
  for await (const rows of db.stream<BooksDifference>(SYSTEM_TENANCY, statement, BATCH_SIZE))
    differences.push(...rows);
  return differences;
}

export async function countMoney(db: Database): Promise<{ payments: number; refunds: number }> {
  const [row] = await db.read<{ payments: number; refunds: number }>(SYSTEM_TENANCY, {
    name: 'reconciliation-count',
    text: 'SELECT (SELECT count(*)::int FROM payments) AS payments, (SELECT count(*)::int FROM refunds) AS refunds',
    values: [],
  });
  return row ?? { payments: 0, refunds: 0 };
}

/** The balance of an account by the records, in stroops. */
interface RecordedBalance {
  publicKey: string;
  units: bigint;
  /** No other party could have moved anything of it, not even a fee. */
  exact: boolean;
}

const MOST_ACCOUNTS = 500;

/** Organisers' wallets, those paid last first; the fees of their refused transactions are deducted. */
async function readWalletBalances(db: Database, networkId: string): Promise<RecordedBalance[]> {
  return db.read<RecordedBalance>(SYSTEM_TENANCY, {
    name: 'reconciliation-balances',
    text: `SELECT w.public_key AS "publicKey", (SELECT coalesce(sum(m.units - coalesce(m.fee_units, 0)), 0) FROM wallet_movements m
          WHERE m.network_id = $1 AND m.public_key = w.public_key)::bigint
        - (SELECT coalesce(sum(n.fee_charged), 0) FROM ledger_intents n
            WHERE n.network_id = $1 AND n.fee_account = w.public_key AND n.state = 'failed')::bigint AS units, false AS exact
      FROM wallets w WHERE w.issuer_id IS NOT NULL
      ORDER BY (SELECT max(operation_id) FROM wallet_movements m WHERE m.network_id = $1 AND m.public_key = w.public_key) DESC NULLS LAST
      LIMIT ${MOST_ACCOUNTS}`,
    values: [networkId],
  });
}

/** Escrows: the balance by their contracts' journal, plus the reserve that was funded on the ledger. */
async function readEscrowBalances(db: Database, networkId: string): Promise<RecordedBalance[]> {
  return db.read<RecordedBalance>(SYSTEM_TENANCY, {
    name: 'reconciliation-escrows',
    text: `SELECT c.escrow_key AS "publicKey", true AS exact, (${IN_ESCROW} + (SELECT coalesce(sum(m.units), 0) FROM wallet_movements m
          WHERE m.network_id = $1 AND m.public_key = c.escrow_key AND m.kind = 'funding'))::bigint AS units
      FROM contracts c WHERE c.status = 'final' AND c.network_id = $1 ORDER BY c.finalized_at DESC LIMIT ${MOST_ACCOUNTS}`,
    values: [networkId],
  });
}

export async function readRecordedBalances(db: Database, networkId: string): Promise<RecordedBalance[]> {
  return [...(await readWalletBalances(db, networkId)), ...(await readEscrowBalances(db, networkId))];
}
