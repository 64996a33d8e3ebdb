import type { Module } from '../../platform/module.ts';
import { ExpenseResolver } from './expense.resolver.ts';
import { forgetReceipts } from './receipts/forget-receipts.ts';

export const expenses: Module = {
  resolvers: [ExpenseResolver],
  jobs: (scope) => [
    {
      name: 'expenses.forget-receipts',
      cron: '53 * * * *',
      run: async () => void (await forgetReceipts(scope())),
    },
  ],
  tidies: [forgetReceipts],
};
