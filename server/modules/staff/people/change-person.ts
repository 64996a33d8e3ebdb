import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { NotYoursToChange, OwnAccount } from './user-account.failures.ts';
import { readAccount, type UserAccountRecord } from './user-account.reads.ts';
import { type ManagedPeople, managedBy, mayChange } from './user-account.rules.ts';
import { contractsSignedBy, type LockedPerson, lockPeople } from './user-account.writes.ts';

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
export async function announceSignedContracts(tx: Tx, userId: string): Promise<void> {
  const contracts = await contractsSignedBy(tx, userId);
  tx.afterCommit(() => {
    for (const contract of contracts)
      tx.scope.services.topics.publish('contract.changed', contract.contractId, contract);
  });
}

interface PersonChange {
  userId: string;
  /** Error message for a change of the actor's own account. */
  ownAccountMessage: string;
  write(tx: Tx, person: LockedPerson, managed: ManagedPeople): Promise<void>;
}

/**
 * Changes a person whom the actor manages, with both rows locked.
 * @returns the account as it is now; as it was before, when it left the manager's organisation
 * @throws Unauthenticated, Forbidden, NotFound, OwnAccount, NotYoursToChange
 */
export async function changePerson(
  scope: Scope,
  { userId, ownAccountMessage, write }: PersonChange,
): Promise<UserAccountRecord> {
  const managed = managedBy(scope.actor);
  if (userId === managed.manager.userId) throw new OwnAccount(ownAccountMessage);
  const before = await findOrFail('user', userId, () => readAccount(scope, managed, userId));
  // A person who leaves an organisation is written past its row-level security; the manager's right was checked above.
  const person = await inTransaction(
    scope,
    async (tx) => {
      const locked = await lockPeople(tx, [userId, managed.manager.userId]);
      const subject = requireStillManaged(managed, locked, userId);
      await write(tx, subject, managed);
      return subject;
    },
    SYSTEM_TENANCY,
  );
  return (await readAccount(scope, managed, userId)) ?? { ...before, ...person, issuerName: null };
}

/** Checks both again under the lock: they may have changed since they were read. */
function requireStillManaged(
  managed: ManagedPeople,
  locked: Map<string, LockedPerson>,
  userId: string,
): LockedPerson {
  const { manager } = managed;
  const [own, subject] = [locked.get(manager.userId), locked.get(userId)];
  if (own?.status !== 'active' || own.role !== manager.role || own.issuerId !== manager.issuerId)
    throw new Forbidden();
  const seen = managed.issuerId === null || subject?.issuerId === managed.issuerId;
  if (!subject || !seen) throw new NotFound('user');
  if (!mayChange(manager, subject)) throw new NotYoursToChange();
  return subject;
}
