const RETRY_MS = 1_000;

/**
 * Turns many triggers into few runs: the first runs at once, the next not before the interval has passed, and a trigger
 * during a run causes one more. Runs never overlap.
 */
export class Coalescer {
  readonly #interval: number;
  readonly #run: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #poked = false;
  #stopped = false;
  #earliest = 0;

  /**
   * @param interval milliseconds between the starts of two runs
   * @param run retried a second after a failure
   */
  constructor(interval: number, run: () => Promise<void>) {
    this.#interval = interval;
    this.#run = run;
  }

  poke(): void {
    this.#poked = true;
    this.#plan();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    if (this.#stopped || this.#running || this.#timer !== undefined || !this.#poked) return;
    const wait = Math.max(0, this.#earliest - performance.now());
    if (wait === 0) return void this.#start();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#start();
    }, wait);
    this.#timer.unref();
  }

  async #start(): Promise<void> {
    this.#poked = false;
    this.#running = true;
    this.#earliest = performance.now() + this.#interval;
    try {
      await this.#run();
    } catch {
      this.#poked = true;
      this.#earliest = performance.now() + RETRY_MS;
    }
    this.#running = false;
    this.#plan();
  }
}
