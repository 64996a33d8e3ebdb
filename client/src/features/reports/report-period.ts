export const PERIODS = ['today', 'week', 'month', 'year', 'all', 'own'] as const;

export type Period = (typeof PERIODS)[number];

const DAYS: Partial<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };

interface Span {
  from: string | null;
  to: string | null;
}

/** Midnight where the reader is, so many days from that of the day given as `2026-12-31`. */
function midnight(day: string, daysLater = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  const moment = new Date(year ?? Number.NaN, (month ?? 1) - 1, (date ?? 1) + daysLater);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/**
 * The span of a period, in whole days of the reader's zone.
 * @param own first and last day, for a period of one's own; both belong to it
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
