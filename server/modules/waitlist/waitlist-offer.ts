import type { Tx } from '../../platform/db/in-transaction.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { lockPlaces } from '../events/index.ts';
import type { ListedTier } from '../orders/index.ts';
import { readWaiting } from './waitlist.reads.ts';
import { fittingGroups, OfferDiffers, OfferGone, offerEnd } from './waitlist.rules.ts';
import {
  lockLine,
  markOffered,
  markTaken,
  readTierToOffer,
  type TierToOffer,
  tiersWaitedFor,
} from './waitlist.writes.ts';

const BATCH_SIZE = 200;

/**
 * Offers the free places of these tiers, and of those that share a pool with them, to the waitlist, in the transaction
 * that freed the places: so no other buyer can take them first. A tier beside these that another transaction has is left
 * to the job, because that one may wait for these. Costs one query for tiers without a waitlist.
 */
export async function offerPlaces(tx: Tx, tierIds: readonly string[]): Promise<void> {
  const waited = await tiersWaitedFor(tx, tierIds);
  if (waited.length === 0) return;
  await lockPlaces(tx, tierIds);
  for (const { tierId, isBeside } of waited) {
    const tier = await readTierToOffer(tx, tierId, isBeside);
    if (tier?.onSale && tier.free > 0) await offerTier(tx, tier);
    tx.scope.services.failpoints.reach('waiting.offered');
  }
}

async function offerTier(tx: Tx, tier: TierToOffer): Promise<void> {
  const until = offerEnd(tx.scope.clock.now(), tier.offerMinutes, tier.soldUntil);
  let { free } = tier;
  for (;;) {
    const line = await lockLine(tx, tier.id, free, BATCH_SIZE);
    const chosen = fittingGroups(free, line);
    if (chosen.length === 0) break;
    await markOffered(tx, tier.id, chosen, until);
    for (const { id, email, language } of chosen) {
      await queueMail(tx, { kind: 'waiting_offer', recipient: email, payload: { waitingId: id }, language });
    }
    await note(tx, tier, chosen, until);
    free -= chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    if (line.length < BATCH_SIZE || free === 0) break;
  }
  publishFreePlaces(tx, tier);
}

async function note(
  tx: Tx,
  { id, issuerId, eventId }: TierToOffer,
  chosen: readonly { id: string; quantity: number }[],
  until: Date,
): Promise<void> {
  await tx.audit({
    action: 'waiting.offer',
    entityType: 'tier',
    entityId: id,
    issuerId,
    details: {
      event_id: eventId,
      until,
      offers: chosen.map(({ id: entry, quantity }) => ({ entry, quantity })),
    },
  });
}

/** Publishes after the commit that the number of free places changed. */
export function publishFreePlaces(
  tx: Tx,
  { eventId, issuerId }: { eventId: string; issuerId: string },
): void {
  const { listings, stockAnnouncer } = tx.scope.services;
  tx.afterCommit(() => {
    listings.evictEvent(eventId);
    stockAnnouncer.announce(eventId, issuerId);
  });
}

/** Places held for a buyer from the waitlist. */
export interface WaitlistOffer {
  readonly id: string;
  readonly tierId: string;
}

/**
 * Finds a mailed waitlist offer and checks that it fits the order: an offer of another event is none. The sale checks that
 * it is not taken meanwhile.
 * @throws OfferGone, OfferDiffers
 */
export async function findWaitlistOffer(
  scope: Scope,
  secret: string,
  lines: readonly { readonly tier: ListedTier; readonly quantity: number }[],
): Promise<WaitlistOffer> {
  const secretHash = scope.services.credentials.links.digest(secret);
  const entry = await readWaiting(scope.db, { secretHash });
  const isOpen =
    entry?.state === 'offered' && entry.offerUntil !== null && entry.offerUntil > scope.clock.now();
  const isOther = lines.some(({ tier }) => tier.terms.eventId !== entry?.eventId);
  if (!entry || !isOpen || isOther) throw new OfferGone();
  const [line] = lines;
  if (lines.length !== 1 || line?.tier.terms.tierId !== entry.tierId || line.quantity > entry.quantity) {
    throw new OfferDiffers(entry.tier, entry.quantity);
  }
  return { id: entry.id, tierId: entry.tierId };
}

/** Marks a waitlist offer as taken by its buyer's order and offers the places left over to the next in line. */
export async function closeOffer(tx: Tx, { id, tierId }: WaitlistOffer, orderId: string): Promise<void> {
  await markTaken(tx, id, orderId);
  await offerPlaces(tx, [tierId]);
}
