import type { DoorClock } from './door-ports.ts';

/** So many scans without an answer in time, and the door stops asking. */
const FAILURES = 2;
/** A connection that was lost so short a time ago must prove itself twice. */
const SHAKY_MS = 60_000;

/** Whether the door asks the service or judges on its own. It changes by itself, in both directions. */
export class Link {
  readonly #clock: DoorClock;
  #online = true;
  #failures = 0;
  #successes = 0;
  #lostAt = Number.NEGATIVE_INFINITY;
  #wasLostBefore = Number.NEGATIVE_INFINITY;
  #losses = 0;
  /** The service has answered in this life of the page. */
  #isProven = false;

  constructor(clock: DoorClock) {
    this.#clock = clock;
  }

  get isOnline(): boolean {
    return this.#online;
  }

  /** How often it was lost until now: to be noted before one asks, and told when the answer is there. */
  get losses(): number {
    return this.#losses;
  }

  /** A scan or a sync got no answer in time. */
  failed(): void {
    this.#failures += 1;
    this.#successes = 0;
    // A page that was opened without a network has no reason to believe in one, whatever the device says.
    if (this.#online && (this.#failures >= FAILURES || !this.#isProven)) this.lost();
  }

  /** The device itself says that there is no network. */
  lost(): void {
    if (!this.#online) return;
    this.#online = false;
    this.#losses += 1;
    this.#successes = 0;
    this.#wasLostBefore = this.#lostAt;
    this.#lostAt = this.#clock.steady();
  }

  /**
   * A whole sync, or an answer to a scan, came in time. What was asked before the connection was lost may still be
   * answered, and proves nothing.
   */
  succeeded(losses: number): void {
    if (losses !== this.#losses) return;
    this.#failures = 0;
    this.#isProven = true;
    if (this.#online) return;
    this.#successes += 1;
    const isShaky = this.#lostAt - this.#wasLostBefore < SHAKY_MS;
    if (this.#successes >= (isShaky ? 2 : 1)) this.#online = true;
  }
}
