import { presentLumens } from '../../platform/graphql/money.type.ts';
import { availableOf, type ContractMoney } from './contract-money.rules.ts';
import type { ContractFinancials } from './financials.type.ts';

/** State of an escrow on the ledger, in stroops. */
export interface EscrowState {
  balance: bigint;
  spendable: bigint;
  reserve: bigint;
}

/** @param escrow null: there is none on this network, or the ledger was unavailable */
export function presentFinancials(money: ContractMoney, escrow: EscrowState | null): ContractFinancials {
  return {
    totalRevenue: presentLumens(money.revenue),
    approvedExpenses: presentLumens(money.expenses),
    netRevenue: presentLumens(money.revenue - money.expenses),
    availableForDistribution: presentLumens(availableOf(money, escrow?.spendable ?? null)),
    totalFinancing: presentLumens(money.financing),
    distributed: presentLumens(money.distributed),
    owedExpenses: presentLumens(money.owed_expenses),
    owedAdvances: presentLumens(money.owed_advances),
    inOpenRounds: presentLumens(money.open_rounds),
    escrowBalance: escrow && presentLumens(escrow.balance),
    escrowReserve: escrow && presentLumens(escrow.reserve),
    ledgerAsked: escrow !== null,
  };
}
