import type { DoorClock } from './door-ports.ts';

const SAME_WITHIN_MS = 3_000;

/**
 * Ignores repeated reads of a code held up to the camera. The same code counts again after three seconds out of sight.
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

  /** Records that the code is still visible while scanning is paused; ignores other codes. */
  stillSees(code: string): void {
    if (code === this.#code) this.#seenAt = this.#clock.steady();
  }

  /** Lets the same code count again, because its meaning has changed. */
  forget(): void {
    this.#code = null;
  }
}
