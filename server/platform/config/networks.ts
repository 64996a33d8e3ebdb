export type NetworkName = 'sandbox' | 'quickstart' | 'testnet';

interface NetworkFacts {
  horizonUrl: string;
  passphrase: string;
  /** Its XLM has no value. */
  testNetwork: boolean;
  /** Expected seconds between two ledgers. */
  closeSeconds: number;
  /** Seconds between two trees of tickets. */
  anchorSeconds: number;
}

/**
 * Networks that STELLAR_NETWORK selects. All three have a faucet; the public network, with real money, is not among
 * them.
 */
export const NETWORKS: Readonly<Record<NetworkName, NetworkFacts>> = {
  sandbox: {
    horizonUrl: 'http://127.0.0.1:8000',
    // Known to the SDK, and used by no other network: an envelope is never valid on another network.
    passphrase: 'Local Sandbox Stellar Network ; September 2022',
    testNetwork: true,
    closeSeconds: 1,
    // Below the timetable's minute, whose ticks are not quite even.
    anchorSeconds: 55,
  },
  quickstart: {
    horizonUrl: 'http://127.0.0.1:8000',
    passphrase: 'Standalone Network ; February 2017',
    testNetwork: true,
    closeSeconds: 1,
    anchorSeconds: 600,
  },
  testnet: {
    horizonUrl: 'https://horizon-testnet.stellar.org',
    passphrase: 'Test SDF Network ; September 2015',
    testNetwork: true,
    closeSeconds: 5,
    anchorSeconds: 600,
  },
};
