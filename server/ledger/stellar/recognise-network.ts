import { createHash, randomUUID } from 'node:crypto';
import type { LedgerClose, LedgerHealth } from '../port.ts';

/** A network as it is stored between two starts. */
export interface RememberedNetwork {
  id: string;
  firstLedger: number;
  firstHash: string;
  lastLedger: number;
  lastHash: string;
}

/** Stores networks by passphrase, for as long as the network is the same. */
export interface NetworkMemory {
  recall(passphrase: string): Promise<RememberedNetwork | null>;
  /** Stores a network seen for the first time. When another process stored it first, that record stays. */
  meet(passphrase: string, network: RememberedNetwork): Promise<void>;
  /** Stores the newest ledger, when it goes beyond the stored one. */
  note(network: RememberedNetwork): Promise<void>;
}

export interface Encounter {
  passphrase: string;
  latest: LedgerClose;
  /** The oldest ledger that the server still has. */
  elder: number;
  /** null: the server does not have it. */
  hashOf(ledger: number): Promise<string | null>;
}

/**
 * Distinguishes the known network from one that was reset under the same name: a reset network has other ledgers than
 * those stored. A server whose history lags still has the first stored one.
 */
export async function recogniseNetwork(memory: NetworkMemory, encounter: Encounter): Promise<LedgerHealth> {
  const { passphrase, latest } = encounter;
  const known = (await memory.recall(passphrase)) ?? (await meet(memory, encounter));
  if (!(await isSame(known, encounter))) {
    return {
      state: 'reset',
      networkId: known.id,
      notice: `The ledger "${passphrase}" began again: ledger ${known.lastLedger}, seen before, is not in its history. Payments rest until its history is restored or another network is set.`,
    };
  }
  if (latest.sequence > known.lastLedger) await memory.note(grown(known, latest));
  return { state: 'up', networkId: known.id, latest };
}

/** The first ledger follows from the passphrase alone: it is the same after every reset of a network. */
const GENESIS = 1;

function grown(known: RememberedNetwork, { sequence, hash }: LedgerClose): RememberedNetwork {
  const last = { lastLedger: sequence, lastHash: hash };
  if (known.firstLedger > GENESIS) return { ...known, ...last };
  return { ...known, firstLedger: sequence, firstHash: hash, ...last };
}

async function meet(memory: NetworkMemory, { passphrase, latest }: Encounter): Promise<RememberedNetwork> {
  const salt = latest.sequence > GENESIS ? '' : randomUUID();
  const met: RememberedNetwork = {
    id: createHash('sha256').update(`${passphrase}\n${latest.hash}${salt}`).digest('hex'),
    firstLedger: latest.sequence,
    firstHash: latest.hash,
    lastLedger: latest.sequence,
    lastHash: latest.hash,
  };
  await memory.meet(passphrase, met);
  return (await memory.recall(passphrase)) ?? met;
}

async function isSame(known: RememberedNetwork, { latest, elder, hashOf }: Encounter): Promise<boolean> {
  if (latest.sequence >= known.lastLedger) {
    // Servers drop old ledgers; that it continued after our last ledger is then the only evidence.
    if (known.lastLedger < elder) return true;
    return (await hashOf(known.lastLedger)) === known.lastHash;
  }
  return known.firstLedger >= elder && (await hashOf(known.firstLedger)) === known.firstHash;
}
