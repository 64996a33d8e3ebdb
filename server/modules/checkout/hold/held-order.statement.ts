import { type IntentBatchPlaceholders, insertIntentBatch } from '../../../ledger/settlement/index.ts';
import { callerOf, madeByUser, madeForEvent } from '../made-with-key.statement.ts';

/**
 * The parts that the hold statements share: the orders as passed in $4, the duplicates among them, and the rows of
 * the winners. $2 and $3 are the event and its issuer.
 */
export const ASKED_ORDERS = `asked AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS a(i int, id uuid, payment uuid, transfer uuid, "user" uuid, name text, email text,
    phone text, lang text, quantity int, key text, hash text, at timestamptz, origin text, at_once boolean, payment_units bigint,
    payment_currency text, rate_numerator numeric, rate_denominator numeric, charge bigint, network text, source text,
    destination text, payee text, contract uuid, memo text, hold_until timestamptz, actor text, actor_email text, address text, request text)
)`;

export const TWIN_ORDERS = `twin AS MATERIALIZED (
  SELECT DISTINCT a.i FROM asked a CROSS JOIN LATERAL (
    (SELECT FROM orders WHERE ${madeForEvent('$2', 'a.key', callerOf('a'))} LIMIT 1)
    UNION ALL
    (SELECT FROM orders WHERE ${madeByUser('a."user"', 'a.key')} LIMIT 1)
  ) o WHERE a.key IS NOT NULL
)`;

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
  draft: IntentBatchPlaceholders;
}

/** Order, payment, the pending journal transfer, the ledger intent, and the audit entry. */
export function wonOrders({
  tierId,
  priceUnits,
  priceCurrency,
  tiers,
  codeId,
  code,
  draft,
}: OrderValues): string {
  return `ordered AS (
  INSERT INTO orders (id, issuer_id, event_id, user_id, method, status, buyer_name, buyer_email, buyer_phone,
    quantity, created_at, idempotency_key, request_hash, language, code_id, code)
  SELECT id, $3, $2, "user", CASE origin WHEN 'mock' THEN 'mock' ELSE 'stellar' END, 'held', name, email, phone,
    quantity, at, key, decode(hash, 'hex'), lang, ${codeId}::uuid, ${code}::text
  FROM won
), paying AS (
  INSERT INTO payments (id, order_id, issuer_id, event_id, user_id, tier_id, quantity, origin, state, price_units,
    price_currency, payment_units, payment_currency, rate_numerator, rate_denominator, charge_units, network_id, source,
    destination, payee, contract_id, memo_hash, hold_until, created_at, finished_at, intent_id)
  SELECT w.payment, w.id, $3, $2, w."user", ${tierId}, w.quantity, w.origin,
    CASE WHEN w.at_once THEN 'paid' WHEN w.origin = 'wallet' THEN 'paying' ELSE 'held' END, ${priceUnits}, ${priceCurrency},
    w.payment_units, w.payment_currency, w.rate_numerator, w.rate_denominator, w.charge, w.network, w.source, w.destination,
    w.payee, w.contract, decode(w.memo, 'hex'), w.hold_until, w.at, CASE WHEN w.at_once THEN w.at END,
    CASE WHEN w.origin = 'wallet' AND NOT w.at_once THEN w.payment END
  FROM won w
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase)
  SELECT transfer, $3, $2, id, contract, 'ticket_payment', payee, 'buyer_wallets', 'XLM', charge, at, 'pending'
  FROM won WHERE origin = 'wallet' AND NOT at_once
), wished AS (
  ${insertIntentBatch(draft, 'EXISTS (SELECT FROM won WHERE won.payment = d.id)')}
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, "user", actor_email, address, request, true,
    jsonb_build_object('event_id', $2::uuid, 'tiers', ${tiers}, 'origin', origin, 'charge', charge::text)
  FROM won w
)`;
}

/** The outcomes of the orders, and the intents that are stored with their bytes, after the rows of the tiers. */
export const OUTCOMES = `UNION ALL SELECT 'won', i, 0, true, NULL FROM won
UNION ALL SELECT 'twin', i, 0, true, NULL FROM twin
UNION ALL SELECT 'prepared', 0, 0, true, id FROM wished WHERE state = 'prepared'`;
