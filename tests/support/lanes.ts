/** The time limit of a case that first waits for a free lane. */
export const ALL_LANES_MS = 3_600_000;

/** A few equivalent environments, opened when first needed, in which cases run concurrently. */
export class Lanes<T extends { close(): Promise<void> }> {
  readonly #most: number;
  readonly #open: () => Promise<T>;
  readonly #idle: T[] = [];
  readonly #all = new Set<T>();
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(most: number, open: () => Promise<T>) {
    this.#most = most;
    this.#open = open;
  }

  /** Runs the work in an exclusive lane. One in which it fails is not used again. */
  async use<R>(work: (lane: T) => Promise<R>): Promise<R> {
    while (this.#taken === this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken += 1;
    try {
      const lane = this.#idle.pop() ?? (await this.#open());
      this.#all.add(lane);
      const result = await work(lane);
      this.#idle.push(lane);
      return result;
    } finally {
      this.#taken -= 1;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((lane) => lane.close()));
  }
}
