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

/** What STELLAR_NETWORK selects. All three have a faucet; the real network, where money is money, is not among them. */
export const NETWORKS: Readonly<Record<NetworkName, NetworkFacts>> = {
  sandbox: {
    horizonUrl: 'http://127.0.0.1:8000',
    // One that the SDK knows, and no other network has: an envelope can never cross over.
    passphrase: 'Local Sandbox Stellar Network ; September 2022',
    testNetwork: true,
    closeSeconds: 1,
    // Below the minute at which the timetable looks: its ticks are not quite even.
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
