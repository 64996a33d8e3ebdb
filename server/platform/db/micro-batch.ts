/** How a queue of like work is run. */
export interface MicroBatchOptions<Item, Result> {
  /** Items that one run takes at most. */
  max: number;
  /** Batches that may run side by side; more than one where they do not wait for each other. */
  atOnce?: number;
  /**
   * For statements that cost much by themselves: while several items come at a time, a run waits until `enough` are
   * there, `withinMs` at most. One item after another never waits, save the first behind a crowd.
   */
  gather?: { enough: number; withinMs: number };
  /** Items that may wait; past it `add` refuses at once. */
  queueLimit: number;
  /** Runs a batch: one result an item, in their order. A rejection makes the items run one by one. */
  run(items: Item[]): Promise<Result[]>;
  /** What `add` rejects with when too many wait. */
  onFull(): Error;
  /** Says whether a rejection may be cured by running the items one by one. */
  retryAlone(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gathers what arrives while the last batch is being committed, and runs it as the next batch. There is
 * no timer: a lone item runs at once, and under load a batch is as large as the time of one flush makes it.
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

  /** Nothing waits and nothing runs. */
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
    // One turn of the event loop lets the requests that arrived together share the first batch.
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (this.#lastSize > 1 && !this.#hasEnough) {
        // Another runner gathers what is here.
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
