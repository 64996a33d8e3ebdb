import type { CodeOfferQuery } from '../../../gql/graphql.ts';
import { specialTexts } from '../../../messages/purchases.ts';
import { roomTexts } from '../../../messages/waiting-room.ts';
import { momentText } from '../../../ui/moment-text.ts';

interface SalesWindow {
  salesStart?: string | null;
  salesEnd?: string | null;
}

/**
 * Returns why a tier is not on sale now; null when it is.
 * @param needsTurn whether it is chosen in turn, as the gate of the waiting room says
 */
export function notOnSaleReason({ salesStart, salesEnd }: SalesWindow, needsTurn: boolean): string | null {
  if (needsTurn) return roomTexts.inRoom;
  if (salesStart && Date.parse(salesStart) > Date.now()) return specialTexts.soldFrom(momentText(salesStart));
  return salesEnd && Date.parse(salesEnd) <= Date.now() ? specialTexts.saleEnded : null;
}

export type CodeOffer = NonNullable<CodeOfferQuery['codeOffer']>;

/** Tickets held for a waitlist offer. */
export interface HeldPlaces {
  tier: string;
  quantity: number;
}

/** Options of an order beside its lines. */
export interface SpecialTerms {
  code?: string;
  waiting?: string;
}

/** A tier as shown to buyers. */
export type ShownTier = CodeOffer['tiers'][number]['tier'];

/**
 * Applies a buyer's terms to the tiers: a code adds hidden tiers and sets prices, and a waitlist offer limits the
 * choice to its tier.
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

/** Returns the sold-out tiers, which have a waitlist. */
export const soldOutOf = (tiers: readonly Pick<ShownTier, 'name' | 'available'>[]): string[] =>
  tiers.filter(({ available }) => available === 0).map(({ name }) => name);
