/** Time zone of events whose country is not known: most events are in East Africa. */
export const DEFAULT_ZONE = 'Africa/Nairobi';

export const MAX_ZONE_LENGTH = 64;

/**
 * Whether it is the IANA name of a time zone, such as Africa/Nairobi. Offsets and abbreviations, such as +03:00 and EST,
 * are none: they know no daylight saving.
 */
export function isZone(name: string): boolean {
  if (name.length > MAX_ZONE_LENGTH || !/^([A-Za-z]+\/|UTC$)/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns minutes east of UTC: 180 in Nairobi. */
function utcOffset(at: Date, timeZone: string): number {
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const fields: Record<string, number> = Object.fromEntries(
    formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = fields;
  const minutes = Math.floor(at.getTime() / 60_000);
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - minutes;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns ISO 8601 with the local time and its offset: "2026-12-05T19:00:00+03:00". */
export function isoInZone(at: Date, timeZone: string): string {
  const offset = utcOffset(at, timeZone);
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
