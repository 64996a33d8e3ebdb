/** Returns the days of a month in whole weeks from Monday; null for days of the neighbouring months. */
export function weeksOf(year: number, month: number): (Date | null)[][] {
  const first = new Date(year, month, 1);
  const lead = (first.getDay() + 6) % 7;
  const length = new Date(year, month + 1, 0).getDate();
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const nth = week * 7 + day - lead + 1;
      return nth >= 1 && nth <= length ? new Date(year, month, nth) : null;
    }),
  );
}

/** Returns the day that a key moves to; null for other keys. */
export function dayAfterKey(key: string, from: Date): Date | null {
  const by = (days: number) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  // Days that a shorter month lacks become its last day.
  const inMonth = (months: number) => {
    const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0);
    return new Date(last.getFullYear(), last.getMonth(), Math.min(from.getDate(), last.getDate()));
  };
  const weekday = (from.getDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return by(-1);
    case 'ArrowRight':
      return by(1);
    case 'ArrowUp':
      return by(-7);
    case 'ArrowDown':
      return by(7);
    case 'Home':
      return by(-weekday);
    case 'End':
      return by(6 - weekday);
    case 'PageUp':
      return inMonth(-1);
    case 'PageDown':
      return inMonth(1);
    default:
      return null;
  }
}
