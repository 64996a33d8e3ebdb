export type WindowVerdict = 'ok' | 'not_yet_valid' | 'expired';

export interface TicketWindow {
  /** ISO-8601 text or a Date; both ends belong to the window. */
  readonly effectiveAt: string | Date;
  readonly expiresAt: string | Date;
  readonly graceSeconds: number;
}

const millis = (time: string | Date): number =>
  typeof time === 'string' ? Date.parse(time) : time.getTime();

/**
 * Decides whether a ticket admits at `now`: from `effectiveAt` to `expiresAt` plus grace, both included. Grace is for
 * late guests; it never admits earlier. An invalid time counts as expired.
 */
export function decideWindow(window: TicketWindow, now: Date): WindowVerdict {
  const at = now.getTime();
  const last = millis(window.expiresAt) + window.graceSeconds * 1000;
  if (at < millis(window.effectiveAt)) return 'not_yet_valid';
  return at <= last && at >= millis(window.effectiveAt) ? 'ok' : 'expired';
}
