import type { ScanOutcome } from '../../platform/vocabulary.ts';

/** Somebody may go in (or could, when the scan only asked). */
export function isGood(outcome: ScanOutcome): boolean {
  return outcome === 'admitted' || outcome === 'good';
}

/** When the scan really was: what the device's clock said, put right by the offset that it measured at its last sync. */
export function correctedTime(deviceTime: Date, clockOffsetMs: number): Date {
  return new Date(deviceTime.getTime() + clockOffsetMs);
}

/** A scan by which a door let somebody in. */
export interface Admission {
  ticketId: string;
  deviceId: string;
  nonce: string;
  correctedAt: Date;
  /** The time lies more than two days outside the event, and is not believed. */
  timeDoubtful: boolean;
}

/**
 * Orders the admissions of one ticket: one whose time is believed comes before one whose time is not, then the earliest
 * is the entry, then the lower device id, then the lower nonce. It is a total order over what the devices said, so the order in which they upload changes nothing.
 */
export function compareAdmissions(a: Admission, b: Admission): number {
  const doubt = Number(a.timeDoubtful) - Number(b.timeDoubtful);
  if (doubt !== 0) return doubt;
  const time = a.correctedAt.getTime() - b.correctedAt.getTime();
  if (time !== 0) return time;
  return compareText(a.deviceId, b.deviceId) || compareText(a.nonce, b.nonce);
}

/** As the database compares with the collation "C": by bytes. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The entry of one ticket and the admissions that lost against it. */
export function resolveAdmissions<T extends Admission>(
  admissions: readonly T[],
): { winner: T; losers: T[] } | null {
  const [winner, ...losers] = [...admissions].sort(compareAdmissions);
  return winner ? { winner, losers } : null;
}

/**
 * What a queued scan is kept as. The door has acted already, so window, earlier use and revocation are not judged
 * again; a code that was never a ticket of this issuer stays refused, whatever the device believed.
 * @param refused what the server finds wrong with the code itself; null when it is one of this issuer's tickets
 */
export function keptOutcome(
  refused: ScanOutcome | null,
  said: { admitted: boolean; outcome: ScanOutcome },
): ScanOutcome {
  if (refused !== null) return refused;
  if (said.admitted) return 'admitted';
  return said.outcome === 'admitted' ? 'good' : said.outcome;
}
