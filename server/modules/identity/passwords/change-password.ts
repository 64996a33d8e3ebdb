import { signedIn } from '../../../access/actor.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Scope } from '../../../scope.ts';
import { queueMail } from '../../mail/index.ts';
import type { Account } from '../accounts/account.reads.ts';
import { refuse } from '../accounts/account.rules.ts';
import { updatePassword } from '../accounts/account.writes.ts';
import { findKeySession } from '../api-keys/api-key.reads.ts';
import { WrongPassword } from '../identity.failures.ts';
import { endSessions } from '../sessions/session.writes.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordFaults } from './password.rules.ts';

/**
 * Ends every session but the one that asks, or that the asking API key was made with. Wrong guesses count as failed logins of the account.
 * @throws BadInput, WrongPassword, RateLimited
 */
export async function changePassword(scope: Scope, current: string, wanted: string): Promise<void> {
  const { userId, email, sessionId, apiKeyId } = signedIn(scope.actor);
  const kept = sessionId ?? (apiKeyId === null ? null : await findKeySession(scope, apiKeyId));
  refuse(passwordFaults(wanted, 'newPassword', email));
  const { name } = await confirmed(scope, userId, current);
  const passwordHash = await scope.parts.credentials.passwords.hash(wanted);
  await inTransaction(scope, async (tx) => {
    await updatePassword(tx, userId, passwordHash);
    const ended = await endSessions(tx, userId, 'password_changed', { except: kept });
    await queueMail(tx, {
      kind: 'password_changed',
      recipient: email,
      payload: { name },
      language: tx.scope.language,
    });
    const details = { sessionsEnded: ended.length };
    await tx.audit({ action: 'password.change', entityType: 'user', entityId: userId, details });
  });
}

async function confirmed(scope: Scope, userId: string, password: string): Promise<Account> {
  try {
    return await confirmPassword(scope, password);
  } catch (failure) {
    if (failure instanceof WrongPassword) await recordRefusal(scope, userId, failure);
    throw failure;
  }
}

async function recordRefusal(scope: Scope, userId: string, failure: WrongPassword): Promise<void> {
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'password.change',
      entityType: 'user',
      entityId: userId,
      success: false,
      error: failure.code,
    }),
  );
}
