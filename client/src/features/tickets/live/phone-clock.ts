import { findClockOffset, saveClockOffset } from './phone-keys.ts';

/** A clock with a larger offset is shown as wrong. */
const FAR_OFF_MS = 120_000;
/** Largest drift from the monotonic clock that is not treated as a change of the clock. */
const JUMP_MS = 2_000;
/** Slower answers give too inaccurate a time. */
const SLOWEST_MS = 5_000;

/** The service's time on this device, as last measured, corrected when the clock is set while the page is open. */
class PhoneClock {
  #offsetMs = 0;
  #base = this.#drift();
  #ready: Promise<void> | null = null;

  /** Uses the offset that was stored, and measures it again when there is a network. */
  start(): Promise<void> {
    this.#ready ??= this.#open();
    return this.#ready;
  }

  get offsetMs(): number {
    const jump = this.#drift() - this.#base;
    if (Math.abs(jump) >= JUMP_MS) {
      this.#base += jump;
      this.#offsetMs -= Math.round(jump);
    }
    return this.#offsetMs;
  }

  get isFarOff(): boolean {
    return Math.abs(this.offsetMs) > FAR_OFF_MS;
  }

  now(): number {
    return this.offsetMs + Date.now();
  }

  /** @param serverTime milliseconds since 1970, now */
  set(serverTime: number): void {
    this.#base = this.#drift();
    this.#offsetMs = Math.round(serverTime - Date.now());
    void saveClockOffset(this.#offsetMs).catch(() => undefined);
  }

  async #open(): Promise<void> {
    const stored = await findClockOffset();
    if (stored !== null) this.#offsetMs = stored;
    void this.#measure();
  }

  /** The header has whole seconds, which is enough for steps of twenty. */
  async #measure(): Promise<void> {
    const sent = performance.now();
    const response = await fetch('/health/live', { cache: 'no-store' }).catch(() => null);
    const took = performance.now() - sent;
    const date = Date.parse(response?.headers.get('date') ?? '');
    if (response?.ok && took <= SLOWEST_MS && !Number.isNaN(date)) this.set(date + 500);
  }

  #drift(): number {
    return Date.now() - performance.now();
  }
}

export const phoneClock = new PhoneClock();
