import { exponentialDelay, jittered } from '../../platform/retry-delay.ts';
import { LedgerUnavailable } from '../failures.ts';

export interface PacingOptions {
  /** Most concurrent requests. */
  most?: number;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
  /** 0 to 1. */
  random?: () => number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Longest pause a server may request. */
const LONGEST_NAMED_MS = 30_000;

/**
 * Limits requests to what the server can take. When it asks to slow down, requests pause, each time longer, and new
 * ones are refused at once. After the pause a single request probes the server, and the concurrency grows again with
 * each success.
 */
export class Pacing {
  readonly #most: number;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #waiting: { go(): void; refuse(error: Error): void }[] = [];
  #underWay = 0;
  #limit: number;
  #refusals = 0;
  #pausedUntil = 0;

  constructor({
    most = 64,
    now = () => performance.now(),
    random = () => Math.random(),
  }: PacingOptions = {}) {
    this.#most = most;
    this.#limit = most;
    this.#now = now;
    this.#random = random;
  }

  /** @throws LedgerUnavailable during a pause, without a request */
  async run<T>(call: () => Promise<T>): Promise<T> {
    this.#refuseInPause();
    if (this.#underWay >= this.#limit) await this.#turn();
    this.#underWay += 1;
    try {
      return await call();
    } finally {
      this.#underWay -= 1;
      this.#admit();
    }
  }

  /** @param retryAfterMs the server's value, if any */
  slowDown(retryAfterMs: number | null): void {
    // Answers to requests sent before the pause bring no news.
    if (this.pauseLeftMs() > 0) return;
    this.#refusals += 1;
    this.#limit = 1;
    const pause = jittered(
      exponentialDelay(this.#refusals, FIRST_PAUSE_MS, LONGEST_PAUSE_MS),
      this.#random(),
    );
    this.#pausedUntil = this.#now() + Math.min(LONGEST_NAMED_MS, Math.max(retryAfterMs ?? 0, pause));
    for (const { refuse } of this.#waiting.splice(0)) refuse(this.#refusal());
  }

  goesWell(): void {
    if (this.pauseLeftMs() > 0) return;
    this.#refusals = 0;
    this.#limit = Math.min(this.#most, this.#limit * 2);
    this.#admit();
  }

  pauseLeftMs(): number {
    return Math.max(0, this.#pausedUntil - this.#now());
  }

  #turn(): Promise<void> {
    return new Promise((go, refuse) => void this.#waiting.push({ go, refuse }));
  }

  #admit(): void {
    for (let free = this.#limit - this.#underWay; free > 0; free -= 1) this.#waiting.shift()?.go();
  }

  #refuseInPause(): void {
    if (this.pauseLeftMs() > 0) throw this.#refusal();
  }

  #refusal(): LedgerUnavailable {
    return new LedgerUnavailable(undefined, Math.ceil(this.pauseLeftMs() / 1_000));
  }
}
