import type { DoorClock } from './door-ports.ts';

/** Number of unanswered scans after which the door goes offline. */
const FAILURES = 2;
/** A connection lost twice within this time must succeed twice. */
const SHAKY_MS = 60_000;

/** Decides whether the door asks the service or validates offline. Switches automatically in both directions. */
export class Link {
  readonly #clock: DoorClock;
  #online = true;
  #failures = 0;
  #successes = 0;
  #lostAt = Number.NEGATIVE_INFINITY;
  #wasLostBefore = Number.NEGATIVE_INFINITY;
  #losses = 0;
  /** The service has answered since the page was loaded. */
  #isProven = false;

  constructor(clock: DoorClock) {
    this.#clock = clock;
  }

  get isOnline(): boolean {
    return this.#online;
  }

  /** Number of losses so far: read it before a request and pass it to `succeeded` with the answer. */
  get losses(): number {
    return this.#losses;
  }

  /** Records a scan or sync without an answer in time. */
  failed(): void {
    this.#failures += 1;
    this.#successes = 0;
    // A page opened offline must not trust the device's claim of a network until the service has answered.
    if (this.#online && (this.#failures >= FAILURES || !this.#isProven)) this.lost();
  }

  /** Records that the connection is lost. */
  lost(): void {
    if (!this.#online) return;
    this.#online = false;
    this.#losses += 1;
    this.#successes = 0;
    this.#wasLostBefore = this.#lostAt;
    this.#lostAt = this.#clock.steady();
  }

  /**
   * Records a complete sync or the answer to a scan in time. Answers to requests made before the last loss prove
   * nothing and are ignored.
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
