import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Tells everybody in the contract, once the change is there. */
export function announceContract(tx: Tx, { id, issuerId }: { id: string; issuerId: string }): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('contract.changed', id, { contractId: id, issuerId }),
  );
}
