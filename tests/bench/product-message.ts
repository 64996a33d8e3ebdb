/** Requests of the bench to the product's process, besides the calls of its API. */
export type ProductAsk =
  | { ask: 'memory'; collect: boolean }
  | { ask: 'constant'; body: string }
  | { ask: 'broadcast'; frame: string }
  | { ask: 'last-stock' }
  /** Transactions that were submitted to the ledger and answered since the last such request. */
  | { ask: 'submitted' }
  /** Seeds the demo data, and waits until the ledger has its part. */
  | { ask: 'demo'; password: string }
  | { ask: 'profile'; on: boolean }
  | { ask: 'stop' };

export interface MemoryFigures {
  /** Resident bytes of the process. */
  rss: number;
  /** Live bytes: of the heap, and of buffers outside it. */
  alive: number;
}

/** A submitted transaction. */
export interface Submission {
  /** The source's key as the envelope holds it, in hex. */
  source: string;
  /** In ns of the machine's monotonic clock, as text. */
  moment: string;
}

export type ProductAnswer =
  | { ready: { url: string; broadcastUrl: string } }
  | { memory: MemoryFigures }
  /** A timestamp of the machine's monotonic clock in ns, which all its processes share; as text. */
  | { moment: string }
  | { submissions: Submission[] }
  | { profile: string }
  | { done: true }
  | { failed: string };
