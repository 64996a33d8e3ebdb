import { identified, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Account, findAccount } from '../accounts/account.reads.ts';
import { WrongPassword } from '../identity.failures.ts';

/**
 * Checks that the caller knows the account's password. Wrong guesses are counted for the account across networks, and
 * do not block signing in.
 * @param action audit action under which a wrong guess is recorded; omitted: not recorded
 * @returns the account
 * @throws WrongPassword, RateLimited
 */
export async function confirmPassword(scope: Scope, password: string, action?: string): Promise<Account> {
  const { userId, email } = identified(scope.actor);
  const { limits, credentials } = scope.services;
  const subject = { account: email };
  await limits.consume('login', subject);
  const account = await findAccount(scope, userId);
  if (!account || !(await credentials.passwords.matches(account.passwordHash, password))) {
    const failure = new WrongPassword();
    if (action !== undefined) await recordRefusal(scope, userId, { action, error: failure.code });
    throw failure;
  }
  await limits.forgive('login', subject);
  return account;
}

async function recordRefusal(
  scope: Scope,
  userId: string,
  refusal: { action: string; error: string },
): Promise<void> {
  const entry = { ...refusal, entityType: 'user', entityId: userId, success: false };
  await inTransaction(scope, (tx) => tx.audit(entry), SYSTEM_TENANCY);
}
