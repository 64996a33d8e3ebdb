/** From this many places down, all tiers together, an event is selling fast. */
const LOW_STOCK = 10;

export function stockState(available: number): { lowStock: boolean; soldOut: boolean } {
  return { lowStock: available >= 1 && available <= LOW_STOCK, soldOut: available <= 0 };
}
