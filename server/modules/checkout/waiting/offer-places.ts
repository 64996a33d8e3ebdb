import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { fittingGroups, offerEnd } from './waiting.rules.ts';
import {
  lockLine,
  lockTierToOffer,
  markOffered,
  type TierToOffer,
  tiersWaitedFor,
} from './waiting.writes.ts';

const BATCH_SIZE = 200;

/**
 * Offers the free places of these tiers to the waitlist, in the transaction that freed the places: so no other buyer
 * can take them first. Costs one query for a tier without a waitlist.
 */
export async function offerPlaces(tx: Tx, tierIds: readonly string[]): Promise<void> {
  for (const tierId of await tiersWaitedFor(tx, tierIds)) {
    const tier = await lockTierToOffer(tx, tierId);
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
  const { sales } = tx.scope.services;
  tx.afterCommit(() => {
    sales.listings.forgetEvent(eventId);
    sales.announce(eventId, issuerId);
  });
}
