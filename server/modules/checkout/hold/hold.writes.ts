import {
  type IntentBatch,
  type IntentBatchPlaceholders,
  insertIntentBatch,
  intentBatchValues,
} from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import {
  type BatchRow,
  callerOfRow,
  hasSameTerms,
  insertOrders,
  madeByUser,
  madeForEvent,
  ORDER_COLUMNS,
  orderFields,
  type Terms,
} from '../../orders/index.ts';
import { answerFields, insertAnswers } from '../../questions/index.ts';
import { type Hold, isOpen, isPaidAtOnce, placesOf } from './hold.ts';

/**
 * The parts that the hold statements share: the orders as passed in $4, the duplicates among them, and the rows of
 * the winners. $2 and $3 are the event and its issuer.
 */
const REQUESTED_ORDERS = `requested AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS a(${ORDER_COLUMNS}, payment uuid, transfer uuid, origin text, at_once boolean, is_open boolean,
    payment_units bigint, payment_currency text, rate_numerator numeric, rate_denominator numeric, charge bigint, network text,
    source text, destination text, payee text, contract uuid, memo text, hold_until timestamptz, method text, charge_currency text)
)`;

const DUPLICATE_ORDERS = `duplicate AS MATERIALIZED (
  SELECT DISTINCT a.i FROM requested a CROSS JOIN LATERAL (
    (SELECT FROM orders WHERE ${madeForEvent('$2', 'a.key', callerOfRow('a'))} LIMIT 1)
    UNION ALL
    (SELECT FROM orders WHERE ${madeByUser('a."user"', 'a.key')} LIMIT 1)
  ) o WHERE a.key IS NOT NULL
)`;

const OF_EVENT = { issuerId: '$3', eventId: '$2' };

/** The values that differ between the statements, as SQL; `w` is the order. */
interface OrderValues {
  /** null for several. */
  tierId: string;
  priceUnits: string;
  priceCurrency: string;
  /** Tickets by the name of their tier. */
  tiers: string;
  codeId: string;
  code: string;
  /** The ledger intents, each with the id of its payment. */
  batch: IntentBatchPlaceholders;
}

/** Order, answers, payment, the pending journal transfer, the ledger intent, and the audit entry. */
function wonOrders({ tierId, priceUnits, priceCurrency, tiers, codeId, code, batch }: OrderValues): string {
  return `ordered AS (
  ${insertOrders({ ...OF_EVENT, method: 'method', status: "'held'", codeId: `${codeId}::uuid`, code: `${code}::text`, limited: 'is_open' }, 'won')}
), answered AS (${insertAnswers('won', '$3', '$2')}
), paying AS (
  INSERT INTO payments (id, order_id, issuer_id, event_id, user_id, tier_id, quantity, origin, state, price_units,
    price_currency, payment_units, payment_currency, rate_numerator, rate_denominator, charge_units, charge_currency, network_id, source,
    destination, payee, contract_id, memo_hash, hold_until, created_at, finished_at, intent_id)
  SELECT w.payment, w.id, $3, $2, w."user", ${tierId}, w.quantity, w.origin,
    CASE WHEN w.at_once THEN 'paid' WHEN w.origin = 'wallet' THEN 'paying' ELSE 'held' END, ${priceUnits}, ${priceCurrency},
    w.payment_units, w.payment_currency, w.rate_numerator, w.rate_denominator, w.charge, w.charge_currency, w.network, w.source, w.destination,
    w.payee, w.contract, decode(w.memo, 'hex'), w.hold_until, w.at, CASE WHEN w.at_once THEN w.at END,
    CASE WHEN w.origin = 'wallet' AND NOT w.at_once THEN w.payment END
  FROM won w
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase)
  SELECT transfer, $3, $2, id, contract, 'ticket_payment', payee, 'buyer_wallets', 'XLM', charge, at, 'pending'
  FROM won WHERE origin = 'wallet' AND NOT at_once
), intended AS (
  ${insertIntentBatch(batch, 'EXISTS (SELECT FROM won WHERE won.payment = d.id)')}
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, "user", actor_email, address, request, true,
    jsonb_build_object('event_id', $2::uuid, 'tiers', ${tiers}, 'origin', origin, 'charge', charge::text)
  FROM won w
)`;
}

/** The outcomes of the orders, after the rows of the tiers. */
const OUTCOMES = `UNION ALL SELECT 'won', i, 0, true FROM won
UNION ALL SELECT 'duplicate', i, 0, true FROM duplicate`;

/**
 * Holds places for a batch of orders of one tier in one statement, as SELL_BATCH sells them.
 *
 * $9 is the price of each ticket: the tier's, or the one that the code of the whole batch gives.
 *
 * The tier's row is locked first and read as it is then; the row itself shows that its event was cancelled meanwhile.
 * Duplicates (the same key and caller) are removed before places are counted. The ledger intent that pays an order has
 * the id of its payment. The winners' rows are written here and nowhere else: places, order, payment, the pending
 * journal transfer, and the audit entry.
 */
export const HOLD_BATCH = `
WITH ${REQUESTED_ORDERS}, place AS MATERIALIZED (
  SELECT t.capacity - t.sold - t.held AS free,
    ${hasSameTerms({ tier: '$5', priceUnits: '$6', currency: '$7', rulesVersion: '$8' })} AS same
  FROM tiers t JOIN events e ON e.id = t.event_id
  WHERE t.id = $1 AND t.event_id = $2 AND t.issuer_id = $3
  FOR UPDATE OF t
), ${DUPLICATE_ORDERS}, won AS MATERIALIZED (
  SELECT r.*
  FROM (
    SELECT a.*, sum(a.quantity) OVER (ORDER BY a.i) AS upto
    FROM requested a WHERE NOT EXISTS (SELECT FROM duplicate WHERE duplicate.i = a.i)
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
  batch: ['$12', '$13', '$14', '$15'],
})}
SELECT 'tier' AS kind, 0 AS i, (place.free - coalesce((SELECT sum(quantity) FROM won), 0))::int AS n, place.same
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
), ${REQUESTED_ORDERS}, place AS MATERIALIZED (
  SELECT l.i, l.tier, l.quantity, t.capacity - t.sold - t.held AS free,
    ${hasSameTerms({ tier: 'l.name', priceUnits: 'l.price', currency: 'l.currency', rulesVersion: 'l.rules' })} AS same
  FROM line l JOIN tiers t ON t.id = l.tier JOIN events e ON e.id = t.event_id
  WHERE t.event_id = $2 AND t.issuer_id = $3
  ORDER BY t.id FOR UPDATE OF t
), ${DUPLICATE_ORDERS}, won AS MATERIALIZED (
  SELECT a.* FROM requested a WHERE NOT EXISTS (SELECT FROM duplicate)
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
  batch: ['$10', '$11', '$12', '$13'],
})}, lined AS (
  INSERT INTO payment_lines (order_id, issuer_id, tier_id, quantity, unit_units, currency, charge_units)
  SELECT w.id, $3, l.tier, l.quantity, l.unit, l.currency, l.charge FROM won w CROSS JOIN line l
)
SELECT 'tier' AS kind, i, free::int AS n, same FROM place
${OUTCOMES}`;

/**
 * @param holds all of that tier alone, all with one code or none, and so for one price
 * @param batch the intents of holds that are paid on the ledger from a wallet held here
 * @returns a statement whose rows are BatchRows
 */
export function holdBatch(
  terms: Terms,
  holds: readonly Hold[],
  batch: IntentBatch,
): Statement & { name: string; values: unknown[] } {
  const [first] = holds;
  const values = [
    terms.tierId,
    terms.eventId,
    terms.issuerId,
    JSON.stringify(holds.map(holdFields)),
    terms.tier,
    terms.priceUnits,
    terms.currency,
    terms.rulesVersion,
    first?.parts[0].unitUnits ?? terms.priceUnits,
    first?.code?.id ?? null,
    first?.code?.code ?? null,
    ...intentBatchValues(batch),
  ];
  return { name: 'hold-batch', text: HOLD_BATCH, values };
}

/**
 * Holds places of several tiers.
 * @returns a row `tier` per existing part, with its index and free places; `won` or `duplicate` for the order
 */
export function holdSeveral(tx: Tx, hold: Hold, batch: IntentBatch): Promise<BatchRow[]> {
  const { parts, price, code } = hold;
  const { eventId, issuerId } = parts[0].terms;
  return tx.prepared<BatchRow>('hold-several', HOLD_SEVERAL, [
    JSON.stringify(parts.map(partFields)),
    eventId,
    issuerId,
    JSON.stringify([holdFields(hold, 0)]),
    JSON.stringify(Object.fromEntries(parts.map(({ terms, quantity }) => [terms.tier, quantity]))),
    price.units,
    price.currency,
    code?.id ?? null,
    code?.code ?? null,
    ...intentBatchValues(batch),
  ]);
}

function partFields({ terms, quantity, unitUnits, charge }: Hold['parts'][number], i: number): object {
  return {
    i,
    tier: terms.tierId,
    name: terms.tier,
    price: String(terms.priceUnits),
    currency: terms.currency,
    rules: terms.rulesVersion,
    quantity,
    unit: String(unitUnits),
    charge: charge === null ? null : String(charge),
  };
}

/** @param i the index that its row returns */
function holdFields(hold: Hold, i: number): object {
  const { onLedger, rate } = hold;
  return {
    // Its tickets do not exist yet.
    ...orderFields(hold, { quantity: placesOf(hold), answers: answerFields(hold.answers, () => null) }, i),
    payment: hold.paymentId,
    transfer: hold.transferId,
    origin: hold.origin,
    at_once: isPaidAtOnce(hold),
    is_open: isOpen(hold),
    payment_units: String(hold.payment.units),
    payment_currency: hold.payment.currency,
    rate_numerator: String(rate.numerator),
    rate_denominator: String(rate.denominator),
    charge: hold.charge && String(hold.charge.units),
    charge_currency: hold.charge?.currency ?? 'XLM',
    method: hold.method,
    network: onLedger?.networkId ?? null,
    source: onLedger?.source ?? null,
    destination: onLedger?.destination ?? null,
    payee: onLedger?.payee ?? 'issuer_wallet',
    contract: onLedger?.contractId ?? null,
    memo: onLedger?.memoHash.toString('hex') ?? null,
    hold_until: hold.holdUntil,
  };
}
