import { SYSTEM_TENANCY } from '../../access/actor.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Scope } from '../../scope.ts';
import { retireNetwork } from './network.writes.ts';

/**
 * Somebody who may decide has seen that the network began again, and goes on with the new one. Balances, movements and
 * payments of the old one stay in the database under its identity; the new one knows nothing of them.
 */
export async function acceptNetwork(scope: Scope): Promise<{ network: string; accepted: boolean }> {
  const { name: network, passphrase } = scope.parts.ledger.network;
  return inTransaction(
    scope,
    async (tx) => {
      const accepted = await retireNetwork(tx, passphrase);
      if (accepted) await tx.audit({ action: 'ledger.accept', entityType: 'system', details: { network } });
      return { network, accepted };
    },
    SYSTEM_TENANCY,
  );
}
