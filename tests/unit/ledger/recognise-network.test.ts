import { describe, expect, it } from 'vitest';
import {
  type NetworkMemory,
  type RememberedNetwork,
  recogniseNetwork,
} from '../../../server/ledger/stellar/recognise-network.ts';

/** A memory of one network, and a chain whose hashes consist of a name and the ledger's number. */
function world(known: RememberedNetwork | null = null) {
  let remembered = known;
  const memory: NetworkMemory = {
    recall: async () => remembered,
    meet: async (_passphrase, network) => {
      remembered ??= network;
    },
    note: async (network) => {
      remembered = network;
    },
  };
  const visit = (chain: string, latest: number, elder = 1) =>
    recogniseNetwork(memory, {
      passphrase: 'P',
      latest: { sequence: latest, hash: `${chain}${latest}`, closedAt: new Date(0), transactions: 0 },
      elder,
      hashOf: async (ledger) => (ledger >= elder && ledger <= latest ? `${chain}${ledger}` : null),
    });
  return { visit, remembered: () => remembered };
}

describe('a network', () => {
  it('is recorded once and keeps its identity', async () => {
    const { visit, remembered } = world();
    const first = await visit('a', 10);
    const later = await visit('a', 25);
    expect(first).toMatchObject({ state: 'up', networkId: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(later).toMatchObject({ state: 'up', networkId: (first as { networkId: string }).networkId });
    expect(remembered()).toMatchObject({ firstLedger: 10, lastLedger: 25, lastHash: 'a25' });
  });

  it('that was reset is detected, whether it is shorter or longer by now', async () => {
    const { visit } = world();
    await visit('a', 10);
    await visit('a', 50);
    expect(await visit('b', 3)).toMatchObject({
      state: 'reset',
      notice: expect.stringContaining('ledger 50'),
    });
    expect(await visit('b', 30)).toMatchObject({ state: 'reset' });
    expect(await visit('b', 80)).toMatchObject({ state: 'reset' });
    expect(await visit('a', 51)).toMatchObject({ state: 'up' });
  });

  it('that was recorded at its first ledger is detected too, though that one never differs', async () => {
    const { visit, remembered } = world();
    const first = await visit('a', 1);
    expect(await world().visit('a', 1)).not.toEqual(first);
    await visit('a', 7);
    expect(remembered()).toMatchObject({ firstLedger: 7, firstHash: 'a7' });
    await visit('a', 50);
    expect(await visit('b', 3)).toMatchObject({ state: 'reset' });
    expect(await visit('b', 8)).toMatchObject({ state: 'reset' });
    expect(await visit('a', 40)).toMatchObject({ state: 'up' });
  });

  it('whose history lags is the same one still', async () => {
    const { visit, remembered } = world();
    await visit('a', 10);
    await visit('a', 50);
    expect(await visit('a', 40)).toMatchObject({ state: 'up' });
    expect(remembered()?.lastLedger).toBe(50);
  });

  it('that forgot its old ledgers is the same one when it went on', async () => {
    const { visit } = world();
    await visit('a', 10);
    expect(await visit('a', 5_000, 4_000)).toMatchObject({ state: 'up' });
  });

  it('that began again and forgot is not', async () => {
    const { visit } = world();
    await visit('a', 5_000);
    expect(await visit('b', 300, 100)).toMatchObject({ state: 'reset' });
  });
});
