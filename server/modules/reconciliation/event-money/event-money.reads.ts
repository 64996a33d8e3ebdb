import type { TicketCurrency } from '../../../lib/money/index.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PurchaseMethod } from '../../checkout/index.ts';
import { OF_SALES } from '../../refunds/index.ts';
import { FINDINGS } from '../findings/payment-finding.statements.ts';
import type { MoneyPlace } from './event-money.schema.ts';

/** Amounts are texts in 10^-7 of the currency, since JSON numbers would round them. */
export interface EventMoneyRecord {
  eventId: string;
  ways: {
    way: PurchaseMethod;
    currency: TicketCurrency;
    taken: string;
    fees: string;
    refunded: string;
    refunding: string;
    disputed: string;
  }[];
  places: { place: MoneyPlace; currency: TicketCurrency; units: string }[];
  due: { currency: TicketCurrency; units: string }[];
  underWay: number;
  findings: number;
}

/** The way of a movement: the method of the provider `v` that collected it, or by its account that is not the organiser's. */
const WAY = `CASE WHEN v.method IS NOT NULL THEN v.method
  WHEN 'door_cash' IN (debit, credit) THEN 'door' WHEN 'outside_wallets' IN (debit, credit) THEN 'external_wallet'
  WHEN 'buyer_wallets' IN (debit, credit) OR kind = 'refund_fee' THEN 'wallet' END`;

const SUM = (kinds: string): string => `coalesce(sum(j.units) FILTER (WHERE kind IN (${kinds})), 0)`;

const WAYS = `
  SELECT way, currency, sum(taken)::text AS taken, sum(fees)::text AS fees, sum(refunded)::text AS refunded,
    sum(refunding)::text AS refunding, sum(disputed)::text AS disputed
  FROM (
    SELECT ${WAY} AS way, j.currency, ${SUM(`'due_collected', 'wallet_sale', 'provider_sale'`)} AS taken,
      ${SUM(`'provider_fee', 'platform_fee', 'refund_fee'`)} AS fees, ${SUM(`'due_refunded', 'sale_refunded', 'provider_refund'`)} AS refunded,
      0 AS refunding, ${SUM(`'chargeback'`)} - ${SUM(`'chargeback_won'`)} AS disputed
    FROM journal_transfers j LEFT JOIN payment_attempts a ON a.id = j.attempt_id AND a.by_platform
      LEFT JOIN payment_providers v ON v.name = coalesce(j.provider, a.provider)
    WHERE j.event_id = e.id AND j.phase = 'posted' GROUP BY 1, 2
    UNION ALL
    SELECT CASE WHEN v.method IS NOT NULL THEN v.method WHEN p.origin = 'outside' THEN 'external_wallet'
        ELSE 'wallet' END, r.currency, 0, 0, 0, r.units, 0
      FROM refunds r LEFT JOIN payment_attempts a ON a.id = r.attempt_id LEFT JOIN payment_providers v ON v.name = a.provider
        LEFT JOIN payments p ON p.order_id = r.order_id
      WHERE r.event_id = e.id AND r.state IN ('waiting', 'paying') AND r.kind IN ${OF_SALES}) s
  WHERE way IS NOT NULL GROUP BY way, currency
  HAVING sum(taken) <> 0 OR sum(fees) <> 0 OR sum(refunded) <> 0 OR sum(refunding) <> 0 OR sum(disputed) <> 0`;

/** Without what tills had too much or too little: that is the organiser's own, and no income of the event. */
const PLACES = `
  SELECT CASE account WHEN 'merchant' THEN provider ELSE account END AS place, currency, sum(units)::text AS units FROM (
    SELECT debit AS account, provider, currency, units FROM journal_transfers WHERE event_id = e.id AND phase = 'posted' AND kind <> 'cash_difference'
    UNION ALL SELECT credit, provider, currency, -units FROM journal_transfers
    WHERE event_id = e.id AND phase = 'posted' AND kind <> 'cash_difference') l
  WHERE account IN ('door_cash', 'issuer_wallet', 'escrow', 'partner_wallets', 'merchant', 'platform')
  GROUP BY 1, currency HAVING sum(units) <> 0`;

const DUE = `
  SELECT currency, sum(CASE WHEN debit = 'door_dues' THEN units ELSE -units END)::text AS units FROM journal_transfers
  WHERE event_id = e.id AND phase = 'posted' AND 'door_dues' IN (debit, credit) GROUP BY currency
  HAVING sum(CASE WHEN debit = 'door_dues' THEN units ELSE -units END) <> 0`;

const listOf = (statement: string, order: string): string =>
  `coalesce((SELECT json_agg(n ORDER BY ${order}) FROM (${statement}) n), '[]')`;

/** Reads where the money of events came from and where it is, from the journal and the refunds under way. */
export async function readEventMoney(scope: Scope, eventIds: string[]): Promise<EventMoneyRecord[]> {
  return scope.db.read(tenancyOf(scope.actor), {
    name: 'event-money',
    text: `SELECT e.id AS "eventId", ${listOf(WAYS, 'n.way, n.currency')} AS ways, ${listOf(PLACES, 'n.place, n.currency')} AS places,
        ${listOf(DUE, 'n.currency')} AS due,
        (SELECT count(*)::int FROM payment_attempts a WHERE a.event_id = e.id AND a.state IN ('created', 'pending')) AS "underWay",
        (SELECT count(*)::int FROM (${FINDINGS}) f WHERE f.event_id = e.id) AS findings
      FROM events e WHERE e.id = ANY($1::uuid[])`,
    values: [eventIds],
  });
}
