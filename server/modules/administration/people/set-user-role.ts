import type { Role } from '../../../access/roles.ts';
import { BadInput } from '../../../failures.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { announceRevoked, endSessions } from '../../identity/index.ts';
import { announcePerson, announceStanding } from './announce-person.ts';
import { changePerson } from './change-person.ts';
import { AlreadySo, IssuerNeeded, RoleNotYours } from './people.failures.ts';
import { issuerFor, rolesToGive } from './people.policy.ts';
import { issuerExists, writeRole } from './people.writes.ts';
import type { UserAccountRecord } from './user-account.record.ts';

/**
 * Gives a person another role. He is signed out everywhere and comes back as what he is now; his keys follow his role.
 * @param issuerId the organiser of a role that belongs to one; left out, the one that he is in
 * @throws as `changePerson`, and RoleNotYours, IssuerNeeded, AlreadySo
 */
export async function setUserRole(
  scope: Scope,
  wish: { userId: string; role: Role; issuerId?: string | null | undefined },
): Promise<UserAccountRecord> {
  const { userId, role } = wish;
  return changePerson(scope, {
    userId,
    own: 'You cannot change your own role.',
    write: async (tx, person, { manager, issuerId: own }) => {
      if (!rolesToGive(manager).includes(role)) throw new RoleNotYours();
      // Whoever looks after one organisation moves nobody into another.
      const issuerId = issuerFor(role, own ?? wish.issuerId ?? null, person.issuerId);
      if (role.startsWith('issuer_') && issuerId === null) throw new IssuerNeeded();
      if (issuerId !== null && !(isUuid(issuerId) && (await issuerExists(tx, issuerId))))
        throw new BadInput([{ field: 'issuerId', message: 'There is no such organiser.' }]);
      if (person.role === role && person.issuerId === issuerId)
        throw new AlreadySo(`${person.name} already has this role.`);
      await writeRole(tx, userId, role, issuerId);
      const ended = await endSessions(tx, userId, 'role_changed', { except: null });
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId, issuerId);
      await announceStanding(tx, userId);
      await tx.audit({
        action: 'user.role_change',
        entityType: 'user',
        entityId: userId,
        issuerId: issuerId ?? person.issuerId,
        details: { email: person.email, from: person.role, to: role, sessionsEnded: ended.length },
      });
      Object.assign(person, { role, issuerId });
    },
  });
}
