import type { Log } from './log.ts';
import type { Scope } from './scope.ts';

/** Bounds of the pause until the next due work: rows that another process has taken are not polled in a loop. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** Pause after a failure; it doubles up to the longest one. */
const RETRY_MS = 1_000;

export interface WorkerOptions {
  /** Named in the log when a run fails, such as `payments`. */
  subject: string;
  log: Log;
  /** Milliseconds between the starts of two runs that `wake` causes; 0 by default. */
  intervalMs?: number;
  /**
   * Does everything that is due.
   * @param isStopped true once the worker should end early
   * @returns when more is due, if anything is
   */
  work(scope: Scope, isStopped: () => boolean): Promise<Date | undefined>;
}

/**
 * Repeats work whose state is in the database, so that every process may do it, and one that is killed leaves nothing
 * undone: at a trigger, when the next is due, and again after a failure. Runs never overlap.
 */
export class Worker {
  readonly #options: WorkerOptions;
  #scope: (() => Scope) | undefined;
  #runsByItself = false;
  #running: Promise<void> | undefined;
  #planned: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer runs, and the earliest start of another triggered run, by `performance.now()`. */
  #plannedAt = 0;
  #earliest = 0;
  #failures = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /**
   * @param scope the system scope
   * @param runsByItself false: only `run` does something; for tests, which move the clock
   */
  start(scope: () => Scope, runsByItself = true): void {
    this.#scope = scope;
    this.#runsByItself = runsByItself;
  }

  /** Starts a run when there may be work. Cheap: triggers during a run cause only one more. */
  wake(): void {
    if (this.#planned === undefined) this.#plan(this.#earliest - performance.now());
  }

  /** Has a run start at a time, unless one starts before. */
  wakeAt(at: Date): void {
    const scope = this.#scope?.();
    if (scope) this.#plan(bounded(at.getTime() - scope.clock.now().getTime()));
  }

  /** Does everything that is due. Calls during a run share one that begins after it. */
  run(): Promise<void> {
    this.#planned ??= this.#next();
    return this.#planned;
  }

  /** Resolves when the run under way has ended; no other begins. */
  async stop(): Promise<void> {
    this.#scope = undefined;
    clearTimeout(this.#timer);
    await (this.#planned ?? this.#running)?.catch(() => undefined);
  }

  async #next(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#running = this.#planned;
    this.#planned = undefined;
    const scope = this.#scope?.();
    if (!scope) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#earliest = performance.now() + (this.#options.intervalMs ?? 0);
    try {
      const due = await this.#options.work(scope, () => this.#scope === undefined);
      this.#failures = 0;
      if (due) this.#plan(bounded(due.getTime() - scope.clock.now().getTime()));
    } catch (error) {
      this.#plan(bounded(RETRY_MS * 2 ** this.#failures));
      this.#failures += 1;
      throw error;
    }
  }

  /** Starts a run after so many milliseconds, unless one starts before. */
  #plan(ms: number): void {
    if (!this.#scope || !this.#runsByItself) return;
    if (ms <= 0) {
      this.#begin();
      return;
    }
    const at = performance.now() + ms;
    if (this.#timer !== undefined && this.#plannedAt <= at) return;
    clearTimeout(this.#timer);
    this.#plannedAt = at;
    this.#timer = setTimeout(() => this.#begin(), ms);
    this.#timer.unref();
  }

  #begin(): void {
    const { log, subject } = this.#options;
    this.run().catch((error: unknown) => log.warn({ err: error }, `${subject} had to wait`));
  }
}

const bounded = (ms: number): number => Math.min(Math.max(ms, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
