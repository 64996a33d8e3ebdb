import { dayText } from '../when/day-range.ts';

/** Converts a timestamp to `datetime-local` text in the reader's zone, to the minute. */
export function toLocalMoment(iso: string): string {
  const at = new Date(iso);
  return `${dayText(at)}T${at.toTimeString().slice(0, 5)}`;
}

/** Converts `datetime-local` text to ISO 8601 in UTC; null when the field is empty or incomplete. */
export function fromLocalMoment(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** "Africa/Nairobi": the time zone of the fields, shown beside them. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
