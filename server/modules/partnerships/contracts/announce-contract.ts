import type { Tx } from '../../../db/in-transaction.ts';

/** Tells everybody in the contract, once the change is there. */
export function announceContract(tx: Tx, { id, issuerId }: { id: string; issuerId: string }): void {
  tx.afterCommit(() => tx.scope.parts.topics.publish('contract.changed', id, { contractId: id, issuerId }));
}
