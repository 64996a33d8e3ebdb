import { identified, SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import { endSessions, ownsSession } from './session.writes.ts';

/**
 * Ends the named session of the caller, or the current one. Succeeds also when the caller's session has already ended.
 * @throws NotFound for an unknown session, and for one of another user
 */
export async function logout(scope: Scope, given: string | null | undefined): Promise<void> {
  const { userId, sessionId: own } = identified(scope.actor);
  const id = given ?? own;
  if (id === null) throw new BadInput([{ field: 'sessionId', message: 'Please name the session to end.' }]);
  if (!isUuid(id)) throw new NotFound('session');
  const work = async (tx: Tx): Promise<void> => {
    const ended = await endSessions(tx, userId, 'logout', { only: id });
    if (ended.length === 0) {
      if (await ownsSession(tx, userId, id)) return;
      throw new NotFound('session');
    }
    announceSelf(tx);
    await tx.audit({ action: 'auth.logout', entityType: 'session', entityId: id });
  };
  // Bypasses row-level security, which blocks writes to organisation rows with a temporary password.
  await inTransaction(scope, work, SYSTEM_TENANCY);
}

/** Ends every session of the caller but the current one. Keys of programs go on. @returns how many were running */
export async function endOtherSessions(scope: Scope): Promise<number> {
  const { userId, sessionId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const ended = await endSessions(tx, userId, 'ended_by_user', { except: sessionId });
    announceSelf(tx);
    const details = { sessions: ended.length };
    await tx.audit({ action: 'session.end_others', entityType: 'user', entityId: userId, details });
    return ended.length;
  });
}

/** Ends a running session of the caller, on another device or this one. @throws NotFound */
export async function endSession(scope: Scope, id: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  if (!isUuid(id)) throw new NotFound('session');
  await inTransaction(scope, async (tx) => {
    const ended = await endSessions(tx, userId, 'ended_by_user', { only: id });
    if (ended.length === 0) throw new NotFound('session');
    announceSelf(tx);
    await tx.audit({ action: 'session.end', entityType: 'session', entityId: id });
  });
}
