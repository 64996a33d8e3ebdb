import { CONTRACT_RULES } from './contract-books.statement.ts';

/**
 * Every rule is a SELECT of its violations: the subject, the value of one record and that of another. They are one
 * statement, because only then do all of them read the same snapshot.
 */
const SALES: Record<string, string> = {
  'tier.sold': `
    SELECT t.id::text, t.sold::text, n.count::text FROM tiers t CROSS JOIN LATERAL
      (SELECT count(*) FROM tickets k WHERE k.tier_id = t.id AND k.status <> 'cancelled') n WHERE t.sold <> n.count`,
  'tier.held': `
    SELECT t.id::text, t.held::text, n.places::text FROM tiers t CROSS JOIN LATERAL
      (SELECT coalesce(sum(quantity), 0) AS places FROM (
        SELECT quantity FROM payments p WHERE p.tier_id = t.id AND p.state IN ('held', 'paying')
        UNION ALL
        SELECT l.quantity FROM payment_lines l JOIN payments p ON p.order_id = l.order_id
        WHERE l.tier_id = t.id AND p.state IN ('held', 'paying')
        UNION ALL
        SELECT quantity FROM waiting_entries w WHERE w.tier_id = t.id AND w.state = 'offered') h) n
    WHERE t.held <> n.places`,
  'code.used': `
    SELECT c.id::text, c.used::text, n.count::text FROM selling_codes c CROSS JOIN LATERAL
      (SELECT count(*) FROM orders o WHERE o.code_id = c.id AND o.status NOT IN ('cancelled', 'refunded')) n
    WHERE c.used <> n.count`,
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
    WHERE n.units <> CASE WHEN p.state IN ('paid', 'refunding', 'refunded') THEN coalesce(p.charge_units, 0) ELSE 0 END`,
  'journal.sale': `
    SELECT p.order_id::text, (CASE WHEN p.state IN ('paid', 'refunding') THEN p.charge_units ELSE 0 END)::text, n.units::text
    FROM payments p CROSS JOIN LATERAL (SELECT coalesce(sum(CASE j.credit WHEN 'sales' THEN j.units ELSE -j.units END), 0) AS units
      FROM journal_transfers j WHERE j.event_id = p.event_id AND j.order_id = p.order_id
        AND j.kind IN ('wallet_sale', 'sale_refunded') AND j.phase = 'posted') n
    WHERE n.units <> CASE WHEN p.state IN ('paid', 'refunding') THEN coalesce(p.charge_units, 0) ELSE 0 END`,
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
        WHERE r.issuer_id = i.id AND r.kind <> 'order' AND r.state <> 'paid') owed
      CROSS JOIN LATERAL (SELECT coalesce(sum(units), 0) AS units FROM journal_lines l
        WHERE l.issuer_id = i.id AND l.account = 'outside_wallets') stands
    WHERE stands.units <> -owed.units`,
  'intent.payment': `
    SELECT p.order_id::text, p.state, coalesce(n.state, 'none') FROM payments p LEFT JOIN ledger_intents n ON n.id = p.intent_id
    WHERE p.origin = 'wallet' AND p.charge_units > 0 AND coalesce(n.state, 'none') <> ALL (CASE
      WHEN p.state = 'paying' THEN ARRAY['intended', 'prepared', 'sent']
      WHEN p.state IN ('paid', 'refunding', 'refunded') THEN ARRAY['succeeded'] ELSE ARRAY['failed', 'dead'] END)`,
  'intent.refund': `
    SELECT r.id::text, r.state, coalesce(n.state, 'none') FROM refunds r LEFT JOIN ledger_intents n ON n.id = r.intent_id
    WHERE r.state IN ('paying', 'paid') AND coalesce(n.state, 'none') <> ALL (CASE r.state
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
export const BOOKS = Object.entries({ ...SALES, ...CONTRACT_RULES })
  .map(
    ([rule, text]) =>
      `(SELECT '${rule}' AS rule, b.* FROM (${text}) b (subject, expected, found) LIMIT ${MOST_A_RULE})`,
  )
  .join('\nUNION ALL\n');
