import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { SalesBusy } from '../orders/index.ts';

/** Runs equal calls of this process one after the other. */
export class PurchaseCalls {
  readonly #running = new Map<string, Promise<unknown>>();

  get idle(): boolean {
    return this.#running.size === 0;
  }

  /**
   * Runs the work, one at a time under a name.
   * @param repeat the result of earlier work under that name; undefined when there is none and the work must run
   */
  async once<T>(
    name: string | null,
    work: () => Promise<T>,
    repeat: () => Promise<T | undefined>,
  ): Promise<T> {
    if (name === null) return work();
    for (let first = this.#running.get(name); first; first = this.#running.get(name)) {
      await first.catch(() => undefined);
      const earlier = await repeat();
      if (earlier !== undefined) return earlier;
    }
    const running = work();
    this.#running.set(name, running);
    try {
      return await running;
    } finally {
      this.#running.delete(name);
    }
  }
}

/** Two batches of holds: enough that the database always has one to run. */
const CONCURRENCY = 64;
const MAX_QUEUED = 2_048;
const MAX_EVENTS = 500;

/** Limits the concurrent purchases of each event. */
export class Admission {
  readonly #limits = new LRUCache<string, LimitFunction>({ max: MAX_EVENTS });

  /** @throws SalesBusy when the queue is full */
  async run<T>(eventId: string, work: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(eventId) ?? pLimit(CONCURRENCY);
    this.#limits.set(eventId, limit);
    if (limit.pendingCount >= MAX_QUEUED) throw new SalesBusy();
    return limit(work);
  }
}
