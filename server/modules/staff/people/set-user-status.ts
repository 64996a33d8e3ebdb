import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, endSessions } from '../../identity/index.ts';
import { announcePerson, announceSignedContracts, changePerson } from './change-person.ts';
import { notifyOwners, requireMaySuspendOwner } from './owner-change.ts';
import { Unchanged } from './user-account.failures.ts';
import type { UserAccountRecord } from './user-account.reads.ts';
import { ownedIssuer } from './user-account.rules.ts';
import { writeStatus } from './user-account.writes.ts';

/**
 * Suspends a person: their sessions end and their API keys stop working, at once. Their signatures do not count
 * meanwhile.
 * @throws as `changePerson`, and Unchanged, LastOwner, OwnersDecide, FreshSignInNeeded
 */
export async function suspendUser(scope: Scope, userId: string): Promise<UserAccountRecord> {
  return changePerson(scope, {
    userId,
    ownAccountMessage: 'You cannot suspend yourself.',
    write: async (tx, person, { manager }) => {
      if (person.status === 'suspended') throw new Unchanged(`${person.name} is suspended already.`);
      const issuerId = ownedIssuer(person);
      if (issuerId !== null) await requireMaySuspendOwner(tx, { manager, issuerId, ownerId: userId });
      await writeStatus(tx, userId, 'suspended');
      if (issuerId !== null)
        await notifyOwners(tx, { issuerId, person, event: 'suspended', by: manager.name });
      const ended = await endSessions(tx, userId, 'suspended', { except: null });
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId);
      await announceSignedContracts(tx, userId);
      await tx.audit({
        action: 'user.suspend',
        entityType: 'user',
        entityId: userId,
        issuerId: person.issuerId,
        details: { email: person.email, sessionsEnded: ended.length },
      });
    },
  });
}

/**
 * Reactivates a suspended person. Ended sessions stay ended; API keys work again.
 * @throws as `changePerson`, and Unchanged
 */
export async function activateUser(scope: Scope, userId: string): Promise<UserAccountRecord> {
  return changePerson(scope, {
    userId,
    ownAccountMessage: 'Your account is active.',
    write: async (tx, person, { manager }) => {
      if (person.status === 'active') throw new Unchanged(`${person.name} is active already.`);
      await writeStatus(tx, userId, 'active');
      const issuerId = ownedIssuer(person);
      if (issuerId !== null)
        await notifyOwners(tx, { issuerId, person, event: 'activated', by: manager.name });
      announcePerson(tx, userId, person.issuerId);
      await announceSignedContracts(tx, userId);
      await tx.audit({
        action: 'user.activate',
        entityType: 'user',
        entityId: userId,
        issuerId: person.issuerId,
        details: { email: person.email },
      });
    },
  });
}
