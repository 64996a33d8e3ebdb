/** The audit log's head goes to the ledger every hour, when there is a new one. */
export const AUDIT_SECONDS = 3_600;

export interface Turn {
  now: Date;
  lastSentAt: Date | null;
  /** Seconds that pass at least between two transactions of a kind. */
  seconds: number;
  /** One that was sent has no outcome yet. */
  underWay: boolean;
}

/** At most one transaction an interval, and never a second one while the first is under way. */
export function isDue({ now, lastSentAt, seconds, underWay }: Turn): boolean {
  if (underWay) return false;
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() >= seconds * 1_000;
}
