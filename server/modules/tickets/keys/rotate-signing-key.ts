import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { NoIssuer } from '../ticket.failures.ts';

/**
 * Creates a new signing key for the actor's issuer. Tickets signed by the old one stay valid.
 * @returns its version
 */
export async function rotateSigningKey(scope: Scope): Promise<{ issuerId: string; version: number }> {
  const { issuerId } = signedIn(scope.actor);
  if (issuerId === null) throw new NoIssuer();
  return inTransaction(scope, async (tx) => {
    const version = await scope.services.keys.rotate(tx, issuerId);
    await tx.audit({
      action: 'signing_key.rotate',
      entityType: 'issuer',
      entityId: issuerId,
      details: { version },
    });
    return { issuerId, version };
  });
}
