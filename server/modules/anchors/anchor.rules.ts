/** The audit log's head is anchored every hour, when there is a new one. */
export const AUDIT_SECONDS = 3_600;

export interface Schedule {
  now: Date;
  lastSentAt: Date | null;
  /** Minimum time in seconds between two transactions of a kind. */
  seconds: number;
  /** A transaction was sent and has no outcome yet. */
  underWay: boolean;
}

/** At most one transaction an interval, and never a second one while the first is under way. */
export function isDue({ now, lastSentAt, seconds, underWay }: Schedule): boolean {
  if (underWay) return false;
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() >= seconds * 1_000;
}

/** Range of a tier's tickets, or of an issuer's revocations, to be collected: numbers above `through` up to `upto`. */
export interface LeafRange {
  event: 'issued' | 'revoked';
  sourceId: string;
  through: bigint;
  upto: bigint;
}

/** Count of numbers in the range. */
export const lengthOf = ({ through, upto }: LeafRange): number => Number(upto - through);

/**
 * Cuts the first page off the ranges.
 * @param max count of numbers in a page
 */
export function cutPage(
  ranges: readonly LeafRange[],
  max: number,
): { page: LeafRange[]; rest: LeafRange[]; count: number } {
  const page: LeafRange[] = [];
  let count = 0;
  for (const [at, range] of ranges.entries()) {
    const free = max - count;
    if (free === 0) return { page, rest: ranges.slice(at), count };
    const length = lengthOf(range);
    if (length > free) {
      const upto = range.through + BigInt(free);
      page.push({ ...range, upto });
      return { page, rest: [{ ...range, through: upto }, ...ranges.slice(at + 1)], count: max };
    }
    page.push(range);
    count += length;
  }
  return { page, rest: [], count };
}
