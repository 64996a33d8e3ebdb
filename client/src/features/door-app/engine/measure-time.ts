import type { DoorClock, DoorService, DoorStore } from './door-ports.ts';
import type { TrueTime } from './true-time.ts';

/** An answer that took longer says too little about the time at which it was given. */
const SLOWEST_MS = 10_000;
/** Less is the way of the answer, not the clock. */
const NOTICED_MS = 1_000;

interface Measurement {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: TrueTime;
  eventId: string;
  /** The life of the page that measures. */
  run: string;
}

/**
 * Asks for the true time, before anything is told: what this life of the page scanned before its clock was known to be
 * wrong is put right with it. Scans of an earlier life keep what was known then.
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
