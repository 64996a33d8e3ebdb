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
 * The order of the admissions of one ticket that the upload's SQL must follow: trusted times first, then the earliest
 * time, then the lower device id, then the lower nonce. The first is the entry. The order is total over what devices
 * sent, so the order of uploads has no effect.
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
