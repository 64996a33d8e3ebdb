import { INSTALLATION_ID } from '../../../lib/ticket-format/index.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { NoIssuer } from '../../events/index.ts';
import { readPublicKey } from './signing-key.reads.ts';
import { lockInstallationKey } from './signing-key.writes.ts';

/** Creates the installation's own signing key at the first start; several processes may start at once. */
export async function createInstallationKey(scope: Scope): Promise<void> {
  const exists = () => readPublicKey(scope.db, INSTALLATION_ID, null);
  if (await exists()) return;
  const create = async (tx: Tx): Promise<void> => {
    await lockInstallationKey(tx);
    if (!(await exists())) await scope.services.keys.createFirst(tx, INSTALLATION_ID);
  };
  await inTransaction(scope, create, SYSTEM_TENANCY);
}

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
