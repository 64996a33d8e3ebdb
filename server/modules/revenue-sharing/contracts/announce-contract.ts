import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Publishes a change of the contract, after the commit. */
export function announceContract(tx: Tx, { id, issuerId }: { id: string; issuerId: string }): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('contract.changed', id, { contractId: id, issuerId }),
  );
}
