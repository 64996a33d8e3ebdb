const HOUR_MS = 3_600_000;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '7 days, 14 hours': whole days and whole hours. */
export function uptimeWords(milliseconds: number): string {
  const hours = Math.floor(Math.max(0, milliseconds) / HOUR_MS);
  return `${counted(Math.floor(hours / 24), 'day')}, ${counted(hours % 24, 'hour')}`;
}
