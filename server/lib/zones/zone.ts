/** Time zone of events whose place tells none: most events are in East Africa. */
export const DEFAULT_ZONE = 'Africa/Nairobi';

export const MAX_ZONE_LENGTH = 64;

/** Whether it is the IANA name of a time zone, such as Africa/Nairobi. An offset is none: it has no daylight saving. */
export function isZone(name: string): boolean {
  if (name.length > MAX_ZONE_LENGTH || !/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
