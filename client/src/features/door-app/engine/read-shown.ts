import type { DoorClock } from './door-ports.ts';
import { steadyPart } from './phones.ts';

const LONGEST = 8_192;

/**
 * Normalises scanned or pasted text: removes the line ending that scanners add, and restores capitals that some
 * scanners type in lower case, because codes contain capitals only.
 */
export function tidy(text: string): string {
  const trimmed = text.trim().slice(0, LONGEST);
  return /^passa(test|live)?\d*:/i.test(trimmed) ? trimmed.toUpperCase() : trimmed;
}

const SAME_WITHIN_MS = 3_000;

/**
 * Ignores repeated reads of a code held up to the camera. The same code counts again after three seconds out of sight. A
 * live code that changes while the phone is held up is the same code.
 */
export class RepeatGuard {
  readonly #clock: DoorClock;
  #code: string | null = null;
  #seenAt = 0;

  constructor(clock: DoorClock) {
    this.#clock = clock;
  }

  isRepeat(shown: string): boolean {
    const code = steadyPart(shown);
    const now = this.#clock.steady();
    const isRepeat = code === this.#code && now - this.#seenAt < SAME_WITHIN_MS;
    this.#code = code;
    this.#seenAt = now;
    return isRepeat;
  }

  /** Records that the code is still visible while scanning is paused; ignores other codes. */
  stillSees(code: string): void {
    if (steadyPart(code) === this.#code) this.#seenAt = this.#clock.steady();
  }

  /** Lets the same code count again, because its meaning has changed. */
  forget(): void {
    this.#code = null;
  }
}
