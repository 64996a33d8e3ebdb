import type { Scope } from '../../../platform/scope.ts';
import { announcePerson, announceStanding } from './announce-person.ts';
import { changePerson } from './change-person.ts';
import { notifyOwners } from './owner-change.ts';
import { AlreadySo } from './people.failures.ts';
import { writeStatus } from './people.writes.ts';
import type { UserAccountRecord } from './user-account.record.ts';

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
