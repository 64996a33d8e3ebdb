import { type Route, route } from '../route.ts';
import { required, smallest } from '../wire.ts';

export const financialsRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/contracts/financials',
    operation: 'RestContractFinancials',
    variables: ({ query }) => {
      required(query, [['contract_id', 'Please choose a contract.']]);
      return { id: query.contract_id };
    },
    body: ({ contract }) => {
      const money = contract?.financials;
      if (!money) return {};
      return {
        contract_id: contract.id,
        total_revenue: smallest(money.totalRevenue),
        approved_expenses: smallest(money.approvedExpenses),
        net_revenue: smallest(money.netRevenue),
        available_for_distribution: smallest(money.availableForDistribution),
        total_financing: smallest(money.totalFinancing),
        distributed: smallest(money.distributed),
        owed_expenses: smallest(money.owedExpenses),
        owed_advances: smallest(money.owedAdvances),
        in_open_rounds: smallest(money.inOpenRounds),
        escrow_balance: money.escrowBalance && smallest(money.escrowBalance),
        escrow_reserve: money.escrowReserve && smallest(money.escrowReserve),
        ledger_asked: money.ledgerAsked,
      };
    },
  }),
];
