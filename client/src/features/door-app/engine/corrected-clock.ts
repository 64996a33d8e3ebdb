import type { DoorClock, DoorService, DoorStore } from './door-ports.ts';

/** A clock with a larger offset is shown as wrong. */
const FAR_OFF_MS = 120_000;
/** Largest drift from the monotonic clock that is not treated as a clock change. */
const JUMP_MS = 2_000;

/** The corrected time: the device's clock corrected by the last sync, and after each clock change. */
export class CorrectedClock {
  readonly #clock: DoorClock;
  #offsetMs = 0;
  #base: number;

  constructor(clock: DoorClock) {
    this.#clock = clock;
    this.#base = clock.now() - clock.steady();
  }

  /** Offset from the device's clock to the corrected time. */
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
  /** Id of the page load that measures. */
  run: string;
}

/**
 * Measures the corrected time before anything is uploaded, and corrects pending scans of this page load that were made with
 * the wrong clock. Scans of earlier page loads keep their offset.
 * @throws ServiceUnavailable, ServiceRefused
 */
export async function measureTime({ store, service, clock, time, eventId, run }: Measurement): Promise<void> {
  const sent = clock.steady();
  const serverTime = await service.time(eventId);
  const took = clock.steady() - sent;
  if (took > SLOWEST_MS) return;
  const before = time.offsetMs;
  time.set(serverTime + took / 2 - clock.now());
  await store.saveOffset(time.offsetMs);
  const correction = time.offsetMs - before;
  if (Math.abs(correction) < NOTICED_MS) return;
  const waiting = await store.waitingScans(Number.MAX_SAFE_INTEGER);
  const wrong = waiting.filter((scan) => scan.run === run).map(({ nonce }) => nonce);
  await store.changeScans(wrong, (scan) => [{ ...scan, offsetMs: scan.offsetMs + correction }]);
}
