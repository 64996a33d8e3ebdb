export interface Group {
  id: string;
  /** Places that the entry needs, all of them or none. */
  quantity: number;
}

/**
 * Selects the entries that are offered places now: in their order, every group that fits into the places left by those
 * before it. A large group that does not fit yet keeps its position and blocks none behind it.
 */
export function fittingGroups<G extends Group>(free: number, line: readonly G[]): G[] {
  let left = free;
  return line.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

/** The end of an offer: so many minutes from now, but not after the tier's sale ends. */
export function offerEnd(now: Date, minutes: number, soldUntil: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, soldUntil.getTime()));
}
