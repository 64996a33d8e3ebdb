import { MAX_ORDER_TICKETS } from '../../../../server/lib/limits/order-limits.ts';
import type { TillOfficeFragment } from '../../gql/graphql.ts';
import { exactProduct, exactSum } from '../../ui/exact-decimals.ts';
import { subtractDecimals } from '../../ui/subtract-decimals.ts';
import type { OfflineSale, TillOffice, UncountedSale } from './till-sales.ts';

export type Quantities = Readonly<Record<string, number>>;

/** A tier as the till sells it now. */
export interface TillTier {
  name: string;
  price: { amount: string; currency: string };
  /** Places that are left for this device. */
  free: number;
}

/** @returns the most tickets of a tier that a sale can hold beside what was chosen of the others */
export const mostOf = ({ name, free }: TillTier, quantities: Quantities): number =>
  Math.min(free, MAX_ORDER_TICKETS - countOf(quantities) + (quantities[name] ?? 0));

/** Shift, leases and prices that a till goes by. */
export interface TillStock {
  /** Name of this device: it sells its own places alone, not those of another phone of the cashier. */
  deviceId: string;
  /** Sales of the shift that the service does not have yet. */
  waiting: readonly OfflineSale[];
}

/**
 * The tiers of a shift's currency. With a network they have the places that are free or kept on this device; without one
 * only the kept ones, at their price, less what was sold since the last sync.
 */
export function tiersToSell(
  office: TillOffice,
  { isOnline, ...stock }: TillStock & { isOnline: boolean },
): TillTier[] {
  const { tiers, shift } = office;
  if (!shift) return [];
  return tiers
    .filter(({ price }) => price.currency === shift.float.currency)
    .flatMap(({ name, price, free }): TillTier[] => {
      const kept = keptOf(office, name, stock);
      if (isOnline) return [{ name, price, free: free + kept }];
      const lease = leaseOf(office, name);
      return lease?.device === stock.deviceId ? [{ name, price: lease.price, free: kept }] : [];
    });
}

const leaseOf = ({ shift }: TillOfficeFragment, tier: string) =>
  shift?.leases.find((one) => one.tier === tier && !one.returnedAt);

/** Places of a tier that this device still keeps. */
export function keptOf(office: TillOffice, tier: string, { deviceId, waiting }: TillStock): number {
  const lease = leaseOf(office, tier);
  if (lease?.device !== deviceId) return 0;
  const sold = new Map([...waiting, ...(office.uncounted ?? [])].map((sale) => [sale.nonce, sale]));
  return Math.max(0, lease.quantity - lease.used - soldOf([...sold.values()], tier));
}

/** The total at which this device sells the lines without a network; null when it keeps too few places. */
export function keptTotalOf(
  office: TillOffice,
  lines: OfflineSale['lines'],
  stock: TillStock,
): string | null {
  if (lines.some(({ tier, quantity }) => keptOf(office, tier, stock) < quantity)) return null;
  return exactSum(
    lines.map(({ tier, quantity }) => exactProduct(leaseOf(office, tier)?.price.amount ?? '0', quantity)),
  );
}

/** Places of a tier that another phone of the cashier keeps. */
export function keptElsewhereOf(office: TillOfficeFragment, tier: string, deviceId: string): number {
  const lease = leaseOf(office, tier);
  return lease && lease.device !== deviceId ? lease.quantity - lease.used : 0;
}

const soldOf = (sales: readonly UncountedSale[], tier: string): number =>
  sales
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.tier === tier ? sum + line.quantity : sum), 0);

/** The chosen tiers with their quantities, without those of none. */
export const linesOf = (quantities: Quantities): { tier: string; quantity: number }[] =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([tier, quantity]) => ({ tier, quantity }));

/** Decimal text of the total. */
export const totalOf = (tiers: readonly TillTier[], quantities: Quantities): string =>
  exactSum(tiers.map(({ name, price }) => exactProduct(price.amount, quantities[name] ?? 0)));

export const countOf = (quantities: Quantities): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** Whether two decimal texts are the same amount. */
export const isSameAmount = (one: string, other: string): boolean => !isCharged(subtractDecimals(one, other));

/** Whether the decimal text is an amount other than 0. */
export const isCharged = (total: string): boolean => /[1-9]/.test(total);
