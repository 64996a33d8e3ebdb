import type { JobLocks } from './job-locks.ts';

export interface OrphansOptions {
  locks: JobLocks;
  /** The queue's tables. */
  schema: string;
  names: readonly string[];
  everyMs: number;
  /** Marks an orphaned job as failed, and requests it again. */
  giveBack(job: { id: string; name: string }): Promise<void>;
}

const FIRST_LOOKS_MS = 1_000;

/**
 * Finds the jobs of dead processes: they are active in the queue, and their lock is free. It must find one twice in a
 * row, because a job that was just fetched, or has just ended, briefly looks the same.
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

  /** Scans twice soon, for leftovers of this process's last run, and then at the interval. */
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
      // Ignores an unavailable database; the next scan follows.
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
