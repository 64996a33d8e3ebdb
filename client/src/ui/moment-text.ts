import { zoneName } from '../../../server/lib/zones/zone-name.ts';
import { locale } from '../language/language.ts';
import { ownZone } from './zones.ts';

const OWN_ZONE = ownZone();

/** Formats by shape and zone: each takes a slow phone half a millisecond to make, and lists make one for each row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(shape: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([shape, timeZone]);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...shape, timeZone });
    formats.set(key, format);
  }
  return format;
}

/**
 * Returns a function that writes timestamps in this shape, with the short name of their zone at the end.
 * @param timeZone of the place that they concern; the reader's by default
 */
export function zonedFormat(shape: Intl.DateTimeFormatOptions, timeZone = OWN_ZONE): (at: Date) => string {
  const format = formatOf(shape, timeZone);
  return (at) => `${format.format(at)} ${zoneName(at, timeZone)}`;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const MOMENT = { day: 'numeric', month: 'short', ...clock } as const;
const moment = zonedFormat(MOMENT);
const time = zonedFormat(clock);

/** "12 Dec, 10:00 EAT": a short timestamp. @param zone of the place that it concerns; the reader's by default */
export const momentText = (iso: string, zone?: string): string =>
  (zone ? zonedFormat(MOMENT, zone) : moment)(new Date(iso));

/** "10:00 EAT": a time of day in the reader's time zone. */
export const timeText = (iso: string): string => time(new Date(iso));
