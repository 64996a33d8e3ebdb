import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isDuplicateKey, SoldOut, type Terms } from '../../orders/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import { closeOffer, freeForOrder, OfferGone, type WaitlistOffer } from '../../waitlist/index.ts';
import type { PricedLine } from '../price-lines.ts';
import { findDuplicate, type LockedTier, lockTiers } from './order.writes.ts';
import { hasTerms, PlaceCounter, writeOrder } from './place-order.ts';
import type { PreparedOrder } from './prepared-order.ts';

/** `free`: places left of each tier, in the order of the lines. */
type Outcome = { kind: 'sold'; free: number[] } | { kind: 'duplicate' } | { kind: 'listingChanged' };

/**
 * Sells an order of several tiers, or one with a waitlist offer: all of it or nothing. Tiers are locked in the order of
 * their ids, so that two such orders never deadlock; the serials are written into the order's tickets.
 * @throws SoldOut naming the first tier that has too few places, OfferGone
 */
export async function sellSeveralTiers(
  scope: Scope,
  order: PreparedOrder,
  lines: readonly PricedLine[],
): Promise<Outcome> {
  const tenancy = { tenant: order.issuerId, user: null };
  try {
    return await inTransaction(scope, (tx) => sell(tx, order, lines), tenancy);
  } catch (error) {
    if (isDuplicateKey(error)) return { kind: 'duplicate' };
    throw codeRefusal(error) ?? error;
  }
}

async function sell(tx: Tx, order: PreparedOrder, lines: readonly PricedLine[]): Promise<Outcome> {
  const ids = lines.map(({ tier }) => tier.terms.tierId);
  const locked = await lockTiers(tx, order.eventId, ids);
  if (await findDuplicate(tx, order)) return { kind: 'duplicate' };
  if (!lines.every(({ tier: { terms } }) => isOnSale(locked.get(terms.tierId), terms)))
    return { kind: 'listingChanged' };
  // Only now: a transaction that commits without a sale must not leave the offered places free.
  if (order.offered) await takeOffered(tx, order.offered, locked, order.tickets.length);
  const places = new PlaceCounter(locked);
  let sold = 0;
  for (const { tier, quantity } of lines) {
    const { tierId, tier: name } = tier.terms;
    const serial = places.take(tierId, quantity);
    if (serial === undefined) throw new SoldOut(name, places.free(tierId));
    for (const [nth, ticket] of order.tickets.slice(sold, sold + quantity).entries())
      ticket.serial = serial + nth;
    sold += quantity;
  }
  await places.write(tx);
  await writeOrder(tx, order, false, lines[0]?.tier.terms.edition ?? 1);
  if (order.offered) await closeOffer(tx, order.offered, order.id);
  return { kind: 'sold', free: ids.map((id) => places.free(id)) };
}

function isOnSale(tier: LockedTier | undefined, terms: Terms): boolean {
  return hasTerms(tier, terms) && tier.onSale && tier.rulesVersion === terms.rulesVersion;
}

/** Frees the places of a waitlist offer, which is of one tier, for its order. */
async function takeOffered(
  tx: Tx,
  offered: WaitlistOffer,
  locked: ReadonlyMap<string, LockedTier>,
  quantity: number,
): Promise<void> {
  if (!(await freeForOrder(tx, offered, quantity))) throw new OfferGone();
  const tier = locked.get(offered.tierId);
  if (tier) tier.free += quantity;
}
