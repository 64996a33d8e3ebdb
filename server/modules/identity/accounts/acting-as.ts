import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Account } from './account.reads.ts';

/** Returns the scope with the account as its actor, so that audit entries name the person instead of "anonymous". */
export function actingAs(
  scope: Scope,
  account: Omit<Account, 'status' | 'passwordHash' | 'phone'>,
  sessionId: string | null = null,
): Scope {
  const actor: SignedInActor = {
    kind: 'user',
    userId: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    issuerId: account.issuerId,
    emailVerified: account.emailVerified,
    sessionId,
    apiKeyId: null,
  };
  return { ...scope, actor };
}
