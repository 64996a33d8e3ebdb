import { signedIn } from '../../../access/actor.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { BadInput } from '../../../failures.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { announceSelf } from '../accounts/announce-self.ts';
import { endSessions } from './session.writes.ts';

/**
 * Ends the named session of the caller, or the one that he calls with. A session that is over, or was
 * never his, stays what it is: logging out always succeeds for the one who wants to be out.
 */
export async function logout(scope: Scope, given: string | null | undefined): Promise<void> {
  const { userId, sessionId: own } = signedIn(scope.actor);
  const id = given ?? own;
  if (id === null) throw new BadInput([{ field: 'sessionId', message: 'Please name the session to end.' }]);
  if (!isUuid(id)) return;
  await inTransaction(scope, async (tx) => {
    const ended = await endSessions(tx, userId, 'logout', { only: id });
    if (ended.length === 0) return;
    announceSelf(tx);
    await tx.audit({ action: 'auth.logout', entityType: 'session', entityId: id });
  });
}
