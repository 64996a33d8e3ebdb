import type { Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { openAppSecret } from './app-secrets.ts';
import { type FactorMethod, recoveryDigest, stepOfCode } from './factor.rules.ts';
import { findApp, useRecoveryCode, useStep } from './factor.writes.ts';
import { notifySecurity } from './notify-security.ts';

/** Proof of a second factor: exactly one of its fields is set. */
export interface FactorProof {
  code?: string | null | undefined;
  recoveryCode?: string | null | undefined;
  /** The browser's answer to the options of the challenge. */
  passkey?: unknown;
}

/** @throws BadInput unless the proof is exactly one */
export function requireOneProof(proof: Readonly<Record<string, unknown>>): void {
  const given = Object.values(proof).filter((one) => one !== undefined && one !== null && one !== '');
  if (given.length === 1) return;
  const [field = 'code'] = Object.keys(proof);
  throw new BadInput([{ field, message: `Give one of ${Object.keys(proof).join(', ')}.` }]);
}

/**
 * Uses up the proof: a code works once. Roll back when the answer is undefined.
 * @returns the method; undefined for a wrong proof
 */
export async function useProof(
  tx: Tx,
  person: { id: string; email: string; name: string },
  { code, recoveryCode }: FactorProof,
): Promise<FactorMethod | undefined> {
  if (code) return (await useCode(tx, person.id, code)) ? 'totp' : undefined;
  if (!recoveryCode) return undefined;
  const left = await useRecoveryCode(tx, person.id, recoveryDigest(recoveryCode));
  if (left === undefined) return undefined;
  await notifySecurity(tx, person, 'recovery_code_used', { left });
  await tx.audit({
    action: 'recovery_code.use',
    entityType: 'user',
    entityId: person.id,
    details: { left },
  });
  return 'recovery_code';
}

async function useCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const app = await findApp(tx, userId);
  if (!app) return false;
  const step = stepOfCode(openAppSecret(tx.scope.services.secrets, app), code, tx.scope.clock.now());
  return step !== undefined && useStep(tx, app.id, step);
}

const LIMITS = ['second_factor', 'second_factor_day'] as const;

/** Counts a proof before it is checked. @throws RateLimited */
export async function countProof({ services, address }: Scope, userId: string): Promise<void> {
  for (const limit of LIMITS) await services.limits.consume(limit, { address, account: userId });
}

/** Resets the count of wrong proofs. */
export async function forgiveProofs({ services, address }: Scope, userId: string): Promise<void> {
  for (const limit of LIMITS) await services.limits.forgive(limit, { address, account: userId });
}
