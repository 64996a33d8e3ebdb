/** What of a tier's tickets, or of an issuer's revocations, is to be gathered: the numbers above `through` up to `upto`. */
export interface Stretch {
  event: 'issued' | 'revoked';
  source_id: string;
  through: bigint;
  upto: bigint;
}

const lengthOf = ({ through, upto }: Stretch): number => Number(upto - through);

/**
 * Cuts the first page off what is to be gathered.
 * @param most how many numbers a page may hold
 */
export function cutPage(
  stretches: readonly Stretch[],
  most: number,
): { page: Stretch[]; rest: Stretch[]; count: number } {
  const page: Stretch[] = [];
  let count = 0;
  for (const [at, stretch] of stretches.entries()) {
    const free = most - count;
    if (free === 0) return { page, rest: stretches.slice(at), count };
    const length = lengthOf(stretch);
    if (length > free) {
      const upto = stretch.through + BigInt(free);
      page.push({ ...stretch, upto });
      return { page, rest: [{ ...stretch, through: upto }, ...stretches.slice(at + 1)], count: most };
    }
    page.push(stretch);
    count += length;
  }
  return { page, rest: [], count };
}

/**
 * Whether the rows are those of the stretches, number by number. They are unless a counter and its rows have come
 * apart, and then gathering on would leave a ticket out for ever.
 */
export function isComplete(
  stretches: readonly Stretch[],
  rows: readonly { source_id: string; number: bigint }[],
): boolean {
  let at = 0;
  for (const { source_id, through, upto } of stretches) {
    for (let number = through + 1n; number <= upto; number++, at++) {
      if (rows[at]?.source_id !== source_id || rows[at]?.number !== number) return false;
    }
  }
  return at === rows.length;
}
