import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, endSessions, revokeKey, revokeKeysOfSession } from '../../identity/index.ts';
import { announcePerson, changePerson } from '../people/change-person.ts';
import { findDeviceOwner } from './validator.reads.ts';

/**
 * Cuts a device off at once: its session, the keys made with it, and its open connections.
 * @param id of a session, or of a key without one
 * @throws as `changePerson`
 */
export async function revokeDevice(scope: Scope, id: string): Promise<void> {
  const userId = await findOrFail('device', id, () => findDeviceOwner(scope, id));
  await changePerson(scope, {
    userId,
    ownAccountMessage: 'Your own devices are in Settings.',
    write: async (tx, person) => {
      const ended = await endSessions(tx, userId, 'device_revoked', { only: id });
      if (ended.length > 0) await revokeKeysOfSession(tx, id);
      else if (!(await revokeKey(tx, userId, id))) throw new NotFound('device');
      announceRevoked(tx, userId);
      announcePerson(tx, userId, person.issuerId);
      await tx.audit({
        action: 'device.revoke',
        entityType: ended.length > 0 ? 'session' : 'api_key',
        entityId: id,
        issuerId: person.issuerId,
        details: { email: person.email },
      });
    },
  });
}
