import { fromZonedText, toZonedText } from '../../ui/zones.ts';

/** Hours from the start of an event to its end, until the organiser says otherwise. */
const USUAL_HOURS = 4;

/** The end that a form suggests for a start, both as `datetime-local` texts; empty without a start. */
export function suggestedEnd(start: string): string {
  // By the clock on the wall, whatever the zone.
  const iso = fromZonedText(start, 'UTC');
  if (iso === null) return '';
  return toZonedText(new Date(Date.parse(iso) + USUAL_HOURS * 3_600_000).toISOString(), 'UTC');
}
