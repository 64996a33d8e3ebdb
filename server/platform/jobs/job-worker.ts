import type PgBoss from 'pg-boss';
import { isConnectionLoss } from '../db/database-faults.ts';
import type { Log } from '../log.ts';

export interface JobWorkerOptions {
  boss: PgBoss;
  /** The queue that it serves. */
  name: string;
  log: Log;
  run(): Promise<void>;
}

/**
 * Serves one queue, one job at a time, whenever it is woken. The library's own workers do not await the record that a job has ended, so that
 * a connection lost just then would be an unhandled rejection: here every statement of the queue is awaited.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  #stopping = false;
  #awakened = false;
  #endPause: (() => void) | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(options: JobWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#working = this.#work();
  }

  /** Runs what is queued now. */
  wake(): void {
    this.#awakened = true;
    this.#endPause?.();
  }

  /** Resolves when the running job has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      await this.#pause();
      this.#awakened = false;
      try {
        await this.#serve();
      } catch (error) {
        const { log, name } = this.#options;
        log.warn({ err: error, job: name }, 'the job queue could not be used; trying again');
      }
    }
  }

  /**
   * Runs the queued job, if there is one. A job that lost its database is left active: it is found like the jobs of a
   * dead process, and restarted.
   */
  async #serve(): Promise<void> {
    const { boss, name, run } = this.#options;
    const [job] = await boss.fetch(name);
    if (job === undefined) return;
    try {
      await run();
    } catch (error) {
      if (!isConnectionLoss(error)) await boss.fail(name, job.id, { message: String(error) });
      return;
    }
    await boss.complete(name, job.id);
  }

  async #pause(): Promise<void> {
    if (this.#stopping || this.#awakened) return;
    await new Promise<void>((resolve) => {
      this.#endPause = resolve;
    });
    this.#endPause = undefined;
  }
}
