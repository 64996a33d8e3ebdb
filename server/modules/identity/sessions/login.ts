import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Account, actingAs, findAccountByEmail } from '../accounts/account.reads.ts';
import { auditedEmail } from '../accounts/account.rules.ts';
import { announceSelf, updateLastLogin, useTemporaryPassword } from '../accounts/account.writes.ts';
import { AccountSuspended, TemporaryPasswordSpent, WrongCredentials } from '../identity.failures.ts';
import { readKnownAddresses } from './session.reads.ts';
import { insertSession } from './session.writes.ts';

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

async function hasSignedInFromHere({ db, address, services }: Scope, userId: string): Promise<boolean> {
  const known = await readKnownAddresses(db, userId);
  return known.some((one) => services.limits.isSameNetwork(one, address));
}

export interface Login {
  token: string;
  expiresAt: Date;
  sessionId: string;
  /** Scope with the signed-in user as its actor. */
  scope: Scope;
}

/**
 * Opens a session. Failures are counted (see countAttempt), successful logins are not. An unknown address takes as long
 * as a wrong password and gets the same error. A temporary password opens one session: a second attempt is refused.
 * @throws WrongCredentials, AccountSuspended, TemporaryPasswordSpent, RateLimited
 */
export async function login(scope: Scope, email: string, password: string): Promise<Login> {
  const account = await countAttempt(scope, email);
  const matches = await scope.services.credentials.passwords.matches(account?.passwordHash, password);
  if (!account || !matches) return refuse(scope, email, new WrongCredentials());
  if (account.status === 'suspended') return refuse(scope, email, new AccountSuspended());
  await forgiveAttempts(scope, email);
  return open(scope, account).catch((error: unknown) => {
    if (error instanceof TemporaryPasswordSpent) return refuse(scope, email, error);
    throw error;
  });
}

async function open(scope: Scope, account: Account): Promise<Login> {
  const { credentials, config } = scope.services;
  const sessionId = scope.ids.uuid();
  const now = scope.clock.now();
  // A token's times are whole seconds; the session expires with the token.
  const expiresAt = new Date(Math.floor(now.getTime() / 1_000 + config.tokenLifetimeSeconds) * 1_000);
  const own = actingAs(scope, account, sessionId);
  await inTransaction(
    own,
    async (tx) => {
      if (account.hasTemporaryPassword && !(await useTemporaryPassword(tx, account.id)))
        throw new TemporaryPasswordSpent();
      const { address, userAgent } = scope;
      await insertSession(tx, {
        id: sessionId,
        userId: account.id,
        createdAt: now,
        expiresAt,
        address,
        userAgent,
      });
      await updateLastLogin(tx, account.id);
      announceSelf(tx);
      await tx.audit({ action: 'auth.login', entityType: 'session', entityId: sessionId });
    },
    SYSTEM_TENANCY,
  );
  const { id: userId, name, email, role, phone } = account;
  const token = await credentials.tokens.sign({ sessionId, userId, name, email, role, phone }, expiresAt);
  return { token, expiresAt, sessionId, scope: own };
}

/** Commits the audit entry before it throws the failure. */
async function refuse(scope: Scope, email: string, failure: Failure): Promise<never> {
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'auth.login_failed',
      entityType: 'user',
      details: { email: auditedEmail(email) },
      success: false,
      error: failure.code,
    }),
  );
  throw failure;
}
