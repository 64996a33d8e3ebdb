const WEEK_MS = 7 * 86_400_000;

/**
 * Returns the same weekday and time in the first week after both the event and now, the usual date of a repeated show.
 */
export function nextStart(startDate: string, now: Date): string {
  const first = new Date(startDate).getTime();
  const weeks = Math.max(1, Math.floor((now.getTime() - first) / WEEK_MS) + 1);
  return new Date(first + weeks * WEEK_MS).toISOString();
}
