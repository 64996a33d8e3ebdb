import type { ScanOutcome } from '../../platform/vocabulary.ts';

/** True when the guest may enter (or could, for a scan without commit). */
export function isGood(outcome: ScanOutcome): boolean {
  return outcome === 'admitted' || outcome === 'good';
}

/** Returns the true time of the scan: the device's time plus the clock offset that it measured at its last sync. */
export function correctedTime(deviceTime: Date, clockOffsetMs: number): Date {
  return new Date(deviceTime.getTime() + clockOffsetMs);
}

/** A scan with which a door admitted a guest. */
export interface Admission {
  ticketId: string;
  deviceId: string;
  nonce: string;
  correctedAt: Date;
  /** The time lies more than two days outside the event, and is not trusted. */
  timeDoubtful: boolean;
}

/**
 * Orders the admissions of one ticket: trusted times first, then the earliest time, then the lower device id, then the
 * lower nonce. The first is the entry. The order is total over what devices sent, so the order of uploads has no
 * effect.
 */
export function compareAdmissions(a: Admission, b: Admission): number {
  const doubt = Number(a.timeDoubtful) - Number(b.timeDoubtful);
  if (doubt !== 0) return doubt;
  const time = a.correctedAt.getTime() - b.correctedAt.getTime();
  if (time !== 0) return time;
  return compareText(a.deviceId, b.deviceId) || compareText(a.nonce, b.nonce);
}

/** Compares bytes, as the database does with the collation "C". */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Returns the entry of one ticket and the admissions that lost against it. */
export function resolveAdmissions<T extends Admission>(
  admissions: readonly T[],
): { winner: T; losers: T[] } | null {
  const [winner, ...losers] = [...admissions].sort(compareAdmissions);
  return winner ? { winner, losers } : null;
}

/**
 * Returns the outcome to store for a queued scan. The door has already acted, so window, earlier use and revocation are
 * not checked again; a code that is no ticket of this issuer stays refused, whatever the device decided.
 * @param refused why the server refuses the code itself; null when it is one of this issuer's tickets
 */
export function keptOutcome(
  refused: ScanOutcome | null,
  said: { admitted: boolean; outcome: ScanOutcome },
): ScanOutcome {
  if (refused !== null) return refused;
  if (said.admitted) return 'admitted';
  return said.outcome === 'admitted' ? 'good' : said.outcome;
}
