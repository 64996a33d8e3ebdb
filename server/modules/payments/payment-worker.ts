import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { applyDueChanges } from '../account-changes/index.ts';
import { askAboutDue } from './attempts/ask-provider.ts';
import { readNextDue } from './attempts/attempt.reads.ts';
import { handleCallbacks } from './callbacks/handle-callbacks.ts';

/** Minimum pause, so that rows that another process has taken are not polled in a loop. */
const SHORTEST_PAUSE_MS = 250;
/** Maximum pause; the next run plans again. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Handles callbacks, asks providers about open payments, and lets changes of accounts count, each at its time. All state is in the database, and rows are
 * locked while they are taken, so that every process may run it. A timer runs what is due next; a scheduled job finds
 * what a crashed process left behind.
 */
export class PaymentWorker {
  readonly #log: Log;
  #scope: (() => Scope) | undefined;
  #runsByItself = true;
  #running: Promise<void> | undefined;
  #planned: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * @param scope the system scope
   * @param runsByItself false: only `run` does something; for tests, which move the clock
   */
  start(scope: () => Scope, runsByItself: boolean): void {
    this.#scope = scope;
    this.#runsByItself = runsByItself;
    this.wake();
  }

  /** Starts a run when there may be work. Cheap: calls during a run cause only one more. */
  wake(): void {
    if (!this.#scope || !this.#runsByItself || this.#planned) return;
    this.run().catch((error: unknown) => this.#log.warn({ err: error }, 'payments had to wait'));
  }

  /** Does everything that is due. Calls during a run share one that begins after it. */
  run(): Promise<void> {
    this.#planned ??= this.#next();
    return this.#planned;
  }

  async #next(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#running = this.#planned;
    this.#planned = undefined;
    const scope = this.#scope?.();
    if (!scope) return;
    try {
      await handleCallbacks(scope);
      await askAboutDue(scope);
      const { paymentHandlers, payoutHandlers } = scope.services;
      await this.#wakeAt(scope, [
        await paymentHandlers.run(scope),
        await payoutHandlers.run(scope),
        await applyDueChanges(scope),
      ]);
    } catch (error) {
      this.#wakeIn(LONGEST_PAUSE_MS);
      throw error;
    }
  }

  async #wakeAt(scope: Scope, others: readonly (Date | undefined)[]): Promise<void> {
    const times = [await readNextDue(scope.db), ...others].flatMap((at) => at?.getTime() ?? []);
    if (times.length === 0) clearTimeout(this.#timer);
    else this.#wakeIn(Math.min(...times) - scope.clock.now().getTime());
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#scope) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#scope = undefined;
    clearTimeout(this.#timer);
    await (this.#planned ?? this.#running)?.catch(() => undefined);
  }
}
