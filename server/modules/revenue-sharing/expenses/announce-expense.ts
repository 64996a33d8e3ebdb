import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ExpenseRecord } from './expense.record.ts';

/** Publishes a change of the expense, and of its contract, whose figures include it. */
export function announceExpense(
  tx: Tx,
  {
    id,
    contract_id: contractId,
    issuer_id: issuerId,
  }: Pick<ExpenseRecord, 'id' | 'contract_id' | 'issuer_id'>,
): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    topics.publish('expense.changed', contractId, { contractId, expenseId: id, issuerId });
    topics.publish('contract.changed', contractId, { contractId, issuerId });
  });
}
