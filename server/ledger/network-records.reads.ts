import { SYSTEM_TENANCY } from '../platform/access/actor.ts';
import type { Database } from '../platform/db/database.ts';
import type { RememberedNetwork } from './stellar/recognise-network.ts';

const REMEMBERED = `id, first_ledger::float8 AS "firstLedger", first_hash AS "firstHash",
  last_ledger::float8 AS "lastLedger", last_hash AS "lastHash"`;

/** Reads the network of that passphrase that was not reset since. */
export async function readNetwork(db: Database, passphrase: string): Promise<RememberedNetwork | null> {
  const [row] = await db.read<RememberedNetwork>(SYSTEM_TENANCY, {
    name: 'ledger-network-recall',
    text: `SELECT ${REMEMBERED} FROM ledger_networks WHERE passphrase = $1 AND retired_at IS NULL`,
    values: [passphrase],
  });
  return row ?? null;
}
