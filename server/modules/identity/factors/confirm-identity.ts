import { enrolling, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceSelf } from '../accounts/account.writes.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { updateConfirmed } from '../sessions/session.writes.ts';
import { confirmationMethods } from './confirmations.ts';
import { NoSessionToConfirm, PasskeyRefused, WrongCode } from './factor.failures.ts';
import { confirmedUntil } from './factor.rules.ts';
import { countProof, forgiveProofs, requireOneProof, useProof } from './prove-factor.ts';
import { provedPasskey, startProof } from './prove-passkey.ts';
import type { PublicKeyCredentialRequestOptionsJSON } from './webauthn.ts';

interface IdentityProof {
  password?: string | null | undefined;
  code?: string | null | undefined;
  /** The browser's answer to the options of `startPasskeyConfirmation`. */
  passkey?: unknown;
}

/**
 * Records that the person of the session has proved who they are: by a code or a passkey, or by the password of an account without
 * a second factor.
 * @returns when the proof stops to count
 * @throws NoSessionToConfirm, BadInput, WrongCode, PasskeyRefused, WrongPassword, RateLimited
 */
export async function confirmIdentity(scope: Scope, proof: IdentityProof): Promise<Date> {
  const { userId, sessionId } = enrolling(scope.actor);
  if (sessionId === null) throw new NoSessionToConfirm();
  requireOneProof({ password: proof.password, code: proof.code, passkey: proof.passkey });
  if (proof.passkey) return confirmByPasskey(scope, sessionId, proof.passkey);
  const methods = await confirmationMethods(scope, userId);
  if (!proof.password) return confirmByCode(scope, sessionId, proof);
  if (!methods.includes('password'))
    throw new BadInput([
      { field: 'password', message: 'This account has a second factor: confirm with it.' },
    ]);
  await confirmPassword(scope, proof.password, 'identity.confirm');
  return record(scope, sessionId, 'password');
}

async function confirmByCode(scope: Scope, sessionId: string, { code }: IdentityProof): Promise<Date> {
  const { userId, email, name } = enrolling(scope.actor);
  await countProof(scope, userId);
  const used = await inTransaction(scope, (tx) => useProof(tx, { id: userId, email, name }, { code }));
  if (used === undefined) {
    const failure = new WrongCode();
    await inTransaction(scope, (tx) =>
      tx.audit({
        action: 'identity.confirm',
        entityType: 'user',
        entityId: userId,
        success: false,
        error: failure.code,
      }),
    );
    throw failure;
  }
  await forgiveProofs(scope, userId);
  return record(scope, sessionId, used);
}

/** Begins a confirmation by one of the caller's passkeys. @returns the options for the browser */
export async function startPasskeyConfirmation(scope: Scope): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return startProof(scope, 'passkey_confirmation', enrolling(scope.actor).userId);
}

async function confirmByPasskey(scope: Scope, sessionId: string, response: unknown): Promise<Date> {
  const proved = await provedPasskey(scope, response, 'passkey_confirmation');
  if (proved.userId !== enrolling(scope.actor).userId) throw new PasskeyRefused();
  await inTransaction(scope, proved.use, SYSTEM_TENANCY);
  return record(scope, sessionId, 'passkey');
}

async function record(scope: Scope, sessionId: string, method: string): Promise<Date> {
  await inTransaction(
    scope,
    async (tx) => {
      await updateConfirmed(tx, sessionId);
      announceSelf(tx);
      await tx.audit({
        action: 'identity.confirm',
        entityType: 'session',
        entityId: sessionId,
        details: { method },
      });
    },
    SYSTEM_TENANCY,
  );
  return confirmedUntil(scope.clock.now());
}
