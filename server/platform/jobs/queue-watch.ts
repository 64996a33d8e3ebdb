import type PgBoss from 'pg-boss';
import type { Log } from '../log.ts';
import { QUEUE_SCHEMA } from './install-queue.ts';

export interface QueueWatchOptions {
  boss: PgBoss;
  names: readonly string[];
  everyMs: number;
  log: Log;
  /** Called with each queue that has a job to run. */
  found(name: string): void;
}

const DUE = `SELECT DISTINCT name FROM ${QUEUE_SCHEMA}.job
  WHERE name = ANY ($1) AND state < 'active' AND start_after < now()`;

/**
 * Finds waiting jobs of all queues in one statement, because two dozen queues that are polled one by one keep a database
 * busy that has nothing to do. A process runs what it requested itself at once: this finds what others left behind.
 */
export class QueueWatch {
  readonly #options: QueueWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: QueueWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#looking = this.#look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { boss, names, everyMs, log, found } = this.#options;
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [names]);
      for (const { name } of rows) found(name);
    } catch (error) {
      log.warn({ err: error }, 'the job queue could not be used; trying again');
    }
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, everyMs);
    this.#timer.unref();
  }
}
