/**
 * One statement holds places for a whole batch of orders of one tier, as SELL_BATCH sells them; `hold.writes.ts` names
 * its parameters and rows.
 *
 * $9 is what each ticket costs: the tier's price, or what the code of the whole batch makes of it.
 *
 * The tier's row is locked first and read as it is then; that its event was called off meanwhile, it says itself. Whoever
 * has asked before under the same key is taken out before places are counted. The wish for the ledger that pays an order
 * has the id of its payment. What the winners get is written here and nowhere else: places, order, payment, the pending
 * movement, and the audit's entry.
 */
export const HOLD_BATCH = `
WITH asked AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS a(i int, id uuid, payment uuid, transfer uuid, "user" uuid, name text, email text,
    phone text, lang text, quantity int, key text, hash text, at timestamptz, origin text, at_once boolean, payment_units bigint,
    payment_currency text, rate_numerator numeric, rate_denominator numeric, charge bigint, network text, source text,
    destination text, payee text, contract uuid, memo text, hold_until timestamptz, actor text, actor_email text, address text, request text)
), place AS MATERIALIZED (
  SELECT t.capacity - t.sold - t.held AS free,
    e.status = 'published' AND NOT t.closed AND t.name = $5 AND t.price_units = $6 AND t.currency = $7 AND t.rules_version = $8 AS same
  FROM tiers t JOIN events e ON e.id = t.event_id
  WHERE t.id = $1 AND t.event_id = $2 AND t.issuer_id = $3
  FOR UPDATE OF t
), twin AS MATERIALIZED (
  SELECT DISTINCT a.i FROM asked a CROSS JOIN LATERAL (
    (SELECT FROM orders WHERE event_id = $2 AND idempotency_key = a.key LIMIT 1)
    UNION ALL
    (SELECT FROM orders WHERE user_id = a."user" AND idempotency_key = a.key AND method <> 'form' LIMIT 1)
  ) o WHERE a.key IS NOT NULL
), won AS MATERIALIZED (
  SELECT r.*
  FROM (
    SELECT a.*, sum(a.quantity) OVER (ORDER BY a.i) AS upto
    FROM asked a WHERE NOT EXISTS (SELECT FROM twin WHERE twin.i = a.i)
  ) r, place
  WHERE place.same AND r.upto <= place.free
), counted AS (
  UPDATE tiers t SET held = t.held + w.places
  FROM (SELECT sum(quantity)::int AS places FROM won) w
  WHERE t.id = $1 AND w.places > 0
), ordered AS (
  INSERT INTO orders (id, issuer_id, event_id, user_id, method, status, buyer_name, buyer_email, buyer_phone,
    quantity, created_at, idempotency_key, request_hash, language, code_id, code)
  SELECT id, $3, $2, "user", CASE origin WHEN 'mock' THEN 'mock' ELSE 'stellar' END, 'held', name, email, phone,
    quantity, at, key, decode(hash, 'hex'), lang, $10::uuid, $11::text
  FROM won RETURNING id
), paying AS (
  INSERT INTO payments (id, order_id, issuer_id, event_id, user_id, tier_id, quantity, origin, state, price_units,
    price_currency, payment_units, payment_currency, rate_numerator, rate_denominator, charge_units, network_id, source,
    destination, payee, contract_id, memo_hash, hold_until, created_at, finished_at, intent_id)
  SELECT w.payment, w.id, $3, $2, w."user", $1, w.quantity, w.origin,
    CASE WHEN w.at_once THEN 'paid' WHEN w.origin = 'wallet' THEN 'paying' ELSE 'held' END, $9::bigint * w.quantity, $7,
    w.payment_units, w.payment_currency, w.rate_numerator, w.rate_denominator, w.charge, w.network, w.source, w.destination,
    w.payee, w.contract, decode(w.memo, 'hex'), w.hold_until, w.at, CASE WHEN w.at_once THEN w.at END,
    CASE WHEN w.origin = 'wallet' AND NOT w.at_once THEN w.payment END
  FROM won w JOIN ordered o ON o.id = w.id
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase)
  SELECT transfer, $3, $2, id, contract, 'ticket_payment', payee, 'buyer_wallets', 'XLM', charge, at, 'pending'
  FROM won WHERE origin = 'wallet' AND NOT at_once
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, "user", actor_email, address, request, true,
    jsonb_build_object('event_id', $2::uuid, 'tiers', jsonb_build_object($5::text, quantity), 'origin', origin,
      'charge', charge::text)
  FROM won
)
SELECT 'tier' AS kind, 0 AS i, (place.free - coalesce((SELECT sum(quantity) FROM won), 0))::int AS n, place.same
FROM place
UNION ALL SELECT 'won', i, 0, true FROM won
UNION ALL SELECT 'twin', i, 0, true FROM twin`;
