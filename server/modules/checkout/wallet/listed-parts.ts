import type { Scope } from '../../../platform/scope.ts';
import { type Code, CodeGivesNothing, helpsWith, unitWith } from '../../sales-rules/index.ts';
import { type ListedTier, type Listing, listedTier, requireWithinLimits } from '../listing.ts';
import { SoldOut } from '../purchase.failures.ts';

/** A line of an order, as listed for this buyer. */
export interface ListedPart {
  readonly tier: ListedTier;
  readonly quantity: number;
  /** The price of one ticket for this buyer, in 10^-7 of the tier's currency. */
  readonly unitUnits: bigint;
}

/** @throws UnknownTier, SalesClosed, OrderLimit, CodeGivesNothing */
export function partsOffered(
  { clock }: Pick<Scope, 'clock'>,
  offer: Listing,
  lines: readonly { tier: string; quantity: number }[],
  code: Code | null,
): ListedPart[] {
  const parts = lines.map(({ tier: name, quantity }) => {
    const tier = listedTier(offer, name, clock, code);
    return { tier, quantity, unitUnits: unitWith(code, tier.terms) };
  });
  requireWithinLimits(offer, lines);
  if (code && !parts.some(({ tier }) => helpsWith(code, { ...tier.terms, hidden: tier.hidden }))) {
    throw new CodeGivesNothing(code.code);
  }
  return parts;
}

/** The refusal when the cached listing has too few places; null when there are enough. */
export function shortageOfPlaces(parts: readonly ListedPart[]): SoldOut | null {
  const short = parts.find(({ tier, quantity }) => tier.free < quantity);
  return short ? new SoldOut(short.tier.terms.tier, short.tier.free) : null;
}
