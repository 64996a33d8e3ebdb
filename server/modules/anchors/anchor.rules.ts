/** The audit log's head is anchored every hour, when there is a new one. */
export const AUDIT_SECONDS = 3_600;

export interface Turn {
  now: Date;
  lastSentAt: Date | null;
  /** Minimum time in seconds between two transactions of a kind. */
  seconds: number;
  /** A transaction was sent and has no outcome yet. */
  underWay: boolean;
}

/** At most one transaction an interval, and never a second one while the first is under way. */
export function isDue({ now, lastSentAt, seconds, underWay }: Turn): boolean {
  if (underWay) return false;
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() >= seconds * 1_000;
}
