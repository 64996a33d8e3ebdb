import { identified } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import { type Account, findAccount } from '../accounts/account.reads.ts';
import { WrongPassword } from '../identity.failures.ts';

/**
 * Proof that it is still the account's owner who sits there. Wrong guesses are counted for the account, in whichever
 * network, and shut nobody out of signing in.
 * @returns the account
 * @throws WrongPassword, RateLimited
 */
export async function confirmPassword(scope: Scope, password: string): Promise<Account> {
  const { userId, email } = identified(scope.actor);
  const { limits, credentials } = scope.parts;
  const subject = { account: email };
  await limits.consume('login', subject);
  const account = await findAccount(scope, userId);
  if (!account || !(await credentials.passwords.matches(account.passwordHash, password)))
    throw new WrongPassword();
  await limits.forgive('login', subject);
  return account;
}
