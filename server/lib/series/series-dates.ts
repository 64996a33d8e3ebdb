import { fromZonedText, offsetAt } from '../zones/zoned-text.ts';

/** Most dates of a series, and of one call that adds some. */
export const MAX_SERIES_DATES = 1_200;
/** Most shows of one day. */
export const MAX_TIMES = 10;
/** Most days, weeks or months between two dates of a rule. */
export const MAX_INTERVAL = 99;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type RepetitionUnit = 'day' | 'week' | 'month';
/** Whether a month has the date on the same day (15th), or on the same weekday (third Friday; the fifth is the last). */
export type MonthDay = 'day' | 'weekday';

/** Days are `2026-12-31`, as in the calendar at the event's place. */
export interface Repetition {
  unit: RepetitionUnit;
  /** Every so many days, weeks or months: 1 to MAX_INTERVAL. Weeks begin on Monday. */
  every: number;
  /** Of a rule by weeks; the weekday of `from` when none is given. */
  weekdays: readonly Weekday[];
  /** Of a rule by months. */
  monthDay: MonthDay;
  from: string;
  /** The last day on which a date may be. */
  until: string | null;
  /** Number of days, those left out included. */
  count: number | null;
}

export interface SeriesPlan {
  rule: Repetition | null;
  /** Days beside those of the rule. */
  days: readonly string[];
  /** Days that are left out. */
  except: readonly string[];
  /** Starts on each day, as `20:00`. */
  times: readonly string[];
  /** IANA zone in which the days and times are meant. */
  timeZone: string;
}

export type SeriesFaultCode = 'REQUIRED' | 'OUT_OF_RANGE' | 'TOO_MANY' | 'DATE_RANGE' | 'CLOCK_TIME';

export interface SeriesFault {
  field: 'rule.every' | 'rule.until' | 'rule.count' | 'rule' | 'days' | 'times';
  code: SeriesFaultCode;
  max?: number;
}

export type PlannedDates = { dates: Date[]; faults: [] } | { dates: []; faults: SeriesFault[] };

const DAY_MS = 86_400_000;
const FIRST_DAY = dayNumber('2000-01-01');
const LAST_DAY = dayNumber('2099-12-31');
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the starts of the dates of a plan in order, each once. A time of day is the same in local time over a change
 * of the clocks: one that is skipped moves as they do, one that occurs twice is the first.
 */
export function planDates(plan: SeriesPlan): PlannedDates {
  const faults = faultsOf(plan);
  if (faults.length > 0) return { dates: [], faults };
  const { days, isTooLong } = daysOf(plan);
  if (isTooLong) return { dates: [], faults: [TOO_MANY] };
  if (days.some((day) => day < FIRST_DAY || day > LAST_DAY))
    return { dates: [], faults: [{ field: plan.rule ? 'rule' : 'days', code: 'DATE_RANGE' }] };
  const starts = new Set(
    days.flatMap((day) => plan.times.map((time) => startOf(`${dayText(day)}T${time}`, plan.timeZone))),
  );
  if (starts.size === 0)
    return { dates: [], faults: [{ field: plan.rule ? 'rule' : 'days', code: 'REQUIRED' }] };
  if (starts.size > MAX_SERIES_DATES) return { dates: [], faults: [TOO_MANY] };
  const dates = [...starts].toSorted((one, other) => one - other).map((start) => new Date(start));
  return { dates, faults: [] };
}

const TOO_MANY: SeriesFault = { field: 'rule', code: 'TOO_MANY', max: MAX_SERIES_DATES };

function faultsOf({ rule, days, times }: SeriesPlan): SeriesFault[] {
  const faults: SeriesFault[] = [];
  if (times.length === 0) faults.push({ field: 'times', code: 'REQUIRED' });
  else if (times.length > MAX_TIMES) faults.push({ field: 'times', code: 'TOO_MANY', max: MAX_TIMES });
  else if (!times.every((time) => CLOCK_TIME.test(time))) faults.push({ field: 'times', code: 'CLOCK_TIME' });
  if (days.length > MAX_SERIES_DATES) faults.push({ field: 'days', code: 'TOO_MANY', max: MAX_SERIES_DATES });
  if (!rule) return faults;
  const isWhole = (value: number, max: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= max;
  if (!isWhole(rule.every, MAX_INTERVAL))
    faults.push({ field: 'rule.every', code: 'OUT_OF_RANGE', max: MAX_INTERVAL });
  if (rule.count !== null && !isWhole(rule.count, MAX_SERIES_DATES))
    faults.push({ field: 'rule.count', code: 'OUT_OF_RANGE', max: MAX_SERIES_DATES });
  if (rule.count === null && rule.until === null) faults.push({ field: 'rule.until', code: 'REQUIRED' });
  return faults;
}

/** The days of a plan, in no order. */
function daysOf({ rule, days, except }: SeriesPlan): { days: number[]; isTooLong: boolean } {
  const left = new Set(except.map(dayNumber));
  const ruled = rule ? ruledDays(rule, left) : [];
  const picked = days.map(dayNumber).filter((day) => !left.has(day));
  return { days: [...new Set([...ruled, ...picked])], isTooLong: ruled.length > MAX_SERIES_DATES };
}

/** Ends with one day more than a series may have, or with the first that is outside this century. */
function ruledDays(rule: Repetition, left: ReadonlySet<number>): number[] {
  const days: number[] = [];
  let counted = 0;
  const last = rule.until === null ? Number.POSITIVE_INFINITY : dayNumber(rule.until);
  for (const day of repeated(rule)) {
    if (day > last || counted === rule.count) break;
    counted += 1;
    if (!left.has(day)) days.push(day);
    if (days.length > MAX_SERIES_DATES || day > LAST_DAY) break;
  }
  return days;
}

/** The days of a rule from its first on, in order and without an end. */
function* repeated(rule: Repetition): Generator<number> {
  const from = dayNumber(rule.from);
  if (rule.unit === 'day') for (let day = from; ; day += rule.every) yield day;
  if (rule.unit === 'week') yield* weekly(rule, from);
  else yield* monthly(rule, from);
}

function* weekly({ weekdays, every }: Repetition, from: number): Generator<number> {
  const own = weekdayOf(from);
  const chosen = weekdays.length > 0 ? weekdays.map((name) => WEEKDAYS.indexOf(name)) : [own];
  const inWeek = [...new Set(chosen)].toSorted((one, other) => one - other);
  for (let monday = from - own; ; monday += 7 * every)
    for (const weekday of inWeek) if (monday + weekday >= from) yield monday + weekday;
}

function* monthly({ monthDay, every }: Repetition, from: number): Generator<number> {
  const first = new Date(from * DAY_MS);
  const dayOfMonth = first.getUTCDate();
  const which = Math.ceil(dayOfMonth / 7);
  for (let month = first.getUTCMonth(); ; month += every) {
    const begin = Date.UTC(first.getUTCFullYear(), month, 1) / DAY_MS;
    const length = Date.UTC(first.getUTCFullYear(), month + 1, 1) / DAY_MS - begin;
    if (monthDay === 'weekday') {
      const days = (weekdayOf(from) - weekdayOf(begin) + 7) % 7;
      const last = days + 7 * Math.floor((length - 1 - days) / 7);
      yield begin + (which === 5 ? last : days + 7 * (which - 1));
    }
    // A month without the day has no date.
    else if (dayOfMonth <= length) yield begin + dayOfMonth - 1;
  }
}

/** Days since 1 January 1970, a Thursday. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** From 0, which is Monday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function startOf(local: string, timeZone: string): number {
  return Date.parse(fromZonedText(local, timeZone) ?? '');
}

/**
 * Moves a moment by the difference in local time between two others, so that a show that moves from 20:00 to 19:30 does
 * so on every date.
 */
export function movedAlong(at: Date, from: Date, to: Date, timeZone: string): Date {
  const moved = localTime(at, timeZone) + localTime(to, timeZone) - localTime(from, timeZone);
  return new Date(startOf(new Date(moved).toISOString().slice(0, -1), timeZone));
}

function localTime(at: Date, timeZone: string): number {
  return at.getTime() + offsetAt(at.getTime(), timeZone);
}
