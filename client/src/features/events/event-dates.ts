import { zoneName } from '../../../../server/lib/zones/zone-name.ts';
import { locale } from '../../language/language.ts';
import { offsetAt, ownZone } from '../../ui/zones.ts';

const SHAPES = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
  withYear: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in a time zone. */
function write(at: Date, shape: keyof typeof SHAPES, timeZone: string | undefined): string {
  const key = `${shape} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone, ...SHAPES[shape] });
    formats.set(key, format);
  }
  return format.format(at);
}

/** Day and month of a date at its place, for the badge on a card. */
export function dateBadge(iso: string, zone: string): { day: string; month: string } {
  const at = new Date(iso);
  return { day: write(at, 'day', zone), month: write(at, 'month', zone) };
}

/** "Sat, 12 Dec" in the reader's zone. */
export const shortDay = (at: Date): string => write(at, 'short', undefined);

/** "Saturday, 12 December" in the reader's zone. */
export const dayWithWeekday = (at: Date): string => write(at, 'weekday', undefined);

/** "12 Dec 2026": a day at the place of the event. */
export const dayWithYear = (iso: string, zone: string): string => write(new Date(iso), 'withYear', zone);

/** "December 2026": the month at the place of the event. */
export const monthOfYear = (iso: string, zone: string): string => write(new Date(iso), 'monthOfYear', zone);

/** Dates by their month, in their order. */
export function byMonth<D extends { startDate: string; timeZone: string }>(
  dates: readonly D[],
): [month: string, dates: D[]][] {
  const months = new Map<string, D[]>();
  for (const date of dates) {
    const month = monthOfYear(date.startDate, date.timeZone);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  return [...months];
}

/** "Sat, 12 Dec · 19:30 EAT": a moment at the place of the event. */
export function shortWhen(iso: string, zone: string): string {
  const at = new Date(iso);
  return `${write(at, 'short', zone)} · ${write(at, 'time', zone)} ${zoneName(at, zone)}`;
}

/** "19:00": a time of day at the place of the event, where its zone is stated nearby. */
export const timeOfDay = (iso: string, zone: string): string => write(new Date(iso), 'time', zone);

/** "19:00 EAT": a time of day at the place of the event. */
export function timeWithZone(iso: string, zone: string): string {
  const at = new Date(iso);
  return `${write(at, 'time', zone)} ${zoneName(at, zone)}`;
}

/** Full date, and start and end time with the zone; the end includes its date when it is on another day. */
export function fullWhen(startIso: string, endIso: string, zone: string): { date: string; time: string } {
  const [start, end] = [new Date(startIso), new Date(endIso)];
  const date = write(start, 'date', zone);
  const lastDay = date === write(end, 'date', zone) ? '' : `${write(end, 'short', zone)}, `;
  return {
    date,
    time: `${write(start, 'time', zone)} – ${lastDay}${write(end, 'time', zone)} ${zoneName(end, zone)}`,
  };
}

/**
 * The start of an event by the reader's own clock, with the day where it is another one; null when their clock shows the
 * same as that of the event.
 */
export function ownWhen(iso: string, zone: string): string | null {
  const at = new Date(iso);
  const own = ownZone();
  if (offsetAt(at.getTime(), own) === offsetAt(at.getTime(), zone)) return null;
  const time = write(at, 'time', own);
  const isSameDay = write(at, 'date', own) === write(at, 'date', zone);
  return isSameDay ? time : `${write(at, 'short', own)}, ${time}`;
}
