import type { Tx } from '../../../platform/db/in-transaction.ts';
import { contractsSignedBy } from './people.writes.ts';

/** Tells those who look after him, before and after, once the change is there. */
export function announcePerson(tx: Tx, userId: string, ...issuers: (string | null)[]): void {
  tx.afterCommit(() => {
    for (const issuer of new Set(issuers.map((id) => id ?? ('none' as const))))
      tx.scope.services.topics.publish('person.changed', issuer, { userId });
  });
}

/** Contracts and rounds count the signatures of those who are active: whoever looks at one reads it again. */
export async function announceStanding(tx: Tx, userId: string): Promise<void> {
  const contracts = await contractsSignedBy(tx, userId);
  tx.afterCommit(() => {
    for (const contract of contracts)
      tx.scope.services.topics.publish('contract.changed', contract.contractId, contract);
  });
}
