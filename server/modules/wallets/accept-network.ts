import { LedgerUnavailable } from '../../ledger/failures.ts';
import type { Ledger, LedgerHealth } from '../../ledger/port.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { retireNetwork } from './wallet.writes.ts';

/**
 * Accepts a ledger that was reset, once an authorized person confirms it. Balances, movements and payments of the old
 * network stay in the database under its identity; the new one has none of them.
 */
export async function acceptNetwork(scope: Scope): Promise<{ network: string; accepted: boolean }> {
  const { ledger } = scope.services;
  const { name: network, passphrase } = ledger.network;
  const health = await lookAt(ledger);
  // A running process may have accepted the new network a moment ago: a repeated call must not retire that one.
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

/** null: no answer, as with the sandbox while the platform is stopped. */
async function lookAt(ledger: Ledger): Promise<LedgerHealth | null> {
  try {
    return await ledger.check();
  } catch (error) {
    if (error instanceof LedgerUnavailable) return null;
    throw error;
  }
}
