import { ASKED_ORDERS, OUTCOMES, TWIN_ORDERS, wonOrders } from './held-order.statement.ts';

/**
 * Holds places for a batch of orders of one tier in one statement, as SELL_BATCH sells them; `hold.writes.ts` names its
 * parameters and rows.
 *
 * $9 is the price of each ticket: the tier's, or the one that the code of the whole batch gives.
 *
 * The tier's row is locked first and read as it is then; the row itself shows that its event was cancelled meanwhile.
 * Duplicates (the same key and caller) are removed before places are counted. The ledger intent that pays an order has
 * the id of its payment. The winners' rows are written here and nowhere else: places, order, payment, the pending
 * journal
 * transfer, and the audit entry.
 */
export const HOLD_BATCH = `
WITH ${ASKED_ORDERS}, place AS MATERIALIZED (
  SELECT t.capacity - t.sold - t.held AS free,
    e.status = 'published' AND NOT t.closed AND t.name = $5 AND t.price_units = $6 AND t.currency = $7 AND t.rules_version = $8 AS same
  FROM tiers t JOIN events e ON e.id = t.event_id
  WHERE t.id = $1 AND t.event_id = $2 AND t.issuer_id = $3
  FOR UPDATE OF t
), ${TWIN_ORDERS}, won AS MATERIALIZED (
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
), ${wonOrders({
  tierId: '$1',
  priceUnits: '$9::bigint * w.quantity',
  priceCurrency: '$7',
  tiers: 'jsonb_build_object($5::text, quantity)',
  codeId: '$10',
  code: '$11',
  draft: ['$12', '$13', '$14', '$15'],
})}
SELECT 'tier' AS kind, 0 AS i, (place.free - coalesce((SELECT sum(quantity) FROM won), 0))::int AS n, place.same, NULL::uuid AS id
FROM place
${OUTCOMES}`;

/**
 * The same for one order of several tiers: it gets all its places or none. Its tiers are locked in the order of their
 * ids, so that two such orders never deadlock, and its payment has one line per tier.
 */
export const HOLD_SEVERAL = `
WITH line AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS l(i int, tier uuid, name text, price bigint, currency text, rules int,
    quantity int, unit bigint, charge bigint)
), ${ASKED_ORDERS}, place AS MATERIALIZED (
  SELECT l.i, l.tier, l.quantity, t.capacity - t.sold - t.held AS free,
    e.status = 'published' AND NOT t.closed AND t.name = l.name AND t.price_units = l.price AND t.currency = l.currency
      AND t.rules_version = l.rules AS same
  FROM line l JOIN tiers t ON t.id = l.tier JOIN events e ON e.id = t.event_id
  WHERE t.event_id = $2 AND t.issuer_id = $3
  ORDER BY t.id FOR UPDATE OF t
), ${TWIN_ORDERS}, won AS MATERIALIZED (
  SELECT a.* FROM asked a WHERE NOT EXISTS (SELECT FROM twin)
    AND (SELECT count(*) FROM place WHERE same AND quantity <= free) = (SELECT count(*) FROM line)
), counted AS (
  UPDATE tiers t SET held = t.held + p.quantity FROM place p WHERE t.id = p.tier AND EXISTS (SELECT FROM won)
), ${wonOrders({
  tierId: 'NULL::uuid',
  priceUnits: '$6::bigint',
  priceCurrency: '$7::text',
  tiers: '$5::jsonb',
  codeId: '$8',
  code: '$9',
  draft: ['$10', '$11', '$12', '$13'],
})}, lined AS (
  INSERT INTO payment_lines (order_id, issuer_id, tier_id, quantity, unit_units, currency, charge_units)
  SELECT w.id, $3, l.tier, l.quantity, l.unit, l.currency, l.charge FROM won w CROSS JOIN line l
)
SELECT 'tier' AS kind, i, free::int AS n, same, NULL::uuid AS id FROM place
${OUTCOMES}`;
