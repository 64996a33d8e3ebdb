const WEEK_MS = 7 * 86_400_000;

/** Same day and hour in the first week after both the event and now: most shows that come again do so then. */
export function nextStart(startDate: string, now: Date): string {
  const first = new Date(startDate).getTime();
  const weeks = Math.max(1, Math.floor((now.getTime() - first) / WEEK_MS) + 1);
  return new Date(first + weeks * WEEK_MS).toISOString();
}
