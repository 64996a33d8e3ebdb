/** What the bench asks of the product's process, beside the calls of its API. */
export type ProductAsk =
  | { ask: 'memory'; collect: boolean }
  | { ask: 'constant'; body: string }
  | { ask: 'broadcast'; frame: string }
  | { ask: 'last-stock' }
  /** What left for the ledger and was answered since the last time that this was asked. */
  | { ask: 'submitted' }
  /** Fills the database as an installation that people try out, and waits until the ledger has its part. */
  | { ask: 'demo'; password: string }
  | { ask: 'profile'; on: boolean }
  | { ask: 'stop' };

export interface MemoryFigures {
  /** Bytes that the system holds for the process. */
  rss: number;
  /** Bytes that are alive: of the heap, and of buffers beside it. */
  alive: number;
}

/** A transaction on its way to the ledger. */
export interface Submission {
  /** The source's key as the envelope holds it, in hex. */
  source: string;
  /** In ns of the machine's monotonic clock, as text. */
  moment: string;
}

export type ProductAnswer =
  | { ready: { url: string; broadcastUrl: string } }
  | { memory: MemoryFigures }
  /** A moment of the machine's monotonic clock in ns, which all its processes share; as text. */
  | { moment: string }
  | { submissions: Submission[] }
  | { profile: string }
  | { done: true }
  | { failed: string };
