import type { Tx } from '../../../platform/db/in-transaction.ts';
import { ApiKeyRow } from './api-key.row.ts';

/** Locks the user's row, so that concurrent calls cannot exceed the limit of keys. */
export async function lockKeys(tx: Tx, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** Revokes the oldest valid keys until at most `left` remain. Returns the ids of the revoked keys. */
export async function revokeOldest(tx: Tx, userId: string, left: number): Promise<string[]> {
  const revoked = await tx.query<{ id: string }>(
    `UPDATE api_keys SET revoked_at = $2 WHERE id IN (
       SELECT id FROM api_keys WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2
       ORDER BY created_at DESC, id DESC OFFSET $3)
     RETURNING id`,
    [userId, tx.scope.clock.now(), left],
  );
  return revoked.map((key) => key.id);
}

export async function insertKey(tx: Tx, key: Omit<ApiKeyRow, 'lastUsedAt' | 'revokedAt'>): Promise<void> {
  await tx.manager.insert(ApiKeyRow, key);
}

/** Revokes the keys that were created with the session. */
export async function revokeKeysOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.query('UPDATE api_keys SET revoked_at = $2 WHERE session_id = $1 AND revoked_at IS NULL', [
    sessionId,
    tx.scope.clock.now(),
  ]);
}

/** Returns true when the user had this key and it was not revoked. */
export async function revokeKey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const revoked = await tx.query(
    'UPDATE api_keys SET revoked_at = $3 WHERE id = $2 AND user_id = $1 AND revoked_at IS NULL RETURNING id',
    [userId, id, tx.scope.clock.now()],
  );
  return revoked.length > 0;
}
