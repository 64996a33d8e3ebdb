const KEPT = 200;
/** Older purchases say nothing about the sale as it is now. */
const WINDOW_MS = 10_000;

/** Measures how long purchases take in this process: the waiting rooms admit people as fast as they are served. */
export class PurchaseTimes {
  readonly #times: { at: number; ms: number }[] = [];

  /** @param ms duration of a purchase */
  note(ms: number): void {
    this.#times.push({ at: performance.now(), ms });
    if (this.#times.length > KEPT) this.#times.shift();
  }

  /** @returns milliseconds; null without a purchase in the last seconds */
  median(): number | null {
    const since = performance.now() - WINDOW_MS;
    const recent = this.#times.filter(({ at }) => at >= since).map(({ ms }) => ms);
    return recent.sort((a, b) => a - b)[Math.floor(recent.length / 2)] ?? null;
  }
}
