import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, revokeKey } from '../../identity/index.ts';
import { readKeyOwner } from './user-account.reads.ts';
import { managedBy, mayChange } from './user-account.rules.ts';

/**
 * Revokes an API key of a person whom the actor manages, at once.
 * @throws Forbidden, NotFound also for keys of people whom the actor may not change
 */
export async function revokeStaffKey(scope: Scope, id: string): Promise<void> {
  const { manager } = managedBy(scope.actor);
  const owner = await findOrFail('key', id, () => readKeyOwner(scope, id));
  if (!mayChange(manager, owner)) throw new NotFound('key');
  // Row-level security shows each person their own keys alone.
  await inTransaction(
    scope,
    async (tx) => {
      if (!(await revokeKey(tx, owner.id, id))) throw new NotFound('key');
      await tx.audit({
        action: 'key.revoke',
        entityType: 'api_key',
        entityId: id,
        issuerId: owner.issuerId,
        details: { userId: owner.id },
      });
      announceRevoked(tx, owner.id);
    },
    SYSTEM_TENANCY,
  );
}
