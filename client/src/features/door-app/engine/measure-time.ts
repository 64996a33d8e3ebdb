import type { DoorClock, DoorService, DoorStore } from './door-ports.ts';
import type { TrueTime } from './true-time.ts';

/** Slower answers give too inaccurate a time. */
const SLOWEST_MS = 10_000;
/** Smaller corrections are network delay, not clock error. */
const NOTICED_MS = 1_000;

interface Measurement {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: TrueTime;
  eventId: string;
  /** Id of the page load that measures. */
  run: string;
}

/**
 * Measures the true time before anything is uploaded, and corrects pending scans of this page load that were made with
 * the wrong clock. Scans of earlier page loads keep their offset.
 * @throws ServiceAway, ServiceRefused
 */
export async function measureTime({ store, service, clock, time, eventId, run }: Measurement): Promise<void> {
  const sent = clock.steady();
  const told = await service.time(eventId);
  const took = clock.steady() - sent;
  if (took > SLOWEST_MS) return;
  const before = time.offsetMs;
  time.set(told + took / 2 - clock.now());
  await store.saveOffset(time.offsetMs);
  const correction = time.offsetMs - before;
  if (Math.abs(correction) < NOTICED_MS) return;
  const waiting = await store.waitingScans(Number.MAX_SAFE_INTEGER);
  const wrong = waiting.filter((scan) => scan.run === run).map(({ nonce }) => nonce);
  await store.changeScans(wrong, (scan) => [{ ...scan, offsetMs: scan.offsetMs + correction }]);
}
