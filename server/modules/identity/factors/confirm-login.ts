import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findAccount } from '../accounts/account.reads.ts';
import { type Login, openSession, refuseLogin, type SessionOptions } from '../sessions/login.ts';
import { ChallengeInvalid, PasskeyRefused, WrongCode } from './factor.failures.ts';
import { countTry, useChallenge } from './factor.writes.ts';
import { countProof, type FactorProof, forgiveProofs, requireOneProof, useProof } from './prove-factor.ts';
import { provedPasskey } from './prove-passkey.ts';
import { challengeIn } from './webauthn.ts';

/**
 * Completes a sign-in that the password began. A wrong proof counts for the account; after five of them the sign-in
 * begins anew.
 * @param challenge from the SecondFactorRequired failure
 * @throws BadInput, ChallengeInvalid, WrongCode, PasskeyRefused, RateLimited, TemporaryPasswordSpent
 */
export async function confirmLogin(
  scope: Scope,
  challenge: string,
  proof: FactorProof,
  refresh?: boolean,
): Promise<Login> {
  requireOneProof({ code: proof.code, recoveryCode: proof.recoveryCode, passkey: proof.passkey });
  if (proof.passkey) return confirmByPasskey(scope, challenge, proof.passkey, refresh);
  const asked = await inTransaction(scope, (tx) => countTry(tx, challenge, 'second_factor'), SYSTEM_TENANCY);
  const account = asked?.userId ? await findAccount(scope, asked.userId) : undefined;
  if (account?.status !== 'active') throw new ChallengeInvalid();
  await countProof(scope, account.id);
  const prove: SessionOptions['prove'] = async (tx) => {
    if (!(await useChallenge(tx, challenge, 'second_factor'))) throw new ChallengeInvalid();
    const method = await useProof(tx, account, proof);
    if (method === undefined) throw new WrongCode('unauthenticated');
    return { second_factor: method };
  };
  const login = await openSession(scope, account, { refresh, prove }).catch((error: unknown) => {
    if (error instanceof WrongCode) return refuseLogin(scope, account.email, error);
    throw error;
  });
  await forgiveProofs(scope, account.id);
  return login;
}

async function confirmByPasskey(
  scope: Scope,
  challenge: string,
  response: unknown,
  refresh?: boolean,
): Promise<Login> {
  if (challengeIn(response) !== challenge) throw new PasskeyRefused();
  const proved = await provedPasskey(scope, response, 'second_factor');
  const account = await findAccount(scope, proved.userId);
  if (account?.status !== 'active') throw new ChallengeInvalid();
  const prove: SessionOptions['prove'] = async (tx) => {
    await proved.use(tx);
    return { second_factor: 'passkey' };
  };
  return openSession(scope, account, { refresh, prove });
}
