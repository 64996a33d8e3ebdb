import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, endSessions } from '../../identity/index.ts';
import { announcePerson, announceStanding, changePerson } from './change-person.ts';
import { notifyOwners, requireMaySuspendOwner } from './owner-change.ts';
import { AlreadySo } from './user-account.failures.ts';
import type { UserAccountRecord } from './user-account.reads.ts';
import { writeStatus } from './user-account.writes.ts';

/**
 * Suspends a person: their sessions end and their API keys stop working, at once. Their signatures do not count
 * meanwhile.
 * @throws as `changePerson`, and AlreadySo, LastOwner, OwnersDecide, FreshSignInNeeded
 */
export async function suspendUser(scope: Scope, userId: string): Promise<UserAccountRecord> {
  return changePerson(scope, {
    userId,
    own: 'You cannot suspend yourself.',
    write: async (tx, person, { manager }) => {
      if (person.status === 'suspended') throw new AlreadySo(`${person.name} is suspended already.`);
      const ownerOf = person.role === 'issuer_owner' ? person.issuerId : null;
      if (ownerOf !== null) await requireMaySuspendOwner(tx, { manager, issuerId: ownerOf, ownerId: userId });
      await writeStatus(tx, userId, 'suspended');
      if (ownerOf !== null)
        await notifyOwners(tx, { issuerId: ownerOf, person, event: 'suspended', by: manager.name });
      const ended = await endSessions(tx, userId, 'suspended', { except: null });
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId);
      await announceStanding(tx, userId);
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
 * @throws as `changePerson`, and AlreadySo
 */
export async function activateUser(scope: Scope, userId: string): Promise<UserAccountRecord> {
  return changePerson(scope, {
    userId,
    own: 'Your account is active.',
    write: async (tx, person, { manager }) => {
      if (person.status === 'active') throw new AlreadySo(`${person.name} is active already.`);
      await writeStatus(tx, userId, 'active');
      if (person.role === 'issuer_owner' && person.issuerId !== null)
        await notifyOwners(tx, { issuerId: person.issuerId, person, event: 'activated', by: manager.name });
      announcePerson(tx, userId, person.issuerId);
      await announceStanding(tx, userId);
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
