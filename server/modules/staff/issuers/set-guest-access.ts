import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked } from '../../identity/index.ts';
import { leadersOf, lockIssuer, writeGuestAccess } from './issuer-account.writes.ts';

/**
 * Sets whether admins of the caller's organisation see the personal data of its guests. It applies to their next
 * request; their open websockets are closed, so that subscriptions begin again with the new right.
 * @throws Forbidden unless the caller is an owner
 */
export async function setGuestAccess(scope: Scope, adminsSeeGuests: boolean): Promise<void> {
  const { userId, role, issuerId } = signedIn(scope.actor);
  if (role !== 'issuer_owner' || issuerId === null) throw new Forbidden();
  await inTransaction(scope, async (tx) => {
    // In the order of every other change of people and their organisation.
    const leaders = await leadersOf(tx, issuerId);
    await lockIssuer(tx, issuerId);
    if (!(await writeGuestAccess(tx, issuerId, adminsSeeGuests))) return;
    for (const { id } of leaders) if (id !== userId) announceRevoked(tx, id);
    await tx.audit({
      action: 'issuer.set_guest_access',
      entityType: 'issuer',
      entityId: issuerId,
      issuerId,
      details: { adminsSeeGuests },
    });
  });
}
