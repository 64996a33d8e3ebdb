import type { JobLocks } from './job-locks.ts';

export interface OrphansOptions {
  locks: JobLocks;
  /** The queue's tables. */
  schema: string;
  names: readonly string[];
  everyMs: number;
  /** Calls what nobody works on any more failed, and asks for it anew. */
  giveBack(job: { id: string; name: string }): Promise<void>;
}

const FIRST_LOOKS_MS = 1_000;

/**
 * Finds the jobs of processes that died: the queue calls them active, and nobody holds their lock. Found twice in a row,
 * because one that has just been fetched, or has just ended, looks the same for a moment.
 */
export class Orphans {
  readonly #options: OrphansOptions;
  #suspects = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: OrphansOptions) {
    this.#options = options;
  }

  /** Looks twice soon, for what the last run of this process may have left behind, and then at its pace. */
  start(): void {
    const { everyMs } = this.#options;
    this.#plan([0, Math.min(FIRST_LOOKS_MS, everyMs)]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #plan([next = this.#options.everyMs, ...later]: number[]): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      // A database that is away has no orphans to show; the next look comes soon.
      this.#looking = this.#look()
        .catch(() => undefined)
        .finally(() => this.#plan(later));
    }, next);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { locks, schema, names } = this.#options;
    const found = await locks.orphans(schema, names);
    const before = this.#suspects;
    this.#suspects = new Set(found.map(({ id }) => id));
    for (const job of found) if (before.has(job.id)) await this.#options.giveBack(job);
  }
}
