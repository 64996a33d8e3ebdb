import { locale } from '../../language/language.ts';

/** The reader's time zone; the server prerenders in that of most events. */
const timeZone = globalThis.document ? undefined : 'Africa/Nairobi';

const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric' });
const month = new Intl.DateTimeFormat(locale, { timeZone, month: 'short' });
const date = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
const timeWithZone = new Intl.DateTimeFormat(locale, {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const shortWithYear = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });

/** Day and month of a date, for the badge on a card. */
export function dateBadge(iso: string): { day: string; month: string } {
  const at = new Date(iso);
  return { day: day.format(at), month: month.format(at) };
}

/** "Sat, 12 Dec". */
export const shortDay = (at: Date): string => short.format(at);

/** "12 Dec 2026". */
export const dayWithYear = (iso: string): string => shortWithYear.format(new Date(iso));

/** "Sat, 12 Dec · 19:30 EAT" in the reader's zone. */
export function shortWhen(iso: string): string {
  const at = new Date(iso);
  return `${short.format(at)} · ${timeWithZone.format(at)}`;
}

/** Full date, and start and end time with the zone; the end includes its date when it is on another day. */
export function fullWhen(startIso: string, endIso: string): { date: string; time: string } {
  const start = new Date(startIso);
  const end = new Date(endIso);
  const sameDay = date.format(start) === date.format(end);
  return {
    date: date.format(start),
    time: `${time.format(start)} – ${sameDay ? '' : `${short.format(end)}, `}${timeWithZone.format(end)}`,
  };
}
