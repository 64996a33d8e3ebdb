import type { TillOfficeFragment } from '../../gql/graphql.ts';

/** A sale for cash that this device made without a network. */
export interface OfflineSale {
  nonce: string;
  shiftId: string;
  /** Name of this device. Missing in sales of an earlier version. */
  deviceId?: string;
  lines: { tier: string; quantity: number }[];
  total: string;
  /** Missing in sales of an earlier version. */
  currency?: string;
  name: string | null;
  email: string | null;
  /** By this device's clock. */
  soldAt: string;
  admitted: boolean;
  /** Why the service did not record it at the last attempt; missing while it was not refused. */
  refusal?: string;
}

/** Prices, places and the shift as last loaded, with the sales that this may not count yet. */
export type TillOffice = TillOfficeFragment & { uncounted?: readonly UncountedSale[] };

/**
 * A sale of the shift, recorded by the service since the office was loaded or with an answer that is not known: its places
 * are not sold again before the next load.
 */
export type UncountedSale = Pick<OfflineSale, 'nonce' | 'lines'>;

/** Returns the office with sales of its shift that it may not count yet; the same object when none is of its shift. */
export function officeWith(
  office: TillOffice,
  sales: readonly (UncountedSale & Pick<OfflineSale, 'shiftId'>)[],
): TillOffice {
  const added = sales
    .filter(({ shiftId }) => shiftId === office.shift?.id)
    .map(({ nonce, lines }) => ({ nonce, lines }));
  if (added.length === 0) return office;
  const nonces = new Set(added.map(({ nonce }) => nonce));
  const others = office.uncounted?.filter(({ nonce }) => !nonces.has(nonce)) ?? [];
  return { ...office, uncounted: [...others, ...added] };
}

/** Returns the office without a sale that the service refused, or that waits on this device now. */
export const officeWithout = (office: TillOffice, sale: string): TillOffice => ({
  ...office,
  uncounted: office.uncounted?.filter(({ nonce }) => nonce !== sale) ?? [],
});

/**
 * Returns an office that was just loaded.
 * @param before the office as it was stored when the load began: what was added to it since may not be counted
 */
export function officeLoaded(
  fresh: TillOfficeFragment,
  before: TillOffice | null,
  stored: TillOffice | null,
): TillOffice {
  if (stored?.shift?.id !== fresh.shift?.id) return fresh;
  const counted = new Set(before?.uncounted?.map(({ nonce }) => nonce));
  return { ...fresh, uncounted: stored?.uncounted?.filter(({ nonce }) => !counted.has(nonce)) ?? [] };
}
