/** The places of a tier, and those that its pools have left. */
export interface TierPlaces {
  id: string;
  capacity: number;
  sold: number;
  held: number;
  /** Places left in each pool of the tier, by the id of the pool; null: it is in none. */
  pools: Record<string, number> | null;
}

/** The tickets of a tier that can be sold: the fewest of its own and those that its pools have left. */
export function freeOf({ capacity, sold, held, pools }: Omit<TierPlaces, 'id'>): number {
  return Math.min(capacity - sold - held, ...Object.values(pools ?? {}));
}

/**
 * The most tickets of several tiers that can be sold together: tiers of one pool do not each have all its places. Exact
 * unless pools overlap without one being in the other, where it is a number that can be sold. The function
 * `free_together` of the database computes the same.
 */
export function freeTogether(tiers: readonly TierPlaces[]): number {
  const rest = new Map<string, number>();
  for (const { pools } of tiers)
    for (const [pool, free] of Object.entries(pools ?? {}))
      rest.set(pool, Math.min(free, rest.get(pool) ?? free));
  const fewestPoolsFirst = tiers.toSorted(
    (one, other) => poolsOf(one).length - poolsOf(other).length || (one.id < other.id ? -1 : 1),
  );
  return fewestPoolsFirst.reduce((total, tier) => {
    const pools = Object.fromEntries(poolsOf(tier).map((pool) => [pool, rest.get(pool) ?? 0]));
    const places = freeOf({ ...tier, pools });
    for (const [pool, free] of Object.entries(pools)) rest.set(pool, free - places);
    return total + places;
  }, 0);
}

const poolsOf = ({ pools }: TierPlaces): string[] => Object.keys(pools ?? {});
