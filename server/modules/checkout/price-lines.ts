import type { Scope } from '../../platform/scope.ts';
import {
  type CheckedOrder,
  type ListedTier,
  type Listing,
  listedTier,
  requireWithinLimits,
  SoldOut,
} from '../orders/index.ts';
import { type Answer, checkedAnswers } from '../questions/index.ts';
import { type Code, CodeGivesNothing, findCode, helpsWith, unitWith } from '../sales-rules/index.ts';
import { findWaitlistOffer, type WaitlistOffer } from '../waitlist/index.ts';

/** A line of an order, as listed for this buyer. */
export interface PricedLine {
  readonly tier: ListedTier;
  readonly quantity: number;
  /** The price of one ticket for this buyer, in 10^-7 of the tier's currency. */
  readonly unitUnits: bigint;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  /** The code that the buyer gave. */
  readonly code: Code | null;
}

/**
 * Prices the lines of an order for this buyer: with their code, and within the organiser's limits.
 * @param findTier refuses tiers that are not sold this way
 * @throws UnknownTier, SalesClosed, OrderLimit, OrderTooLarge, CodeGivesNothing and the failures of the code
 */
export async function priceLines(
  scope: Scope,
  listing: Listing,
  request: Pick<CheckedOrder, 'lines' | 'code'>,
  findTier: typeof listedTier = listedTier,
): Promise<PricedOrder> {
  const code = request.code === null ? null : await findCode(scope, listing.event.id, request.code);
  const lines = request.lines.map(({ tier: name, quantity }) => {
    const tier = findTier(listing, name, scope.clock, code);
    return { tier, quantity, unitUnits: unitWith(code, tier.terms) };
  });
  requireWithinLimits(listing, request.lines);
  if (code && !lines.some(({ tier }) => helpsWith(code, { ...tier.terms, hidden: tier.hidden }))) {
    throw new CodeGivesNothing(code.code);
  }
  return { lines, code };
}

/**
 * Checks the buyer's answers against what the priced tickets ask.
 * @throws AnswersRefused
 */
export function answersOf(
  { questions }: Listing,
  { answers }: Pick<CheckedOrder, 'answers'>,
  lines: readonly PricedLine[],
): Answer[] {
  if (questions.length === 0 && answers.length === 0) return [];
  const asked = lines.map(({ tier: { terms }, quantity }) => ({
    tierId: terms.tierId,
    tier: terms.tier,
    quantity,
  }));
  return checkedAnswers(questions, asked, answers);
}

/**
 * Finds the waitlist offer that holds the order's places; null without one, when the listing has enough free places.
 * Once the database reports too few, it is not queried again until the listing changes.
 * @throws OfferGone, OfferDiffers, SoldOut
 */
export async function findPlaces(
  scope: Scope,
  { waiting }: Pick<CheckedOrder, 'waiting'>,
  lines: readonly PricedLine[],
): Promise<WaitlistOffer | null> {
  if (waiting !== null) return findWaitlistOffer(scope, waiting, lines);
  const short = lines.find(({ tier, quantity }) => tier.free < quantity);
  if (short) throw new SoldOut(short.tier.terms.tier, short.tier.free);
  return null;
}
