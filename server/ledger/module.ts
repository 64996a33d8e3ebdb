import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { describeNetwork } from './describe-network.ts';
import { NetworkRecords } from './network-records.writes.ts';
import type { Ledger } from './port.ts';
import type { Settlement } from './settlement/index.ts';
import { StellarLedger } from './stellar/stellar-ledger.ts';

declare module '../platform/services.ts' {
  interface Services {
    readonly ledger: Ledger;
    readonly settlement: Settlement;
  }
}

/** Creates the connection to the configured ledger; it is not opened yet. */
export function createLedger({ config, db }: { config: Config; db: Database }): Ledger {
  return new StellarLedger({
    network: describeNetwork(config.ledger, config.production),
    memory: new NetworkRecords(db),
    timeoutMs: config.ledger.timeoutMs,
  });
}
