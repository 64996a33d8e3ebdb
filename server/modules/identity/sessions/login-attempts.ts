import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Account, findAccountByEmail } from '../accounts/account.reads.ts';

/**
 * Counts a password attempt before the password is checked. Attempts count for the network, and for the account and
 * network together, so that wrong passwords from elsewhere lock no user out. Attempts from many networks share a limit
 * of their own, from which networks that the account has signed in from are exempt.
 * @returns the account of the address; undefined without one, for which the same counts
 * @throws RateLimited with the time of the next attempt
 */
export async function countAttempt(scope: Scope, email: string): Promise<Account | undefined> {
  const { limits } = scope.services;
  await limits.consume('login', { address: scope.address, account: email });
  const account = await findAccountByEmail(scope, email);
  if (!(account && (await hasSignedInFromHere(scope, account.id))))
    await limits.consume('login_anywhere', { account: email });
  return account;
}

/** Resets the failed attempts of an account in this network only. */
export async function forgiveAttempts(scope: Scope, email: string): Promise<void> {
  await scope.services.limits.forgive('login', { address: scope.address, account: email });
}

/** Sessions are kept for a month after their end. */
async function hasSignedInFromHere({ db, address, services }: Scope, userId: string): Promise<boolean> {
  const rows = await db.read<{ address: string }>(SYSTEM_TENANCY, {
    name: 'networks-of-account',
    text: 'SELECT DISTINCT address FROM sessions WHERE user_id = $1 AND address IS NOT NULL LIMIT 200',
    values: [userId],
  });
  return rows.some((known) => services.limits.isSameNetwork(known.address, address));
}
