import type { CodeOfferQuery } from '../../../gql/graphql.ts';

export type CodeOffer = NonNullable<CodeOfferQuery['codeOffer']>;

/** Places that are held for somebody who waited. */
export interface HeldPlaces {
  tier: string;
  quantity: number;
}

/** What goes with an order beside its lines. */
export interface SpecialTerms {
  code?: string;
  waiting?: string;
}

/** A tier as buyers are shown it. */
export type ShownTier = CodeOffer['tiers'][number]['tier'];

/**
 * The tiers as they are for this buyer: those that his code opens stand with the others, at the price that it makes, and
 * an offer to him is all that he chooses from.
 */
export function specialTiers(
  tiers: readonly ShownTier[],
  coded: CodeOffer['tiers'],
  held: HeldPlaces | null,
): ShownTier[] {
  const opened = coded.filter(({ tier }) => !tiers.some(({ id }) => id === tier.id)).map(({ tier }) => tier);
  return [...tiers, ...opened]
    .map((tier) => ({ ...tier, price: coded.find((one) => one.tier.id === tier.id)?.price ?? tier.price }))
    .flatMap((tier) => {
      if (!held) return [tier];
      return tier.name === held.tier ? [{ ...tier, available: held.quantity }] : [];
    });
}

/** The tiers that one can wait for: all of them are sold. */
export const soldOutOf = (tiers: readonly Pick<ShownTier, 'name' | 'available'>[]): string[] =>
  tiers.filter(({ available }) => available === 0).map(({ name }) => name);
