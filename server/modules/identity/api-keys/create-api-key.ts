import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { AccountRightByOwner, mayGiveAccountRight } from '../../account-changes/index.ts';
import { KeysNotForAttendees } from '../identity.failures.ts';
import type { ApiKeyRow } from './api-key.row.ts';
import { keyExpiry, MAX_ACTIVE_KEYS, makeKey, mayHaveKeys } from './api-key.rules.ts';
import { insertKey, lockKeys, revokeOldest } from './api-key.writes.ts';
import { announceRevoked } from './revoke-api-key.ts';

/**
 * Creates a key for the caller. Its text is returned once and never stored. An eleventh key revokes the oldest.
 * @param canChangeAccounts whether it may change accounts that income goes to
 * @throws KeysNotForAttendees, AccountRightByOwner
 */
export async function createApiKey(
  scope: Scope,
  canChangeAccounts = false,
): Promise<{ key: string; row: ApiKeyRow }> {
  const actor = signedIn(scope.actor);
  const { userId, role, sessionId } = actor;
  if (!mayHaveKeys(role)) throw new KeysNotForAttendees();
  if (canChangeAccounts && !mayGiveAccountRight(actor)) throw new AccountRightByOwner();
  const { key, prefix, hash } = makeKey(scope.ids.secret);
  const createdAt = scope.clock.now();
  const made = {
    id: scope.ids.uuid(),
    userId,
    prefix,
    hash,
    sessionId,
    canChangeAccounts,
    createdAt,
    expiresAt: keyExpiry(createdAt),
  };
  await inTransaction(scope, async (tx) => {
    await lockKeys(tx, userId);
    const dropped = await revokeOldest(tx, userId, MAX_ACTIVE_KEYS - 1);
    await insertKey(tx, made);
    for (const id of dropped) await tx.audit({ action: 'key.revoke', entityType: 'api_key', entityId: id });
    const details = { prefix, ...(canChangeAccounts && { can_change_accounts: true }) };
    await tx.audit({ action: 'key.create', entityType: 'api_key', entityId: made.id, details });
    if (dropped.length > 0) announceRevoked(tx, userId);
  });
  return { key, row: { ...made, lastUsedAt: null, revokedAt: null } };
}
