/** Seven days, in seconds: more would make the expiry meaningless. */
export const MAX_GRACE_SECONDS = 604_800;

// No leading zeros, each unit at most once and in descending order, so that every period has one spelling.
const NUMBER = '(0|[1-9]\\d{0,5})';
const GRACE = new RegExp(`^(?:${NUMBER}d)?(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?$`);
const UNITS = [86_400, 3_600, 60, 1] as const;
const LETTERS = ['d', 'h', 'm', 's'] as const;

/**
 * Parses "15m", "1h", "30s" or a combination such as "1h30m".
 * @returns whole seconds, 0 to 604,800, or null when the text is invalid or the period is longer.
 */
export function parseGrace(text: unknown): number | null {
  if (typeof text !== 'string' || text === '') return null;
  const match = GRACE.exec(text);
  if (!match) return null;
  const seconds = UNITS.reduce((sum, unit, index) => sum + unit * Number(match[index + 1] ?? 0), 0);
  return seconds <= MAX_GRACE_SECONDS ? seconds : null;
}

/**
 * Formats a grace period in its shortest form: 900 is "15m", 5400 is "1h30m", 0 is "0s".
 * @throws RangeError when the value is not whole seconds between 0 and 604,800.
 */
export function formatGrace(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > MAX_GRACE_SECONDS) {
    throw new RangeError(`a grace period is 0 to ${MAX_GRACE_SECONDS} whole seconds, not ${seconds}`);
  }
  let rest = seconds;
  let text = '';
  UNITS.forEach((unit, index) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) text += `${count}${LETTERS[index]}`;
  });
  return text || '0s';
}

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
