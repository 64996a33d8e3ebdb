import type { Tx } from '../../../platform/db/in-transaction.ts';
import { revokeOldest } from '../api-keys/api-key.writes.ts';
import { announceRevoked } from '../api-keys/revoke-api-key.ts';
import { voidLinks } from '../links/link.writes.ts';
import { endSessions } from '../sessions/session.writes.ts';
import type { Account } from './account.reads.ts';

/**
 * Hands an account whose address was never confirmed to the owner of the mailbox. Name and password are replaced; the
 * sessions, API keys, mailed links and signing key of the person who registered it stop working.
 * @param account with the new name and password hash
 * @returns false when the address was confirmed meanwhile: nothing is changed
 */
export async function claimAccount(tx: Tx, account: Account): Promise<boolean> {
  const { id, name, passwordHash } = account;
  const claimed = await tx.query(
    `UPDATE users SET name = $2, password_hash = $3, phone = NULL, temporary_until = NULL, temporary_used_at = NULL,
       email_verified_at = $4 WHERE id = $1 AND email_verified_at IS NULL AND status = 'active' RETURNING id`,
    [id, name, passwordHash, tx.scope.clock.now()],
  );
  if (claimed.length === 0) return false;
  await tx.query('DELETE FROM own_signing_keys WHERE user_id = $1', [id]);
  await revokeOldest(tx, id, 0);
  for (const purpose of ['reset_password', 'verify_email'] as const) await voidLinks(tx, id, purpose);
  await endSessions(tx, id, 'password_changed', { except: null });
  announceRevoked(tx, id);
  await tx.audit({ action: 'auth.claim', entityType: 'user', entityId: id });
  return true;
}
