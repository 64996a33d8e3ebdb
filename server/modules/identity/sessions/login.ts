import { readDevice } from '../../../lib/devices/device.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Failure } from '../../../platform/failures.ts';
import { addressKey, RateLimited } from '../../../platform/http/rate-limit.rules.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Account, actingAs, findAccountByEmail } from '../accounts/account.reads.ts';
import { auditedEmail } from '../accounts/account.rules.ts';
import {
  announceSelf,
  startGrace,
  updateLastLogin,
  useTemporaryPassword,
} from '../accounts/account.writes.ts';
import { SecondFactorRequired } from '../factors/factor.failures.ts';
import { readMethods } from '../factors/factor.reads.ts';
import type { FactorMethod } from '../factors/factor.rules.ts';
import { insertChallenge } from '../factors/factor.writes.ts';
import { notifySecurity } from '../factors/notify-security.ts';
import { readPasskeys } from '../factors/passkey.writes.ts';
import { stopRecovery } from '../factors/recover-factors.ts';
import { authenticationOptions } from '../factors/webauthn.ts';
import { AccountSuspended, TemporaryPasswordSpent, WrongCredentials } from '../identity.failures.ts';
import { SHORT_TOKEN_SECONDS, startRefreshing } from './refresh-session.ts';
import { readSignedInBefore } from './session.reads.ts';
import {
  deviceHash,
  deviceMarks,
  networkOf,
  SESSION_LIMITS,
  TOKEN_SECONDS,
  tokenEnd,
} from './session.rules.ts';
import { insertSession, rememberDevice } from './session.writes.ts';

/**
 * Counts a password attempt before the password is checked, so that neither an account nor a network is closed by the
 * failures of others:
 * - a device that the account has signed in on is counted by itself;
 * - others are counted for the account and network together, and in a network that is new to the account also for the
 *   account over all such networks, and for the network.
 * A network whose failures are used up is not closed: each account has a few attempts left there.
 * @returns the account of the address; undefined without one, for which the same counts
 * @throws RateLimited with the time of the next attempt
 */
export async function countAttempt(scope: Scope, email: string): Promise<Account | undefined> {
  const { limits } = scope.services;
  const account = await findAccountByEmail(scope, email);
  const known = await knownOf(scope, account);
  if (known.isDevice) await limits.consume('login_device', { account: deviceKey(scope, email) });
  else await limits.consume('login', { account: pairKey(scope, email) });
  if (known.isDevice || known.isNetwork) return account;
  await countForNetwork(scope, email);
  await limits.consume('login_anywhere', { account: email });
  return account;
}

/** Resets the failed attempts of an account in this network or on this device only. */
export async function forgiveAttempts(scope: Scope, email: string): Promise<void> {
  const { limits } = scope.services;
  await limits.forgive('login', { account: pairKey(scope, email) });
  await limits.forgive('login_device', { account: deviceKey(scope, email) });
  await limits.forgive('login_network', { address: scope.address });
  await limits.forgive('login_reserve', { account: pairKey(scope, email) });
}

async function countForNetwork(scope: Scope, email: string): Promise<void> {
  const { limits } = scope.services;
  try {
    await limits.consume('login_network', { address: scope.address });
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    await limits.consume('login_reserve', { account: pairKey(scope, email) });
  }
}

const pairKey = ({ address }: Scope, email: string): string => `${email.trim()}|${addressKey(address)}`;

const deviceKey = ({ device }: Scope, email: string): string => `${email.trim()}|${device ?? ''}`;

async function knownOf(
  scope: Scope,
  account: Account | undefined,
): Promise<{ isDevice: boolean; isNetwork: boolean }> {
  if (!account) return { isDevice: false, isNetwork: false };
  const { db, address, services } = scope;
  const { addresses, isDevice } = await readSignedInBefore(db, account.id, deviceHash(scope.device));
  return { isDevice, isNetwork: addresses.some((one) => services.limits.isSameNetwork(one, address)) };
}

export interface Login {
  token: string;
  /** null unless the caller asked for one. */
  refreshToken: string | null;
  expiresAt: Date;
  sessionId: string;
  /** Scope with the signed-in user as its actor. */
  scope: Scope;
}

export interface SessionOptions {
  /** The session has short tokens and a refresh token, and lasts as long as its role may. */
  refresh?: boolean | undefined;
  /** Runs in the transaction first; what it throws opens no session. */
  prove?: (tx: Tx) => Promise<Record<string, unknown> | undefined>;
}

/**
 * Opens a session, or begins one of an account with a second factor. Failures are counted (see countAttempt), successful logins are not. An unknown address takes as long
 * as a wrong password and gets the same error. A temporary password opens one session: a second attempt is refused.
 * @throws WrongCredentials, AccountSuspended, SecondFactorRequired, TemporaryPasswordSpent, RateLimited
 */
export async function login(
  scope: Scope,
  email: string,
  password: string,
  options?: SessionOptions,
): Promise<Login> {
  const account = await countAttempt(scope, email);
  const matches = await scope.services.credentials.passwords.matches(account?.passwordHash, password);
  if (!account || !matches) return refuseLogin(scope, email, new WrongCredentials());
  if (account.status === 'suspended') return refuseLogin(scope, email, new AccountSuspended());
  await forgiveAttempts(scope, email);
  const methods = await readMethods(scope, account.id);
  if (methods.length > 0) throw await beginSecondFactor(scope, account, methods);
  return openSession(scope, account, options);
}

const CHALLENGE_BYTES = 32;

/** Stores the challenge that a second factor answers. The password was right. */
async function beginSecondFactor(
  scope: Scope,
  account: Account,
  methods: readonly FactorMethod[],
): Promise<SecondFactorRequired> {
  const challenge = scope.ids.secret(CHALLENGE_BYTES).toString('base64url');
  await inTransaction(
    actingAs(scope, account),
    async (tx) => {
      await insertChallenge(tx, challenge, { purpose: 'second_factor', userId: account.id });
      await tx.audit({ action: 'auth.password_accepted', entityType: 'user', entityId: account.id });
    },
    SYSTEM_TENANCY,
  );
  if (!methods.includes('passkey')) return new SecondFactorRequired(challenge, methods);
  const own = await readPasskeys(scope, account.id);
  const options = await authenticationOptions(scope.services.config.publicUrl, challenge, own);
  return new SecondFactorRequired(challenge, methods, options);
}

/**
 * Opens a session of an account whose person has proved who they are.
 * @throws TemporaryPasswordSpent
 */
export async function openSession(
  scope: Scope,
  account: Account,
  options: SessionOptions = {},
): Promise<Login> {
  return open(scope, account, options).catch((error: unknown) => {
    if (error instanceof TemporaryPasswordSpent) return refuseLogin(scope, account.email, error);
    throw error;
  });
}

async function open(
  scope: Scope,
  account: Account,
  { refresh = false, prove }: SessionOptions,
): Promise<Login> {
  const { credentials, config } = scope.services;
  const sessionId = scope.ids.uuid();
  const now = scope.clock.now();
  const limit = SESSION_LIMITS[account.role];
  const expiresAt = tokenEnd(now, refresh ? SHORT_TOKEN_SECONDS : Math.min(TOKEN_SECONDS, limit.absolute));
  const own = actingAs(scope, account, sessionId);
  const refreshToken = await inTransaction(
    own,
    async (tx) => {
      const details = await prove?.(tx);
      if (account.hasTemporaryPassword && !(await useTemporaryPassword(tx, account.id)))
        throw new TemporaryPasswordSpent();
      const { address, userAgent, device, country } = scope;
      await insertSession(tx, {
        id: sessionId,
        userId: account.id,
        createdAt: now,
        // One that cannot be refreshed ends with its token.
        expiresAt: refresh ? tokenEnd(now, limit.absolute) : expiresAt,
        idleSeconds: limit.idle,
        address,
        userAgent,
        deviceHash: deviceHash(device),
        country: country ?? null,
      });
      await notifyOfDevice(tx, account);
      await stopRecovery(tx, account);
      await updateLastLogin(tx, account.id);
      // Demos and tests are not locked out.
      if (config.production && isSystemRole(account.role)) await startGrace(tx, account.id);
      announceSelf(tx);
      await tx.audit({
        action: 'auth.login',
        entityType: 'session',
        entityId: sessionId,
        ...(details && { details }),
      });
      return refresh ? startRefreshing(tx, account.id, sessionId) : null;
    },
    SYSTEM_TENANCY,
  );
  const { id: userId, name, email, role, phone } = account;
  const token = await credentials.tokens.sign({ sessionId, userId, name, email, role, phone }, expiresAt);
  return { token, refreshToken, expiresAt, sessionId, scope: own };
}

/** Mails the person about a sign-in on a device that is new to the account. The first sign-in of all has no such mail. */
async function notifyOfDevice(tx: Tx, account: Account): Promise<void> {
  const { address, userAgent, country, clock } = tx.scope;
  const isKnown = await rememberDevice(tx, account.id, deviceMarks(tx.scope));
  if (isKnown || !account.hasSignedIn) return;
  const { browser, system } = readDevice(userAgent);
  await notifySecurity(tx, account, 'new_device', {
    signIn: { browser, system, network: networkOf(address), country, at: clock.now().toISOString() },
  });
}

/** Commits the audit entry of a failed sign-in before it throws the failure. */
export async function refuseLogin(scope: Scope, email: string, failure: Failure): Promise<never> {
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
