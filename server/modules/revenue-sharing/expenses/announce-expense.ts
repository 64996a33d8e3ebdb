import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ExpenseRecord } from './expense.record.ts';

/** Tells whoever watches the expense, and those who watch its contract, whose figures it is part of. */
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
