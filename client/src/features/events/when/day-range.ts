/** A date filter: a named period from today, or one day as `2026-12-24`. */
export type When = 'today' | 'weekend' | 'week' | 'month' | (string & {});

interface DayRange {
  /** ISO timestamps: `from` inclusive, `to` exclusive. */
  from: string;
  to: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Hour from which Friday belongs to the weekend. */
const FRIDAY_EVENING = 17;

/** Returns midnight (or an hour) of the day that many days from now, in the reader's zone. */
const midnight = (now: Date, days = 0, hour = 0): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);

const range = (from: Date, to: Date): DayRange => ({ from: from.toISOString(), to: to.toISOString() });

/** Parses `2026-12-24` to the start of that day; null for anything else. */
export function dayOf(text: string): Date | null {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = new Date(year, month - 1, day);
  return at.getMonth() === month - 1 && at.getDate() === day ? at : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a day for addresses. */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Returns the time range of a date filter; null for an invalid filter. Weeks begin on Monday. */
export function dayRange(when: When, now: Date): DayRange | null {
  const today = midnight(now);
  // Days until the Monday after: 7 on a Monday, 1 on a Sunday.
  const left = 7 - ((now.getDay() + 6) % 7);
  if (when === 'today') return range(today, midnight(now, 1));
  if (when === 'week') return range(today, midnight(now, left));
  if (when === 'weekend')
    return range(left <= 2 ? today : midnight(now, left - 3, FRIDAY_EVENING), midnight(now, left));
  if (when === 'month') return range(today, new Date(now.getFullYear(), now.getMonth() + 1, 1));
  const day = dayOf(when);
  return day && range(day, midnight(day, 1));
}
