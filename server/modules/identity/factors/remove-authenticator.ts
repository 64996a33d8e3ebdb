import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import {
  countAuthenticators,
  deleteAuthenticator,
  deleteRecoveryCodes,
  lockFactors,
} from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';

/** Removes a factor of the caller. The recovery codes go with the last one. @throws NotFound */
export async function removeAuthenticator(scope: Scope, id: string): Promise<void> {
  const actor = signedIn(scope.actor);
  const { userId } = actor;
  if (!isUuid(id)) throw new NotFound('authenticator');
  await inTransaction(scope, async (tx) => {
    await lockFactors(tx, userId);
    const removed = await deleteAuthenticator(tx, userId, id);
    if (!removed) throw new NotFound('authenticator');
    if ((await countAuthenticators(tx, userId)) === 0) await deleteRecoveryCodes(tx, userId);
    announceSelf(tx);
    await notifySecurity(tx, actor, removed.kind === 'passkey' ? 'passkey_removed' : 'app_removed');
    await tx.audit({
      action: 'authenticator.remove',
      entityType: 'authenticator',
      entityId: id,
      details: { kind: removed.kind },
    });
  });
}
