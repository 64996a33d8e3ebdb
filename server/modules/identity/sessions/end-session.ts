import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/announce-self.ts';
import { endSessions } from './session.writes.ts';

/** Ends a running session of the caller, on another device or this one. @throws NotFound */
export async function endSession(scope: Scope, id: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  if (!isUuid(id)) throw new NotFound('The session');
  await inTransaction(scope, async (tx) => {
    const ended = await endSessions(tx, userId, 'ended_by_user', { only: id });
    if (ended.length === 0) throw new NotFound('The session');
    announceSelf(tx);
    await tx.audit({ action: 'session.end', entityType: 'session', entityId: id });
  });
}
