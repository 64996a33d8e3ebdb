import { liveRefresh } from '../../apollo/refetch.ts';
import { useExpenseChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

/** Operations that list expenses or the amounts owed for them: refetched after a change. */
export const EXPENSE_LISTS = ['ContractExpenses', 'PendingExpenses', 'ReleaseMoney'];

graphql(`
  subscription ExpenseChanged($contractId: ID) {
    expenseChanged(contractId: $contractId) {
      id
      ...ExpenseRow_expense
    }
  }
`);

/** Keeps expenses up to date wherever they are shown; `onChange` runs after the new state is in the cache. */
export function useLiveExpenses(contractId: string | undefined, onChange: () => void): void {
  useExpenseChangedSubscription({ variables: { contractId: contractId ?? null }, ...liveRefresh(onChange) });
}
