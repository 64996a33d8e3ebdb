/** What is remembered of a network between two starts. */
export interface RememberedNetwork {
  id: string;
  firstLedger: number;
  firstHash: string;
  lastLedger: number;
  lastHash: string;
}

/** Where it is remembered: by passphrase, for as long as the network is the same. */
export interface NetworkMemory {
  recall(passphrase: string): Promise<RememberedNetwork | null>;
  /** Keeps a network that was never met. When another process met it first, that one's stays. */
  meet(passphrase: string, network: RememberedNetwork): Promise<void>;
  /** Notes what is known by now, when that goes beyond what is remembered. */
  note(network: RememberedNetwork): Promise<void>;
}
