import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Seals everything that a former master key seals with the current one: all of it or nothing. */
export async function rewrapKeys(scope: Scope): Promise<{ signingKeys: number; ledgerKeys: number }> {
  const { keys, vault, webhooks } = scope.services;
  return inTransaction(
    scope,
    async (tx) => {
      const details = { signingKeys: await keys.reseal(tx), ledgerKeys: await vault.rewrap(tx) };
      await webhooks.reseal(tx);
      await tx.audit({ action: 'master_key.rewrap', entityType: 'system', details });
      return details;
    },
    SYSTEM_TENANCY,
  );
}
