import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import type { Scope } from '../../../scope.ts';
import { queueMail } from '../../mail/index.ts';
import { codeRefusal } from '../../sales-rules/index.ts';
import type { Terms } from '../offer.ts';
import { SoldOut } from '../purchase.failures.ts';
import { isTwin } from './is-twin.ts';
import {
  findTwin,
  insertOrder,
  insertTickets,
  insertTransfers,
  type LockedTier,
  lockTiers,
  takePlaces,
} from './order.writes.ts';
import type { OrderPart, PreparedOrder } from './prepared-order.ts';

/** `free`: what is left of each tier, in the order of the parts. */
export type SeveralOutcome = { kind: 'won'; free: number[] } | { kind: 'twin' } | { kind: 'stale' };

/**
 * Sells an order of several tiers: all of it or nothing. Tiers are locked in the order of their ids, so that two
 * such orders never wait for each other; the serials are written into the order's tickets.
 * @throws SoldOut naming the first tier that has too few places
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
    if (isTwin(error)) return { kind: 'twin' };
    throw codeRefusal(error) ?? error;
  }
}

async function sell(tx: Tx, order: PreparedOrder, parts: OrderPart[]): Promise<SeveralOutcome> {
  const locked = await lockTiers(
    tx,
    order.eventId,
    parts.map((part) => part.terms.tierId),
  );
  if (order.idempotencyKey !== null && (await findTwin(tx, order.eventId, order.idempotencyKey))) {
    return { kind: 'twin' };
  }
  let sold = 0;
  const free: number[] = [];
  for (const { terms, quantity } of parts) {
    const tier = locked.get(terms.tierId);
    if (!tier || !isSame(tier, terms)) return { kind: 'stale' };
    if (tier.free < quantity) throw new SoldOut(terms.tier, tier.free);
    for (let nth = 0; nth < quantity; nth += 1) {
      const ticket = order.tickets[sold + nth];
      if (ticket) ticket.serial = tier.next_serial + nth;
    }
    await takePlaces(tx, terms.tierId, quantity);
    free.push(tier.free - quantity);
    sold += quantity;
  }
  await write(tx, order, parts);
  return { kind: 'won', free };
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
  await insertOrder(tx, order);
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
