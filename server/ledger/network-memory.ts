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
