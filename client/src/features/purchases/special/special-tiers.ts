import type { Checkout_TierFragment, CodeOfferQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { specialTexts } from '../../../messages/purchases.ts';
import { roomTexts } from '../../../messages/waiting-room.ts';
import { momentText } from '../../../ui/moment-text.ts';

graphql(`
  fragment Checkout_tier on Tier {
    id
    name
    description
    price {
      ...Money @unmask
    }
    available
    formSales
    hidden
    salesStart
    salesEnd
    orderLimit
    inWaitingRoom
    ...CheckoutQuestions_tier
  }
`);

/** A tier as shown to buyers. */
export type ShownTier = Checkout_TierFragment;

/**
 * Returns why a tier is not on sale now; null when it is.
 * @param needsTurn whether it is chosen in turn, as the gate of the waiting room says
 */
export function notOnSaleReason(
  { salesStart, salesEnd }: Pick<ShownTier, 'salesStart' | 'salesEnd'>,
  needsTurn: boolean,
): string | null {
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
