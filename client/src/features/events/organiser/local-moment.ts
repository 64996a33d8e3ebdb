const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it, in the reader's zone, to the minute. */
export function toLocalMoment(iso: string): string {
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment of such a field, ISO 8601 in UTC; null for a field that is empty or half filled. */
export function fromLocalMoment(local: string): string | null {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** "Africa/Nairobi": the zone in which the fields are read, named beside them. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
