import {
  type MonthDay as PlannedMonthDay,
  type RepetitionUnit as PlannedUnit,
  type Weekday as PlannedWeekday,
  planDates,
  type SeriesPlan,
  WEEKDAYS,
} from '../../../../../server/lib/series/series-dates.ts';
import type { MonthDay, RepetitionUnit, SeriesDatesInput, Weekday } from '../../../gql/graphql.ts';
import { localDay, toZonedText } from '../../../ui/zones.ts';

/** Form values of the dates of a show; days as `2026-12-24`, times as `20:00`, at the place of the event. */
export interface DatePlan {
  unit: RepetitionUnit | 'NONE';
  every: number;
  weekdays: Weekday[];
  monthDay: MonthDay;
  from: string;
  ends: 'UNTIL' | 'COUNT';
  until: string;
  count: number;
  times: string[];
  /** Days picked beside the rule, and days of the rule that are left out. */
  days: string[];
  except: string[];
}

const WEEK_MS = 7 * 86_400_000;

/** Weekly from the first week after both the event and now, on its weekday and at its time. */
export function firstPlan(
  { startDate, timeZone }: { startDate: string; timeZone: string },
  now: Date,
): DatePlan {
  const first = Date.parse(startDate);
  const weeks = Math.max(1, Math.floor((now.getTime() - first) / WEEK_MS) + 1);
  const next = new Date(first + weeks * WEEK_MS).toISOString();
  const from = localDay(next, timeZone);
  return {
    unit: 'WEEK',
    every: 1,
    weekdays: [weekdayOf(from)],
    monthDay: 'DAY',
    from,
    ends: 'COUNT',
    until: '',
    count: 10,
    times: [toZonedText(startDate, timeZone).slice(11)],
    days: [],
    except: [],
  };
}

/** "FRIDAY" for `2026-12-04`. */
export function weekdayOf(day: string): Weekday {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (WEEKDAYS[(at + 6) % 7] ?? 'monday').toUpperCase() as Weekday;
}

export const ALL_WEEKDAYS = WEEKDAYS.map((name) => name.toUpperCase() as Weekday);

/** The dates of a plan, as the server plans them. */
export function datesOf(plan: DatePlan, timeZone: string): ReturnType<typeof planDates> {
  const { unit, every, weekdays, monthDay, from, ends, until, count, days, except, times } = plan;
  const isRule = unit !== 'NONE' && from !== '';
  const rule = isRule
    ? {
        unit: unit.toLowerCase() as PlannedUnit,
        every,
        weekdays: weekdays.map((name) => name.toLowerCase() as PlannedWeekday),
        monthDay: monthDay.toLowerCase() as PlannedMonthDay,
        from,
        until: ends === 'UNTIL' ? until || null : null,
        count: ends === 'COUNT' ? count : null,
      }
    : null;
  return planDates({ rule, days, except, times, timeZone } satisfies SeriesPlan);
}

/** What the server is asked for. */
export function inputOf(plan: DatePlan): SeriesDatesInput {
  const { unit, every, weekdays, monthDay, from, ends, until, count, days, except, times } = plan;
  const limit = ends === 'UNTIL' ? { until } : { count };
  const rule = unit === 'NONE' ? null : { unit, every, weekdays, monthDay, from, ...limit };
  return { rule, days, except, times };
}

/** Adds a day, or leaves out one that the plan has. */
export function withDay(plan: DatePlan, day: string, isPlanned: boolean): DatePlan {
  const without = (list: string[]) => list.filter((one) => one !== day);
  if (isPlanned) return { ...plan, days: without(plan.days), except: [...without(plan.except), day] };
  return plan.except.includes(day)
    ? { ...plan, except: without(plan.except) }
    : { ...plan, days: [...plan.days, day] };
}
