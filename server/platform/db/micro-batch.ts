import type { Tenancy } from '../access/actor.ts';
import type { Connection } from './connection.ts';
import type { Statement } from './statement.ts';

interface Lane {
  connection: Connection;
  waiting: number;
  last: Promise<unknown>;
}

/**
 * A few connections for batches. Each runs one statement after the other, because a connection has one tenancy at a
 * time; a statement takes the connection with the shortest queue.
 */
export class Lanes {
  readonly #lanes: Lane[];

  constructor(connections: Connection[]) {
    this.#lanes = connections.map((connection) => ({ connection, waiting: 0, last: Promise.resolve() }));
  }

  run<R>(tenancy: Tenancy, statement: Statement): Promise<R[]> {
    const lane = this.#lanes.reduce((least, next) => (next.waiting < least.waiting ? next : least));
    lane.waiting += 1;
    const mine = lane.last.then(() => lane.connection.run<R>(tenancy, statement));
    lane.last = mine
      .catch(() => undefined)
      .finally(() => {
        lane.waiting -= 1;
      });
    return mine;
  }
}

/** Options of a batching queue. */
export interface MicroBatchOptions<Item, Result> {
  /** Most items per batch. */
  max: number;
  /** Batches that may run in parallel; more than one where they do not wait for each other. */
  atOnce?: number;
  /**
   * For statements with a high fixed cost: while several items arrive at a time, a run waits until `enough` are queued,
   * `withinMs` at most. Sequential items never wait, except the first behind a crowd.
   */
  gather?: { enough: number; withinMs: number };
  /** Most queued items; beyond it `add` refuses at once. */
  queueLimit: number;
  /** Runs a batch: one result per item, in order. After a rejection the items run one by one. */
  run(items: Item[]): Promise<Result[]>;
  /** Creates the rejection of `add` when the queue is full. */
  onFull(): Error;
  /** Returns true when running the items one by one may avoid the rejection. */
  retryAlone(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Queues items while the last batch is being committed, and runs them as the next batch. There is no timer: a lone item
 * runs at once, and under load the time of one flush determines the size of a batch.
 */
export class MicroBatch<Item, Result> {
  readonly #options: MicroBatchOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  #lastSize = 0;
  #enoughCame: (() => void) | undefined;

  constructor(options: MicroBatchOptions<Item, Result>) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** True when nothing is queued and nothing runs. */
  get idle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#options.queueLimit) return Promise.reject(this.#options.onFull());
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#enoughCame) {
        if (this.#hasEnough) this.#enoughCame();
      } else if (this.#running < (this.#options.atOnce ?? 1)) this.#start();
    });
  }

  #start(): void {
    this.#running += 1;
    // One turn of the event loop lets requests that arrived together share the first batch.
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (this.#lastSize > 1 && !this.#hasEnough) {
        // Another runner takes the queued items.
        if (this.#enoughCame) break;
        await this.#gathered();
      }
      const batch = this.#waiting.splice(0, this.#options.max);
      await this.#runBatch(batch);
      this.#lastSize = batch.length;
    }
    this.#running -= 1;
  }

  get #hasEnough(): boolean {
    return this.#waiting.length >= (this.#options.gather?.enough ?? 0);
  }

  #gathered(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#enoughCame?.(), this.#options.gather?.withinMs);
      this.#enoughCame = () => {
        clearTimeout(timer);
        this.#enoughCame = undefined;
        resolve();
      };
    });
  }

  async #runBatch(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.run(batch.map((waiting) => waiting.item));
      batch.forEach((waiting, index) => void waiting.resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1 || !this.#options.retryAlone(error)) {
        for (const waiting of batch) waiting.reject(error);
        return;
      }
      for (const waiting of batch) await this.#runBatch([waiting]);
    }
  }
}
