import type { DoorClock } from './door-ports.ts';

/** A clock with a larger offset is shown as wrong. */
const FAR_OFF_MS = 120_000;
/** Largest drift from the monotonic clock that is not treated as a clock change. */
const JUMP_MS = 2_000;

/** The true time: the device's clock corrected by the last sync, and after each clock change. */
export class TrueTime {
  readonly #clock: DoorClock;
  #offsetMs = 0;
  #base: number;

  constructor(clock: DoorClock) {
    this.#clock = clock;
    this.#base = clock.now() - clock.steady();
  }

  /** Offset from the device's clock to the true time. */
  get offsetMs(): number {
    this.#follow();
    return this.#offsetMs;
  }

  get isFarOff(): boolean {
    return Math.abs(this.offsetMs) > FAR_OFF_MS;
  }

  now(): number {
    return this.offsetMs + this.#clock.now();
  }

  set(offsetMs: number): void {
    this.#base = this.#clock.now() - this.#clock.steady();
    this.#offsetMs = Math.round(offsetMs);
  }

  /** Detects a changed device clock by comparing it with the monotonic clock, while the page is open. */
  #follow(): void {
    const jump = this.#clock.now() - this.#clock.steady() - this.#base;
    if (Math.abs(jump) < JUMP_MS) return;
    this.#base += jump;
    this.#offsetMs -= Math.round(jump);
  }
}
