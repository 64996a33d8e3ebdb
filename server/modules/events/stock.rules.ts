/** An event is low on stock at this many tickets or fewer, over all tiers. */
const LOW_STOCK = 10;

export function stockState(available: number): { lowStock: boolean; soldOut: boolean } {
  return { lowStock: available >= 1 && available <= LOW_STOCK, soldOut: available <= 0 };
}
