export const PERIODS = ['today', 'week', 'month', 'year', 'all', 'own'] as const;

export type Period = (typeof PERIODS)[number];

const DAYS: Partial<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };

interface Span {
  from: string | null;
  to: string | null;
}

/** Returns midnight in the reader's zone, that many days after the day given as `2026-12-31`. */
function midnight(day: string, daysLater = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year ?? Number.NaN, (month ?? 1) - 1, (date ?? 1) + daysLater);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/**
 * Returns the span of a period, in whole days of the reader's zone.
 * @param own first and last day of a custom period, both inclusive
 */
export function spanOf(period: Period, now: Date, own: { first: string; last: string }): Span {
  if (period === 'own') {
    return {
      from: own.first ? midnight(own.first) : null,
      to: own.last ? midnight(own.last, 1) : null,
    };
  }
  const days = DAYS[period];
  if (days === undefined) return { from: null, to: null };
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
  return { from: first.toISOString(), to: null };
}
