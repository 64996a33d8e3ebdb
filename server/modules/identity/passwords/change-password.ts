import { identified, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { updatePassword } from '../accounts/account.writes.ts';
import { findKeySession } from '../api-keys/api-key.reads.ts';
import { revokeAllKeys } from '../api-keys/revoke-api-key.ts';
import { readMethods } from '../factors/factor.reads.ts';
import { endSessions } from '../sessions/session.writes.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordFaults } from './password.rules.ts';

/**
 * Changes the caller's password and ends every API key and every session except the caller's own (or the one that
 * created the calling API key), because they were created with the old password. Wrong guesses are counted.
 * @throws BadInput, WrongPassword, RateLimited
 */
export async function changePassword(scope: Scope, current: string, wanted: string): Promise<void> {
  const { userId, email, sessionId, apiKeyId } = identified(scope.actor);
  const kept = sessionId ?? (apiKeyId === null ? null : await findKeySession(scope, apiKeyId));
  const hasSecondFactor = (await readMethods(scope, userId)).length > 0;
  refuseFaults(passwordFaults(wanted, 'newPassword', { email, hasSecondFactor }));
  const { name } = await confirmPassword(scope, current, 'password.change');
  const passwordHash = await scope.services.credentials.passwords.hash(wanted);
  const work = async (tx: Tx): Promise<void> => {
    await updatePassword(tx, userId, passwordHash);
    const ended = await endSessions(tx, userId, 'password_changed', { except: kept });
    const keysRevoked = await revokeAllKeys(tx, userId);
    await queueMail(tx, {
      kind: 'password_changed',
      recipient: email,
      payload: { name },
      language: tx.scope.language,
    });
    const details = { sessionsEnded: ended.length, keysRevoked };
    await tx.audit({ action: 'password.change', entityType: 'user', entityId: userId, details });
  };
  await inTransaction(scope, work, SYSTEM_TENANCY);
}
