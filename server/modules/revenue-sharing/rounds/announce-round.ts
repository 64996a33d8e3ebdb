import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { RoundRow } from './round.record.ts';

/** Publishes a change of the round, and of its contract's money, after the commit. */
export function announceRound(
  tx: Tx,
  { id: roundId, contractId, issuerId }: Pick<RoundRow, 'id' | 'contractId' | 'issuerId'>,
  paidExpenses: readonly string[] = [],
): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    topics.publish('round.changed', contractId, { contractId, roundId, issuerId });
    topics.publish('contract.changed', contractId, { contractId, issuerId });
    for (const expenseId of paidExpenses) {
      topics.publish('expense.changed', contractId, { contractId, expenseId, issuerId });
    }
  });
}
