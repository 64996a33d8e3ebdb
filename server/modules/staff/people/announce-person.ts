import type { Tx } from '../../../platform/db/in-transaction.ts';
import { contractsSignedBy } from './people.writes.ts';

/** Notifies the managers of the person, before and after the change, once it is committed. */
export function announcePerson(tx: Tx, userId: string, ...issuers: (string | null)[]): void {
  tx.afterCommit(() => {
    for (const issuer of new Set(issuers.map((id) => id ?? ('none' as const))))
      tx.scope.services.topics.publish('person.changed', issuer, { userId });
  });
}

/**
 * Publishes the change of each contract that the person signs, because contracts and rounds count the signatures of
 * active people.
 */
export async function announceStanding(tx: Tx, userId: string): Promise<void> {
  const contracts = await contractsSignedBy(tx, userId);
  tx.afterCommit(() => {
    for (const contract of contracts)
      tx.scope.services.topics.publish('contract.changed', contract.contractId, contract);
  });
}
