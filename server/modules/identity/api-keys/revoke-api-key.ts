import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { revokeKey, revokeOldest } from './api-key.writes.ts';

/** Revokes a key of the caller with immediate effect. @throws NotFound */
export async function revokeApiKey(scope: Scope, id: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  await inTransaction(scope, async (tx) => {
    if (!isUuid(id) || !(await revokeKey(tx, userId, id))) throw new NotFound('key');
    await tx.audit({ action: 'key.revoke', entityType: 'api_key', entityId: id });
    announceRevoked(tx, userId);
  });
}

/** Revokes every key of an account with immediate effect. @returns how many were valid */
export async function revokeAllKeys(tx: Tx, userId: string): Promise<number> {
  const revoked = await revokeOldest(tx, userId, 0);
  announceRevoked(tx, userId);
  return revoked.length;
}

/** Publishes `session.ended` without a session id, which makes every connection of the user authenticate again. */
export function announceRevoked(tx: Tx, userId: string): void {
  tx.afterCommit(() => tx.scope.services.topics.publish('session.ended', 'all', { sessionId: null, userId }));
}
