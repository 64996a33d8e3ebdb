import { SYSTEM_TENANCY } from '../platform/access/actor.ts';
import type { Database } from '../platform/db/database.ts';
import type { NetworkMemory, RememberedNetwork } from './stellar/recognise-network.ts';

const REMEMBERED = `id, first_ledger::float8 AS "firstLedger", first_hash AS "firstHash",
  last_ledger::float8 AS "lastLedger", last_hash AS "lastHash"`;

/** The networks seen so far, in our database: they outlive the process and a network that is wiped. */
export class NetworkRecords implements NetworkMemory {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async recall(passphrase: string): Promise<RememberedNetwork | null> {
    const [row] = await this.#db.read<RememberedNetwork>(SYSTEM_TENANCY, {
      name: 'ledger-network-recall',
      text: `SELECT ${REMEMBERED} FROM ledger_networks WHERE passphrase = $1 AND retired_at IS NULL`,
      values: [passphrase],
    });
    return row ?? null;
  }

  async meet(passphrase: string, network: RememberedNetwork): Promise<void> {
    const { id, firstLedger, firstHash, lastLedger, lastHash } = network;
    await this.#db.read(SYSTEM_TENANCY, {
      text: `INSERT INTO ledger_networks (id, passphrase, first_ledger, first_hash, last_ledger, last_hash)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      values: [id, passphrase, firstLedger, firstHash, lastLedger, lastHash],
    });
  }

  async note({ id, firstLedger, firstHash, lastLedger, lastHash }: RememberedNetwork): Promise<void> {
    await this.#db.read(SYSTEM_TENANCY, {
      name: 'ledger-network-note',
      text: `UPDATE ledger_networks
        SET first_ledger = $2, first_hash = $3, last_ledger = $4, last_hash = $5, seen_at = now()
        WHERE id = $1 AND last_ledger < $4`,
      values: [id, firstLedger, firstHash, lastLedger, lastHash],
    });
  }
}
