import { fromLocalMoment, toLocalMoment } from '../events/organiser/local-moment.ts';

/** Hours from the start of an event to its end, until the organiser says otherwise. */
const USUAL_HOURS = 4;

/** The end that a form suggests for a start, both as `datetime-local` texts; empty without a start. */
export function suggestedEnd(start: string): string {
  const iso = fromLocalMoment(start);
  return iso === null ? '' : toLocalMoment(new Date(Date.parse(iso) + USUAL_HOURS * 3_600_000).toISOString());
}
