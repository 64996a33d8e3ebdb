import { formatAmount, totalOf } from '../../money/index.ts';
import { availableOf, type ContractMoney } from './contract-money.rules.ts';
import type { ContractFinancials } from './financials.type.ts';

/** What the ledger says of an escrow, in stroops. */
export interface EscrowState {
  balance: bigint;
  spendable: bigint;
  reserve: bigint;
}

/** @param escrow null: there is none on this network, or it could not be asked */
export function presentFinancials(money: ContractMoney, escrow: EscrowState | null): ContractFinancials {
  return {
    totalRevenue: xlm(money.revenue),
    approvedExpenses: xlm(money.expenses),
    netRevenue: xlm(money.revenue - money.expenses),
    availableForDistribution: xlm(availableOf(money, escrow?.spendable ?? null)),
    totalFinancing: xlm(money.financing),
    distributed: xlm(money.distributed),
    owedExpenses: xlm(money.owed_expenses),
    owedAdvances: xlm(money.owed_advances),
    inOpenRounds: xlm(money.open_rounds),
    escrowBalance: escrow && xlm(escrow.balance),
    escrowReserve: escrow && xlm(escrow.reserve),
    ledgerAsked: escrow !== null,
  };
}

export function xlm(units: bigint): string {
  return formatAmount(totalOf('XLM', units));
}
