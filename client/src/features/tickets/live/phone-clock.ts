import { CorrectedClock } from '../../door-app/engine/corrected-clock.ts';
import type { DoorClock } from '../../door-app/engine/door-ports.ts';
import { findClockOffset, saveClockOffset } from './phone-keys.ts';

/** Slower answers give too inaccurate a time. */
const SLOWEST_MS = 5_000;

interface PhoneClockDependencies {
  clock: DoorClock;
  /** Milliseconds to add to the device's clock, as last measured; null before. */
  findOffset: () => Promise<number | null>;
  saveOffset: (offsetMs: number) => Promise<void>;
  /** Returns the service's time, milliseconds since 1970; null without an answer. */
  askTime: () => Promise<number | null>;
}

/** The service's time on this device, as last measured. */
export class PhoneClock {
  readonly #dependencies: PhoneClockDependencies;
  readonly #time: CorrectedClock;
  #leaps = 0;
  #ready: Promise<void> | null = null;
  #measuring: Promise<void> | null = null;

  constructor(dependencies: PhoneClockDependencies) {
    this.#dependencies = dependencies;
    this.#time = new CorrectedClock(dependencies.clock);
  }

  /** Uses the offset that was stored, and measures it again when there is a network. */
  start(): Promise<void> {
    this.#ready ??= this.#open();
    return this.#ready;
  }

  get offsetMs(): number {
    const { leaps } = this.#time;
    if (leaps !== this.#leaps) {
      this.#leaps = leaps;
      void this.measure();
    }
    return this.#time.offsetMs;
  }

  get isFarOff(): boolean {
    return this.#time.isFarOff;
  }

  now(): number {
    return this.offsetMs + this.#dependencies.clock.now();
  }

  /** @param serverTime milliseconds since 1970, now */
  set(serverTime: number): void {
    const { clock, saveOffset } = this.#dependencies;
    this.#time.set(serverTime - clock.now());
    void saveOffset(this.#time.offsetMs).catch(() => undefined);
  }

  /** Measures the offset again. Keeps it when there is no answer in time. One measurement at a time; never rejects. */
  measure(): Promise<void> {
    this.#measuring ??= this.#measureOnce().finally(() => {
      this.#measuring = null;
    });
    return this.#measuring;
  }

  async #open(): Promise<void> {
    const stored = await this.#dependencies.findOffset();
    if (stored !== null) this.#time.set(stored);
    void this.measure();
  }

  async #measureOnce(): Promise<void> {
    const { clock, askTime } = this.#dependencies;
    const [sent, { leaps }] = [clock.steady(), this.#time];
    const time = await askTime().catch(() => null);
    // The answer may have waited for a device that slept.
    const isLate = clock.steady() - sent > SLOWEST_MS || this.#time.leaps !== leaps;
    if (time !== null && !isLate) this.set(time);
  }
}

/** The header has whole seconds, which is enough for steps of twenty. */
async function askTime(): Promise<number | null> {
  const response = await fetch('/health/live', { cache: 'no-store' });
  const date = Date.parse(response.headers.get('date') ?? '');
  return response.ok && !Number.isNaN(date) ? date + 500 : null;
}

export const phoneClock = new PhoneClock({
  clock: { now: () => Date.now(), steady: () => performance.now() },
  findOffset: findClockOffset,
  saveOffset: saveClockOffset,
  askTime,
});
