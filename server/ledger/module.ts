import type { Config, LedgerConfig } from '../platform/config/config.ts';
import type { Scope } from '../platform/scope.ts';
import { NetworkRecords } from './network-records.ts';
import type { Ledger, LedgerNetwork } from './port.ts';
import type { Settlement } from './settlement/index.ts';
import { StellarLedger } from './stellar/stellar-ledger.ts';

const PUBLIC_EXPLORER = 'https://stellar.expert/explorer/testnet';

/** The configured network, with links to its explorer. */
export function describeNetwork(config: LedgerConfig, production: boolean): LedgerNetwork {
  const { network: name, passphrase, horizonUrl, closeSeconds } = config;
  // Only test networks can be configured, and each of them has a faucet.
  return {
    name,
    passphrase,
    horizonUrl,
    closeSeconds,
    fundable: true,
    explorer: explorerOf(config, production),
  };
}

/**
 * Returns the explorer of a network. A private network has no public explorer. When the browser is on the same machine,
 * the sandbox has its own pages, and other Horizons serve as their own explorer.
 */
function explorerOf({ network, horizonUrl }: LedgerConfig, production: boolean): LedgerNetwork['explorer'] {
  if (network === 'testnet') {
    return {
      account: (publicKey) => `${PUBLIC_EXPLORER}/account/${publicKey}`,
      transaction: (hash) => `${PUBLIC_EXPLORER}/tx/${hash}`,
    };
  }
  if (production) return null;
  if (network === 'sandbox') {
    return {
      account: (publicKey) => `${horizonUrl}/explorer/account/${publicKey}`,
      transaction: (hash) => `${horizonUrl}/explorer/tx/${hash}`,
    };
  }
  return {
    account: (publicKey) => `${horizonUrl}/accounts/${publicKey}`,
    transaction: (hash) => `${horizonUrl}/transactions/${hash}`,
  };
}

declare module '../platform/services.ts' {
  interface Services {
    readonly ledger: Ledger;
    readonly settlement: Settlement;
  }
}

/** Creates the connection to the configured ledger; it is not opened yet. */
export function createLedger({ config, scope }: { config: Config; scope: () => Scope }): Ledger {
  return new StellarLedger({
    network: describeNetwork(config.ledger, config.production),
    memory: new NetworkRecords(scope),
    timeoutMs: config.ledger.timeoutMs,
  });
}
