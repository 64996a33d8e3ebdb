/** Operations that list expenses or the amounts owed for them: refetched after a change. */
export const EXPENSE_LISTS = ['ContractExpenses', 'PendingExpenses', 'ReleaseMoney'];
