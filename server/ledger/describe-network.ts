import type { LedgerConfig } from '../platform/config/config.ts';
import type { LedgerNetwork } from './port.ts';

const PUBLIC_EXPLORER = 'https://stellar.expert/explorer/testnet';

/** The network of the settings, and where a person may look at it. */
export function describeNetwork(config: LedgerConfig, production: boolean): LedgerNetwork {
  const { network: name, passphrase, horizonUrl, closeSeconds } = config;
  // All that can be chosen are test networks, and each of them has a faucet.
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
 * A network of one's own has no public explorer. Where the browser is on the same machine, the sandbox has pages of its
 * own, and other Horizons show themselves.
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
