import { type IntentBatch, insertIntentBatch, intentBatchValues } from '../../../ledger/settlement/index.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { insertOrders, madeByUser, orderFields } from '../../orders/index.ts';
import { answerFields, insertAnswers } from '../../questions/index.ts';
import { batchRows, partFields, takePlaces, tierFields } from '../batch.statements.ts';
import { type Hold, isOpen, isPaidAtOnce, placesOf } from './hold.ts';

const ORDERS = insertOrders(
  {
    issuerId: '$3',
    eventId: '$2',
    method: 'method',
    status: "'held'",
    codeId: '$5::uuid',
    code: '$6::text',
    limited: 'is_open',
  },
  'won',
);

/**
 * Holds places for a batch of orders in one statement, whose rows are BatchRows; see `takePlaces`. The winners' rows are
 * written here and nowhere else: places, order, answers, payment with a line for each of several tiers, the pending journal
 * transfer, the ledger intent, which has the id of its payment, and the audit entry. All orders of a batch have one code
 * or none, and so each tier one price.
 */
const holdStatement = (several: boolean): string => `
WITH ${takePlaces({
  several,
  orderColumns: `price_units bigint, price_currency text, tiers jsonb, payment uuid, transfer uuid, origin text, at_once boolean,
    is_open boolean, payment_units bigint, payment_currency text, rate_numerator numeric, rate_denominator numeric, charge bigint,
    network text, source text, destination text, payee text, contract uuid, memo text, hold_until timestamptz, method text,
    charge_currency text`,
  partColumns: ', part_charge bigint',
  same: 'true',
  duplicates: `
    UNION ALL
    (SELECT FROM orders WHERE ${madeByUser('a."user"', 'a.key')} LIMIT 1)`,
})}, counted AS (
  UPDATE tiers t SET held = t.held + taken.places FROM taken WHERE t.id = taken.tier
), ordered AS (
  ${ORDERS}
), answered AS (${insertAnswers('won', '$3', '$2')}
), paying AS (
  INSERT INTO payments (id, order_id, issuer_id, event_id, user_id, tier_id, quantity, origin, state, price_units,
    price_currency, payment_units, payment_currency, rate_numerator, rate_denominator, charge_units, charge_currency, network_id, source,
    destination, payee, contract_id, memo_hash, hold_until, created_at, finished_at, intent_id)
  SELECT w.payment, w.id, $3, $2, w."user", CASE WHEN w.places = w.quantity THEN w.tier END, w.quantity, w.origin,
    CASE WHEN w.at_once THEN 'paid' WHEN w.origin = 'wallet' THEN 'paying' ELSE 'held' END, w.price_units, w.price_currency,
    w.payment_units, w.payment_currency, w.rate_numerator, w.rate_denominator, w.charge, w.charge_currency, w.network, w.source, w.destination,
    w.payee, w.contract, decode(w.memo, 'hex'), w.hold_until, w.at, CASE WHEN w.at_once THEN w.at END,
    CASE WHEN w.origin = 'wallet' AND NOT w.at_once THEN w.payment END
  FROM won w
), lined AS (
  INSERT INTO payment_lines (order_id, issuer_id, tier_id, quantity, unit_units, currency, charge_units)
  SELECT id, $3, tier, places, unit, currency, part_charge FROM part WHERE fits AND places < quantity
), booked AS (
  INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, kind, debit, credit, currency, units,
    occurred_at, phase)
  SELECT transfer, $3, $2, id, contract, 'ticket_payment', payee, 'buyer_wallets', 'XLM', charge, at, 'pending'
  FROM won WHERE origin = 'wallet' AND NOT at_once
), intended AS (
  ${insertIntentBatch(['$7', '$8', '$9', '$10'], 'EXISTS (SELECT FROM won WHERE won.payment = d.id)')}
), recorded AS (
  INSERT INTO audit_entries (at, action, entity_type, entity_id, issuer_id, actor_kind, user_id, user_email,
    address, request_id, success, details)
  SELECT at, 'order.create', 'order', id::text, $3, actor, actor_id, actor_email, address, request, true,
    jsonb_build_object('event_id', $2::uuid, 'tiers', tiers, 'origin', origin, 'charge', charge::text)
  FROM won
)
${batchRows(several)}`;

export const HOLD_BATCH = holdStatement(false);
const HOLD_SEVERAL = holdStatement(true);

/**
 * @param holds all of the tiers of the first, at its prices and with its code
 * @param batch the intents of holds that are paid on the ledger from a wallet held here
 * @returns a statement whose rows are BatchRows
 */
export function holdBatch(holds: readonly Hold[], batch: IntentBatch): Required<Statement> {
  const [first] = holds;
  if (!first) throw new RangeError('a batch has at least one hold');
  const { parts, code } = first;
  const { eventId, issuerId } = parts[0].terms;
  const values = [
    JSON.stringify(parts.map(tierFields)),
    eventId,
    issuerId,
    JSON.stringify(holds.map(holdFields)),
    code?.id ?? null,
    code?.code ?? null,
    ...intentBatchValues(batch),
  ];
  return parts.length > 1
    ? { name: 'hold-several', text: HOLD_SEVERAL, values }
    : { name: 'hold-batch', text: HOLD_BATCH, values };
}

/** @param i the index that its row returns */
function holdFields(hold: Hold, i: number): object {
  const { onLedger, rate } = hold;
  return {
    // Its tickets do not exist yet.
    ...orderFields(hold, { quantity: placesOf(hold), answers: answerFields(hold.answers, () => null) }, i),
    price_units: String(hold.price.units),
    price_currency: hold.price.currency,
    tiers: Object.fromEntries(hold.parts.map(({ terms, quantity }) => [terms.tier, quantity])),
    parts: hold.parts.map(({ quantity, charge }, line) => ({
      ...partFields(line, quantity),
      part_charge: charge === null ? null : String(charge),
    })),
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
