export interface Group {
  id: string;
  /** Places that it wants, all of them or none. */
  quantity: number;
}

/**
 * Who of those that wait is offered places now: in their order, everybody whose group fits what those before him left. A
 * large group that does not fit yet keeps its place in the line and holds up nobody.
 */
export function fittingGroups<G extends Group>(free: number, line: readonly G[]): G[] {
  let left = free;
  return line.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

/** Until when an offer holds: so many minutes, and no longer than the tier is sold. */
export function offerEnd(now: Date, minutes: number, soldUntil: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, soldUntil.getTime()));
}
