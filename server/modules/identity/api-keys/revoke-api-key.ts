import { signedIn } from '../../../access/actor.ts';
import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import { NotFound } from '../../../failures.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { revokeKey, revokeOldest } from './api-key.writes.ts';

/** Revokes a key of the caller, at once. @throws NotFound */
export async function revokeApiKey(scope: Scope, id: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  if (!isUuid(id)) throw new NotFound('The key');
  await inTransaction(scope, async (tx) => {
    if (!(await revokeKey(tx, userId, id))) throw new NotFound('The key');
    await tx.audit({ action: 'key.revoke', entityType: 'api_key', entityId: id });
    announceRevoked(tx, userId);
  });
}

/** Revokes every key of an account, at once. @returns how many counted until then */
export async function revokeAllKeys(tx: Tx, userId: string): Promise<number> {
  const revoked = await revokeOldest(tx, userId, 0);
  announceRevoked(tx, userId);
  return revoked.length;
}

/** Without a session named, everything that the user is connected with proves itself again. */
export function announceRevoked(tx: Tx, userId: string): void {
  tx.afterCommit(() => tx.scope.parts.topics.publish('session.ended', 'all', { sessionId: null, userId }));
}
