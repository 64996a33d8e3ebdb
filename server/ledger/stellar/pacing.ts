import { LedgerUnavailable } from '../failures.ts';

export interface PacingOptions {
  /** Requests under way at most. */
  most?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
  /** 0 to 1. */
  random?: () => number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A server may name a longer one, within reason. */
const LONGEST_NAMED_MS = 30_000;

/**
 * Keeps requests within what the server bears. When it asks to slow down nothing is sent for a while, each time
 * longer; whoever comes meanwhile is refused at once. After the pause a single request asks whether it is over, and
 * the number under way grows again with what succeeds.
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

  /** @throws LedgerUnavailable during a pause, without asking anybody */
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

  /** @param retryAfterMs what the server named, if it did */
  slowDown(retryAfterMs: number | null): void {
    // Answers to requests that left before the pause say nothing new.
    if (this.pauseLeftMs() > 0) return;
    this.#refusals += 1;
    this.#limit = 1;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#refusals - 1));
    // Between half of it and all of it, so that many who were refused together do not come back together.
    const jittered = pause * (0.5 + this.#random() / 2);
    this.#pausedUntil = this.#now() + Math.min(LONGEST_NAMED_MS, Math.max(retryAfterMs ?? 0, jittered));
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
