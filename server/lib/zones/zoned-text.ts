/** Milliseconds by which local time in a zone is ahead of UTC at a moment. */
export function offsetAt(at: number, zone: string): number {
  const local = clock(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(local.find((one) => one.type === type)?.value);
  const whole = Math.floor(at / 1000) * 1000;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    whole
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(zone: string): Intl.DateTimeFormat {
  let found = clocks.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, found);
  }
  return found;
}

const DAY_MS = 86_400_000;

/** `datetime-local` text of a moment in a zone, to the minute. */
export function toZonedText(iso: string, zone: string): string {
  const at = Date.parse(iso);
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/** The day of a moment in a zone, as `2026-12-24`. */
export const localDay = (iso: string, zone: string): string => toZonedText(iso, zone).slice(0, 10);

/**
 * The moment of a `datetime-local` text in a zone, as ISO 8601; null for an empty or incomplete text. A time that occurs
 * twice when clocks go back is the first; one that is skipped when they go forward is moved forward as the clocks are.
 */
export function fromZonedText(text: string, zone: string): string | null {
  const local = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(local)) return null;
  const offsets = [offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)];
  const moments = offsets.map((offset) => local - offset);
  const real = moments.filter((moment) => moment + offsetAt(moment, zone) === local);
  return new Date(real.length > 0 ? Math.min(...real) : (moments[0] ?? local)).toISOString();
}
