import type { Scope } from '../../../platform/scope.ts';
import { ConfirmationRequired } from './factor.failures.ts';
import { readMethods } from './factor.reads.ts';
import { confirmedUntil, type FactorMethod } from './factor.rules.ts';

/** Checks that the person of a session proved who they are a short time ago. */
export class Confirmations {
  /** API keys are not asked. @throws ConfirmationRequired with the methods of the account */
  async require(scope: Scope): Promise<void> {
    const { actor, clock } = scope;
    if ((actor.kind !== 'user' && actor.kind !== 'restricted') || actor.sessionId === null) return;
    const { confirmedAt, userId } = actor;
    if (confirmedAt && confirmedUntil(confirmedAt) > clock.now()) return;
    throw new ConfirmationRequired(await confirmationMethods(scope, userId));
  }
}

/** Ways in which a person confirms who they are: second factors, or the password of an account without one. */
export async function confirmationMethods(
  scope: Scope,
  userId: string,
): Promise<(FactorMethod | 'password')[]> {
  const factors = (await readMethods(scope, userId)).filter((method) => method !== 'recovery_code');
  return factors.length === 0 ? ['password'] : factors;
}
