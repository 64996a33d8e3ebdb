import { signedIn } from '../../../access/actor.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Scope } from '../../../scope.ts';
import { queueMail } from '../../mail/index.ts';
import { findAccount } from '../accounts/account.reads.ts';
import { refuse } from '../accounts/account.rules.ts';
import { updatePassword } from '../accounts/account.writes.ts';
import { WrongPassword } from '../identity.failures.ts';
import { endSessions } from '../sessions/session.writes.ts';
import { passwordFaults } from './password.rules.ts';

/**
 * Ends every session but the one that asks. Wrong guesses count as failed logins of the account.
 * @throws BadInput, WrongPassword, RateLimited
 */
export async function changePassword(scope: Scope, current: string, wanted: string): Promise<void> {
  const { userId, email, sessionId } = signedIn(scope.actor);
  const { limits, credentials } = scope.parts;
  refuse(passwordFaults(wanted, 'newPassword', email));
  const subject = { account: email };
  await limits.consume('login', subject);
  const account = await findAccount(scope, userId);
  if (!(await credentials.passwords.matches(account?.passwordHash, current)))
    return refuseWrong(scope, userId);
  await limits.forgive('login', subject);
  const passwordHash = await credentials.passwords.hash(wanted);
  await inTransaction(scope, async (tx) => {
    await updatePassword(tx, userId, passwordHash);
    const ended = await endSessions(tx, userId, 'password_changed', { except: sessionId });
    await queueMail(tx, { kind: 'password_changed', recipient: email, payload: { name: account?.name } });
    const details = { sessionsEnded: ended.length };
    await tx.audit({ action: 'password.change', entityType: 'user', entityId: userId, details });
  });
}

async function refuseWrong(scope: Scope, userId: string): Promise<never> {
  const failure = new WrongPassword();
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'password.change',
      entityType: 'user',
      entityId: userId,
      success: false,
      error: failure.code,
    }),
  );
  throw failure;
}
