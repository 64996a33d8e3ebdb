/** A date filter: a named period from today, or one day as `2026-12-24`. */
export type When = 'today' | 'weekend' | 'week' | 'month' | (string & {});

/** Days as `2026-12-24`, both inclusive: by the reader's calendar, and for events by that of their place. */
export interface DayRange {
  fromDay: string;
  toDay: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `2026-12-24` to the start of that day; null for anything else. */
export function dayOf(text: string): Date | null {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = new Date(year, month - 1, day);
  return at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === day ? at : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a day for addresses. */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Returns the days of a month, counted from 0 as in dates. */
export const monthRange = (year: number, month: number): DayRange => ({
  fromDay: dayText(new Date(year, month, 1)),
  toDay: dayText(new Date(year, month + 1, 0)),
});

/** Returns the days of a date filter; null for an invalid filter. Weeks begin on Monday, weekends on Friday. */
export function dayRange(when: When, now: Date): DayRange | null {
  const dayIn = (days: number) => dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  const today = dayIn(0);
  // Days until Sunday: 6 on a Monday, 0 on a Sunday.
  const left = 6 - ((now.getDay() + 6) % 7);
  if (when === 'today') return { fromDay: today, toDay: today };
  if (when === 'week') return { fromDay: today, toDay: dayIn(left) };
  if (when === 'weekend') return { fromDay: dayIn(Math.max(0, left - 2)), toDay: dayIn(left) };
  if (when === 'month') return { ...monthRange(now.getFullYear(), now.getMonth()), fromDay: today };
  return dayOf(when) && { fromDay: when, toDay: when };
}
