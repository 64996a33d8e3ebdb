import type { Scope } from '../../../platform/scope.ts';
import { findAccount } from '../accounts/account.reads.ts';
import { AccountSuspended } from '../identity.failures.ts';
import { type Login, openSession, refuseLogin } from '../sessions/login.ts';
import { PasskeyRefused } from './factor.failures.ts';
import { provedPasskey, startProof } from './prove-passkey.ts';
import type { PublicKeyCredentialRequestOptionsJSON } from './webauthn.ts';

/** Begins a sign-in by a passkey. @returns the options for the browser @throws RateLimited */
export async function startPasskeyLogin(scope: Scope): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await scope.services.limits.consume('passkey', { address: scope.address });
  return startProof(scope, 'passkey_sign_in', null);
}

/**
 * Opens a session by a passkey alone: having the device and unlocking it are two factors.
 * @param response of the browser
 * @throws PasskeyRefused, AccountSuspended, TemporaryPasswordSpent, RateLimited
 */
export async function loginWithPasskey(scope: Scope, response: unknown): Promise<Login> {
  await scope.services.limits.consume('passkey', { address: scope.address });
  const proved = await provedPasskey(scope, response, 'passkey_sign_in');
  const account = await findAccount(scope, proved.userId);
  if (!account) throw new PasskeyRefused();
  if (account.status === 'suspended') return refuseLogin(scope, account.email, new AccountSuspended());
  return openSession(scope, account, {
    prove: async (tx) => {
      await proved.use(tx);
      return { second_factor: 'passkey' };
    },
  });
}
