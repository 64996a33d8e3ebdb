import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { SoldOut } from '../purchase.failures.ts';
import { OfferGone } from '../waiting/waiting.rules.ts';
import { freeForOrder } from '../waiting/waiting.writes.ts';
import { closeOffer, type WaitlistOffer } from '../waiting/waitlist-offer.ts';
import type { Terms } from './listing.rules.ts';
import {
  findDuplicate,
  insertOrder,
  insertTickets,
  insertTransfers,
  type LockedTier,
  lockTiers,
  takePlaces,
} from './order.writes.ts';
import type { OrderPart, PreparedOrder } from './prepared-order.ts';
import { isDuplicateKey } from './sale.writes.ts';

/** `free`: places left of each tier, in the order of the parts. */
export type SeveralOutcome =
  | { kind: 'won'; free: number[] }
  | { kind: 'duplicate' }
  | { kind: 'listingChanged' };

/**
 * Sells an order of several tiers, or one with a waitlist offer: all of it or nothing. Tiers are locked in the order of
 * their ids, so that two such orders never deadlock; the serials are written into the order's tickets.
 * @throws SoldOut naming the first tier that has too few places, OfferGone
 */
export async function sellSeveralTiers(
  scope: Scope,
  order: PreparedOrder,
  parts: OrderPart[],
): Promise<SeveralOutcome> {
  const tenancy = { tenant: order.issuerId, user: null };
  try {
    return await inTransaction(scope, (tx) => sell(tx, order, parts), tenancy);
  } catch (error) {
    if (isDuplicateKey(error)) return { kind: 'duplicate' };
    throw codeRefusal(error) ?? error;
  }
}

async function sell(tx: Tx, order: PreparedOrder, parts: OrderPart[]): Promise<SeveralOutcome> {
  const locked = await lockTiers(
    tx,
    order.eventId,
    parts.map((part) => part.terms.tierId),
  );
  if (await findDuplicate(tx, order)) {
    return { kind: 'duplicate' };
  }
  let sold = 0;
  const free: number[] = [];
  for (const { terms, quantity } of parts) {
    const tier = locked.get(terms.tierId);
    if (!tier || !isSame(tier, terms)) return { kind: 'listingChanged' };
    if (order.offered) await takeOffered(tx, order.offered, tier, quantity);
    if (tier.free < quantity) throw new SoldOut(terms.tier, tier.free);
    for (const [nth, ticket] of order.tickets.slice(sold, sold + quantity).entries())
      ticket.serial = tier.next_serial + nth;
    await takePlaces(tx, terms.tierId, quantity);
    free.push(tier.free - quantity);
    sold += quantity;
  }
  await write(tx, order, parts);
  if (order.offered) await closeOffer(tx, order.offered, order.id);
  return { kind: 'won', free };
}

/**
 * Only after the tier is locked and found unchanged: a transaction that commits without a sale must not leave the
 * offered places free.
 */
async function takeOffered(
  tx: Tx,
  offered: WaitlistOffer,
  tier: LockedTier,
  quantity: number,
): Promise<void> {
  if (!(await freeForOrder(tx, offered, quantity))) throw new OfferGone();
  tier.free += quantity;
}

function isSame(tier: LockedTier, terms: Terms): boolean {
  return (
    tier.on_sale &&
    tier.edition === terms.edition &&
    tier.name === terms.tier &&
    tier.price_units === terms.priceUnits &&
    tier.currency === terms.currency &&
    tier.effective_at.getTime() === terms.effectiveAt.getTime() &&
    tier.expires_at.getTime() === terms.expiresAt.getTime() &&
    tier.grace_seconds === terms.graceSeconds &&
    tier.rules_version === terms.rulesVersion
  );
}

async function write(tx: Tx, order: PreparedOrder, parts: OrderPart[]): Promise<void> {
  await insertOrder(tx, order, true);
  await insertTickets(tx, order, parts[0]?.terms.edition ?? 1);
  await insertTransfers(tx, order);
  await tx.audit({
    action: 'order.create',
    entityType: 'order',
    entityId: order.id,
    issuerId: order.issuerId,
    details: {
      event_id: order.eventId,
      tiers: Object.fromEntries(parts.map(({ terms, quantity }) => [terms.tier, quantity])),
    },
  });
  await queueMail(tx, { kind: 'tickets', recipient: order.email, orderId: order.id });
}
