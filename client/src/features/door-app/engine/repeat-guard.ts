import type { DoorClock } from './door-ports.ts';

const SAME_WITHIN_MS = 3_000;

/**
 * A camera reads a code many times while it is held up. The same code is news again only after it was out of sight for
 * three seconds.
 */
export class RepeatGuard {
  readonly #clock: DoorClock;
  #code: string | null = null;
  #seenAt = 0;

  constructor(clock: DoorClock) {
    this.#clock = clock;
  }

  isRepeat(code: string): boolean {
    const now = this.#clock.steady();
    const isRepeat = code === this.#code && now - this.#seenAt < SAME_WITHIN_MS;
    this.#code = code;
    this.#seenAt = now;
    return isRepeat;
  }

  /** The code is held up while nothing is read; another one is not news before its turn. */
  stillSees(code: string): void {
    if (code === this.#code) this.#seenAt = this.#clock.steady();
  }

  /** The next sight of the code counts: what it meant has changed. */
  forget(): void {
    this.#code = null;
  }
}
