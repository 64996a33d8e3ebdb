import type { Statement } from '../../../platform/db/statement.ts';
import {
  callerOfRow,
  hasSameTerms,
  insertOrders,
  madeForEvent,
  ORDER_COLUMNS,
  orderFields,
  type Terms,
} from '../../orders/index.ts';
import { insertAnswers } from '../../questions/index.ts';
import type { Pricing } from '../../sales-rules/index.ts';
import { insertTickets } from '../../tickets/index.ts';
import { type PreparedOrder, preparedAnswers } from './prepared-order.ts';

const ORDERS = insertOrders(
  {
    issuerId: '$3',
    eventId: '$2',
    method: "'form'",
    status: "CASE WHEN $15::bigint = 0 THEN 'paid' ELSE 'due' END",
    codeId: '$16::uuid',
    code: '$17::text',
    limited: 'true',
  },
  'won',
);

const TICKETS = insertTickets(
  {
    id: 's.id',
    issuerId: '$3',
    eventId: '$2',
    edition: '$5',
    tierId: '$1',
    orderId: 'w.id',
    userId: 'w."user"',
    serial: 'w.serial + s.nth',
    holderName: 'coalesce(s.holder, w.name)',
    holderEmail: 'w.email',
    holderPhone: 'w.phone',
    priceUnits: '$15::bigint',
    currency: '$8',
    dueStatus: "CASE WHEN $15::bigint = 0 THEN 'none' ELSE 'due' END",
    issuedAt: 'w.at',
    effectiveAt: '$9',
    expiresAt: '$10',
    graceSeconds: '$11',
    keyVersion: '$12',
    signature: "decode(s.signature, 'base64')",
  },
  'won w, json_to_recordset(w.tickets) AS s(id uuid, nth int, signature text, holder text)',
);

/**
 * Sells a whole batch of orders of one tier in one statement, whose rows are BatchRows; `n` of a `won` is its first
 * serial.
 *
 * The tier's row is locked first and read as it is then, so `place` never reads outdated figures. Duplicates (the same
 * key and caller) are removed before places are counted. The others win in their order as long as the sum of their
 * quantities fits; all that they win (the tier's counter, order, tickets, answers, journal, audit, mail) is written here and
 * nowhere else, so that it is all or nothing.
 *
 * `place.same` compares the data that the tickets were signed with to the tier as it is on sale now: a batch signed
 * with an outdated price or name, or checked by outdated rules, sells nothing. $15 is the price of each ticket: the
 * tier's, or the one that a code gives. All orders of a batch have one code or none; a constraint of the code's row
 * limits its uses.
 *
 * A key is looked up by LATERAL with LIMIT 1: as a plain join, planned while the tables were empty, it reads all
 * orders of the event for every batch, and each sale makes the next one slower.
 */
export const SELL_BATCH = `
WITH requested AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS a(${ORDER_COLUMNS}, mail uuid, tickets json)
), place AS MATERIALIZED (
  SELECT t.next_serial, t.capacity - t.sold - t.held AS free,
    ${hasSameTerms({ tier: '$6', priceUnits: '$7', currency: '$8', rulesVersion: '$14' })}
      AND e.form_sales AND t.form_sales AND e.edition = $5 AND date_trunc('milliseconds', t.effective_at) = $9
      AND date_trunc('milliseconds', t.expires_at) = $10 AND t.grace_seconds = $11 AS same
  FROM tiers t JOIN events e ON e.id = t.event_id
  WHERE t.id = $1 AND t.event_id = $2 AND t.issuer_id = $3
  FOR UPDATE OF t
), duplicate AS MATERIALIZED (
  SELECT a.i, o.id FROM requested a CROSS JOIN LATERAL
    (SELECT id FROM orders WHERE ${madeForEvent('$2', 'a.key', callerOfRow('a'))} LIMIT 1) o
), won AS MATERIALIZED (
  SELECT r.*, (place.next_serial + r.upto - r.quantity)::int AS serial
  FROM (
    SELECT a.*, sum(a.quantity) OVER (ORDER BY a.i) AS upto
    FROM requested a WHERE NOT EXISTS (SELECT FROM duplicate WHERE duplicate.i = a.i)
  ) r, place
  WHERE place.same AND r.upto <= place.free
), counted AS (
  UPDATE tiers t SET sold = t.sold + w.places, next_serial = t.next_serial + w.places
  FROM (SELECT sum(quantity)::int AS places FROM won) w
  WHERE t.id = $1 AND w.places > 0
), ordered AS (
  ${ORDERS}
), ticketed AS (
  ${TICKETS}
), answered AS (${insertAnswers('won', '$3', '$2')}
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, kind, debit, credit, currency,
    units, occurred_at)
  SELECT s.transfer, $3, $2, w.id, s.id, 'form_sale', 'door_dues', 'sales', $8, $15::bigint, w.at
  FROM won w, json_to_recordset(w.tickets) AS s(id uuid, transfer uuid)
  WHERE $15::bigint > 0
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, "user", actor_email, address, request, true,
    jsonb_build_object('event_id', $2::uuid, 'tiers', jsonb_build_object($6::text, quantity))
  FROM won
), mailed AS (
  INSERT INTO mail_outbox (id, kind, recipient, order_id, state, next_attempt_at, created_at)
  SELECT mail, 'tickets', email, id, $13, at, at FROM won
)
SELECT 'tier' AS kind, 0 AS i, (place.free - coalesce((SELECT sum(quantity) FROM won), 0))::int AS n, place.same
FROM place
UNION ALL SELECT 'won', i, serial, true FROM won
UNION ALL SELECT 'duplicate', i, 0, true FROM duplicate`;

/**
 * @param pricing the price of each ticket of the batch, and the code that sets it
 * @param mailState the state in which the outbox stores a new mail
 */
export function sellBatch(
  terms: Terms,
  pricing: Pricing,
  keyVersion: number,
  mailState: string,
  orders: PreparedOrder[],
): Statement {
  return {
    name: 'sell-batch',
    text: SELL_BATCH,
    values: [
      terms.tierId,
      terms.eventId,
      terms.issuerId,
      JSON.stringify(orders.map(saleFields)),
      terms.edition,
      terms.tier,
      terms.priceUnits,
      terms.currency,
      terms.effectiveAt,
      terms.expiresAt,
      terms.graceSeconds,
      keyVersion,
      mailState,
      terms.rulesVersion,
      pricing.unitUnits,
      pricing.code?.id ?? null,
      pricing.code?.code ?? null,
    ],
  };
}

function saleFields(order: PreparedOrder, index: number): object {
  return {
    ...orderFields(order, { quantity: order.tickets.length, answers: preparedAnswers(order) }, index),
    mail: order.mailId,
    tickets: order.tickets.map((ticket, nth) => ({
      id: ticket.id,
      nth,
      signature: ticket.signature.toString('base64'),
      transfer: order.transferIds[nth],
      ...(ticket.holderName !== order.buyer.name && { holder: ticket.holderName }),
    })),
  };
}
