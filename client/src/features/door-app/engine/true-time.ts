import type { DoorClock } from './door-ports.ts';

/** A clock that is further off is shown as wrong. */
const FAR_OFF_MS = 120_000;
/** What a clock may drift against the steady one without having been set. */
const JUMP_MS = 2_000;

/** The true time: the device's clock, put right by what the last sync found, and again whenever somebody sets it. */
export class TrueTime {
  readonly #clock: DoorClock;
  #offsetMs = 0;
  #base: number;

  constructor(clock: DoorClock) {
    this.#clock = clock;
    this.#base = clock.now() - clock.steady();
  }

  /** What is to be added to the device's clock. */
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

  /** While the page lives, a clock that is set anew is found out by the one that cannot be. */
  #follow(): void {
    const jump = this.#clock.now() - this.#clock.steady() - this.#base;
    if (Math.abs(jump) < JUMP_MS) return;
    this.#base += jump;
    this.#offsetMs -= Math.round(jump);
  }
}
