/** What the bench asks of the product's process, beside the calls of its API. */
export type ProductAsk =
  | { ask: 'memory'; collect: boolean }
  | { ask: 'constant'; body: string }
  | { ask: 'broadcast'; frame: string }
  | { ask: 'last-stock' }
  /** When the ledger took each transaction since the last time that this was asked. */
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

export type ProductAnswer =
  | { ready: { url: string; broadcastUrl: string } }
  | { memory: MemoryFigures }
  /** A moment of the machine's monotonic clock in ns, which all its processes share; as text. */
  | { moment: string }
  | { moments: string[] }
  | { profile: string }
  | { done: true }
  | { failed: string };
