import type { TicketCurrency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ContractMoney } from './financials.rules.ts';
import { OPEN_ROUND_STATES } from './rounds/round.reads.ts';

/**
 * Counts only what is posted: a payout on its way is still promised by its open round. Sums stay numeric: together,
 * rows may exceed a bigint.
 */
const MONEY = `
  SELECT c.id AS "contractId", c.status, c.network_id AS "networkId", c.escrow_key AS "escrowKey", sales.revenue, j.*, back.returning, open.*
  FROM contracts c
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE s.credit WHEN 'sales' THEN s.units ELSE -s.units END), 0) AS revenue
    FROM journal_transfers s
    WHERE s.event_id = c.event_id AND s.phase = 'posted' AND s.currency = 'XLM' AND 'sales' IN (s.debit, s.credit)) sales
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(units) FILTER (WHERE kind = 'expense_approved'), 0) AS expenses,
      coalesce(sum(CASE kind WHEN 'expense_approved' THEN units WHEN 'expense_payout' THEN -units END), 0) AS "owedExpenses",
      coalesce(sum(CASE WHEN kind = 'advance_payout' THEN -units WHEN kind IN ('refund_payment', 'stray_refund') THEN units END),
        0) AS "owedAdvances",
      coalesce(sum(units) FILTER (WHERE kind IN ('share_payout', 'issuer_payout')), 0) AS distributed,
      coalesce(sum(units) FILTER (WHERE kind = 'financing'), 0) AS financing,
      coalesce(sum(CASE WHEN debit = 'escrow' THEN units WHEN credit = 'escrow' THEN -units END), 0) AS "inEscrow"
    FROM journal_transfers WHERE contract_id = c.id AND phase = 'posted' AND currency = 'XLM') j
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(units), 0) AS returning FROM refunds
    WHERE contract_id = c.id AND state IN ('waiting', 'paying')) back
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(p.units), 0) AS "openRounds",
      coalesce(sum(p.units) FILTER (WHERE p.kind = 'expense'), 0) AS "openExpenses",
      coalesce(sum(p.units) FILTER (WHERE p.kind = 'advance'), 0) AS "openAdvances"
    FROM rounds r JOIN round_payments p ON p.round_id = r.id WHERE r.contract_id = c.id AND r.state IN ${OPEN_ROUND_STATES}) open
  WHERE c.id = ANY($1::uuid[])`;

const AMOUNTS = [
  'revenue',
  'expenses',
  'owedExpenses',
  'owedAdvances',
  'returning',
  'distributed',
  'financing',
  'inEscrow',
  'openRounds',
  'openExpenses',
  'openAdvances',
] as const satisfies readonly (keyof ContractMoney)[];

/** Reads the money of each existing contract. Bypasses row-level security; the caller must authorize. */
export async function readContractMoney(scope: Scope, contractIds: string[]): Promise<ContractMoney[]> {
  const rows = await scope.db.read<ContractMoney>(SYSTEM_TENANCY, {
    name: 'contract-money',
    text: MONEY,
    values: [contractIds],
  });
  return rows.map(withAmounts);
}

export interface Collected {
  contractId: string;
  by: 'issuer' | 'platform';
  currency: TicketCurrency;
  /** In 10^-7 of the currency; numeric, which arrives as text. */
  units: string;
}

/**
 * Reads what the issuer and the platform collected outside the escrow for the event of each contract, whatever a till
 * had too much or too little. Bypasses row-level security; the caller must authorize.
 */
export async function readCollected(scope: Scope, contractIds: string[]): Promise<Collected[]> {
  return scope.db.read<Collected>(SYSTEM_TENANCY, {
    name: 'contract-collected',
    text: `SELECT c.id AS "contractId", CASE l.account WHEN 'platform' THEN 'platform' ELSE 'issuer' END AS by, l.currency,
        sum(l.units)::text AS units FROM contracts c
        JOIN LATERAL (
          SELECT debit AS account, currency, units FROM journal_transfers
          WHERE event_id = c.event_id AND phase = 'posted' AND kind <> 'cash_difference'
          UNION ALL
          SELECT credit, currency, -units FROM journal_transfers
          WHERE event_id = c.event_id AND phase = 'posted' AND kind <> 'cash_difference') l
          ON l.account IN ('door_cash', 'merchant', 'platform')
      WHERE c.id = ANY($1::uuid[]) GROUP BY c.id, 2, l.currency HAVING sum(l.units) <> 0 ORDER BY l.currency`,
    values: [contractIds],
  });
}

/**
 * Reads the money as the transaction sees it. A caller that promises money has locked the contract's row in an earlier
 * statement, so that no other one promises the same. The transaction must act for the contract's issuer or as the
 * system.
 */
export async function contractMoney(tx: Tx, contractId: string): Promise<ContractMoney | undefined> {
  const [money] = await tx.query<ContractMoney>(MONEY, [[contractId]]);
  return money && withAmounts(money);
}

/** Sums are numeric, which arrives as text. */
function withAmounts(money: ContractMoney): ContractMoney {
  return Object.assign(money, Object.fromEntries(AMOUNTS.map((name) => [name, BigInt(money[name])])));
}
