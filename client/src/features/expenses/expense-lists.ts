/** Operations that list expenses, or what is owed for them: read again when one changes. */
export const EXPENSE_LISTS = ['ContractExpenses', 'PendingExpenses', 'ReleaseMoney'];
