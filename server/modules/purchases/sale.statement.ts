/**
 * One statement sells a whole batch of orders of one tier; see `sellBatch` for its parameters and rows.
 *
 * The tier's row is locked first and read as it is then, so `place` never looks at figures of the past. Whoever
 * has bought before under the same key is taken out before places are counted. The others win in their order as
 * long as the sum of what they want fits; what they win (the tier's counter, order, tickets, journal, audit and
 * mail) is written here and nowhere else, so that all of it stands or none.
 *
 * `place.same` compares what the tickets were signed with to what is on sale now: a batch that was signed with
 * yesterday's price or name sells nothing.
 */
export const SELL_BATCH = `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::int[], $10::text[],
    $11::bytea[], $12::timestamptz[], $13::text[], $14::text[], $15::text[], $16::text[], $17::uuid[]) WITH ORDINALITY
    AS a(order_id, user_id, name, email, phone, quantity, key, hash, at, actor, actor_email, address, request_id,
         mail_id, i)
), place AS MATERIALIZED (
  SELECT t.next_serial, t.capacity - t.sold AS free,
    e.status = 'published' AND e.form_sales AND t.form_sales AND e.edition = $18 AND t.name = $19
      AND t.price_units = $20 AND t.currency = $21 AND t.effective_at = $22 AND t.expires_at = $23
      AND t.grace_seconds = $24 AS same
  FROM tiers t JOIN events e ON e.id = t.event_id
  WHERE t.id = $1 AND t.event_id = $2 AND t.issuer_id = $3
  FOR UPDATE OF t
), twin AS MATERIALIZED (
  SELECT a.i, o.id, o.request_hash = a.hash AS same
  FROM asked a JOIN orders o ON o.event_id = $2 AND o.idempotency_key = a.key
), won AS MATERIALIZED (
  SELECT r.*, (place.next_serial + r.upto - r.quantity)::int AS serial
  FROM (
    SELECT a.*, sum(a.quantity) OVER (ORDER BY a.i) AS upto
    FROM asked a WHERE NOT EXISTS (SELECT FROM twin WHERE twin.i = a.i)
  ) r, place
  WHERE place.same AND r.upto <= place.free
), counted AS (
  UPDATE tiers t SET sold = t.sold + w.places, next_serial = t.next_serial + w.places
  FROM (SELECT sum(quantity)::int AS places FROM won) w
  WHERE t.id = $1 AND w.places > 0
), ordered AS (
  INSERT INTO orders (id, issuer_id, event_id, user_id, method, status, buyer_name, buyer_email, buyer_phone, quantity,
    created_at, idempotency_key, request_hash)
  SELECT order_id, $3, $2, user_id, 'form', CASE WHEN $20 = 0 THEN 'paid' ELSE 'due' END, name, email, phone,
    quantity, at, key, hash
  FROM won
), ticketed AS (
  INSERT INTO tickets (id, issuer_id, event_id, edition, tier_id, order_id, user_id, serial, holder_name, holder_email,
    holder_phone, price_units, currency, due_status, issued_at, effective_at, expires_at, grace_seconds, key_version,
    signature)
  SELECT s.id, $3, $2, $18, $1, w.order_id, w.user_id, w.serial + s.nth, w.name, w.email, w.phone, $20, $21,
    CASE WHEN $20 = 0 THEN 'none' ELSE 'due' END, w.at, $22, $23, $24, $25, s.signature
  FROM unnest($26::uuid[], $27::int[], $28::int[], $29::bytea[]) AS s(id, i, nth, signature) JOIN won w ON w.i = s.i
  RETURNING id, order_id, issued_at
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency, units,
    occurred_at)
  SELECT k.id, $3, $2, t.order_id, t.id, 'form_sale', 'door_dues', 'sales', $21, $20, t.issued_at
  FROM unnest($26::uuid[], $30::uuid[]) AS k(ticket_id, id) JOIN ticketed t ON t.id = k.ticket_id
  WHERE $20 > 0
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email, address,
    request_id, success, details)
  SELECT at, 'order.create', 'order', order_id::text, $3, actor, user_id, actor_email, address, request_id, true,
    jsonb_build_object('event_id', $2::uuid, 'tier', $19::text, 'quantity', quantity)
  FROM won
), mailed AS (
  INSERT INTO mail_outbox (id, kind, recipient, order_id, state, next_attempt_at, created_at)
  SELECT mail_id, 'tickets', email, order_id, $31, at, at FROM won
)
SELECT 'tier' AS kind, 0 AS i, (place.free - coalesce((SELECT sum(quantity) FROM won), 0))::int AS n, place.same AS same,
  NULL::uuid AS order_id FROM place
UNION ALL SELECT 'won', i::int, serial, true, NULL FROM won
UNION ALL SELECT 'twin', i::int, 0, same, id FROM twin`;
