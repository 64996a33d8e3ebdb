import type { DoorClock, DoorService, DoorStore } from './door-ports.ts';

/** A clock with a larger offset is shown as wrong. */
const FAR_OFF_MS = 120_000;
/** Largest drift from the monotonic clock that is not treated as a jump. */
const JUMP_MS = 2_000;

/** The corrected time: the device's clock corrected by the last measurement, and when it is set back. */
export class CorrectedClock {
  readonly #clock: DoorClock;
  #offsetMs = 0;
  #leaps = 0;
  #base: number;

  constructor(clock: DoorClock) {
    this.#clock = clock;
    this.#base = this.#drift();
  }

  /** Offset from the device's clock to the corrected time. */
  get offsetMs(): number {
    this.#follow();
    return this.#offsetMs;
  }

  /** How often the clock leapt ahead. Each leap asks for a measurement. */
  get leaps(): number {
    this.#follow();
    return this.#leaps;
  }

  get isFarOff(): boolean {
    return Math.abs(this.offsetMs) > FAR_OFF_MS;
  }

  now(): number {
    return this.offsetMs + this.#clock.now();
  }

  set(offsetMs: number): void {
    this.#base = this.#drift();
    this.#offsetMs = Math.round(offsetMs);
  }

  /**
   * Compares the device's clock with the monotonic clock, while the page is open. A clock that fell behind was set. One
   * that leapt ahead was set, or the device slept, when the monotonic clock of many devices stops: the offset stays.
   */
  #follow(): void {
    const jump = this.#drift() - this.#base;
    if (Math.abs(jump) < JUMP_MS) return;
    this.#base += jump;
    if (jump > 0) this.#leaps += 1;
    else this.#offsetMs -= Math.round(jump);
  }

  #drift(): number {
    return this.#clock.now() - this.#clock.steady();
  }
}

/** Slower answers give too inaccurate a time. */
const SLOWEST_MS = 10_000;
/** Smaller corrections are network delay, not clock error. */
const NOTICED_MS = 1_000;

interface Measurement {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: CorrectedClock;
  eventId: string;
  /** Returns the id of the run that measures, see `StoredScan`. */
  run: () => string;
}

/**
 * Measures the corrected time before anything is uploaded, and corrects pending scans of this run that were made with
 * the wrong clock. Scans of earlier runs keep their offset.
 * @throws ServiceUnavailable, ServiceRefused
 */
export async function measureTime({ store, service, clock, time, eventId, run }: Measurement): Promise<void> {
  const [sent, { leaps }] = [clock.steady(), time];
  const serverTime = await service.time(eventId);
  const took = clock.steady() - sent;
  // The answer may have waited for a device that slept.
  if (took > SLOWEST_MS || time.leaps !== leaps) return;
  const before = time.offsetMs;
  time.set(serverTime + took / 2 - clock.now());
  await store.saveOffset(time.offsetMs);
  const correction = time.offsetMs - before;
  if (Math.abs(correction) < NOTICED_MS) return;
  const waiting = await store.waitingScans(Number.MAX_SAFE_INTEGER);
  const wrong = waiting.filter((scan) => scan.run === run()).map(({ nonce }) => nonce);
  await store.changeScans(wrong, (scan) => [{ ...scan, offsetMs: scan.offsetMs + correction }]);
}
