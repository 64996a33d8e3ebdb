import { LedgerUnavailable } from '../../ledger/failures.ts';
import type { Ledger, LedgerHealth } from '../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { retireNetwork } from './network.writes.ts';

/**
 * Somebody who may decide has seen that the network began again, and goes on with the new one. Balances, movements and
 * payments of the old one stay in the database under its identity; the new one knows nothing of them.
 */
export async function acceptNetwork(scope: Scope): Promise<{ network: string; accepted: boolean }> {
  const { ledger } = scope.services;
  const { name: network, passphrase } = ledger.network;
  const health = await lookAt(ledger);
  // A process that runs may have met the new one a moment ago: that is not given up for being asked twice.
  if (health?.state === 'up') return { network, accepted: false };
  const begunAgain = health?.state === 'reset' ? health.networkId : null;
  return inTransaction(
    scope,
    async (tx) => {
      const accepted = await retireNetwork(tx, passphrase, begunAgain);
      if (accepted) await tx.audit({ action: 'ledger.accept', entityType: 'system', details: { network } });
      return { network, accepted };
    },
    SYSTEM_TENANCY,
  );
}

/** null: it does not answer, as the sandbox while the product rests. */
async function lookAt(ledger: Ledger): Promise<LedgerHealth | null> {
  try {
    return await ledger.check();
  } catch (error) {
    if (error instanceof LedgerUnavailable) return null;
    throw error;
  }
}
