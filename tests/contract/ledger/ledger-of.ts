import type { LedgerNetwork } from '../../../server/ledger/port.ts';
import type { NetworkMemory, RememberedNetwork } from '../../../server/ledger/stellar/recognise-network.ts';
import { StellarLedger } from '../../../server/ledger/stellar/stellar-ledger.ts';
import type { Network } from '../../support/network.ts';

/** Lasts as long as the test. */
function shortMemory(): NetworkMemory {
  const met = new Map<string, RememberedNetwork>();
  return {
    recall: async (passphrase) => met.get(passphrase) ?? null,
    meet: async (passphrase, known) => void met.set(passphrase, known),
    note: async () => undefined,
  };
}

/** The product's ledger on a network of the tests. */
export function ledgerOf(
  { url, passphrase }: Pick<Network, 'url' | 'passphrase'>,
  { timeoutMs, ...changes }: Partial<LedgerNetwork> & { timeoutMs?: number } = {},
): StellarLedger {
  const described: LedgerNetwork = {
    name: 'sandbox',
    passphrase,
    horizonUrl: url,
    closeSeconds: 1,
    fundable: true,
    explorer: null,
    ...changes,
  };
  return new StellarLedger({
    network: described,
    memory: shortMemory(),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}
