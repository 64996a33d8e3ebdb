import type { Tx } from '../platform/db/in-transaction.ts';
import type { RememberedNetwork } from './stellar/recognise-network.ts';

/** Stores a network seen for the first time. When another process stored it first, that record stays. */
export async function insertNetwork(tx: Tx, passphrase: string, network: RememberedNetwork): Promise<void> {
  const { id, firstLedger, firstHash, lastLedger, lastHash } = network;
  await tx.query(
    `INSERT INTO ledger_networks (id, passphrase, first_ledger, first_hash, last_ledger, last_hash)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [id, passphrase, firstLedger, firstHash, lastLedger, lastHash],
  );
}

/** Stores the newest ledger, when it goes beyond the stored one. */
export async function updateNetwork(tx: Tx, network: RememberedNetwork): Promise<void> {
  const { id, firstLedger, firstHash, lastLedger, lastHash } = network;
  await tx.prepared(
    'ledger-network-note',
    `UPDATE ledger_networks
     SET first_ledger = $2, first_hash = $3, last_ledger = $4, last_hash = $5, seen_at = now()
     WHERE id = $1 AND last_ledger < $4`,
    [id, firstLedger, firstHash, lastLedger, lastHash],
  );
}
