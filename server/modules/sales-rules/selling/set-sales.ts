import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayKnowEvent, mayManageTiers } from '../../events/index.ts';
import {
  type EventSales,
  type Patch,
  patchedEventSales,
  patchedTierSales,
  type TierSales,
} from './selling.rules.ts';
import { findEventSales, findTierSales, updateEventSales, updateTierSales } from './selling.writes.ts';

/**
 * Changes the sales settings of an event: open or stopped, tickets per order, waitlist. Orders in progress are checked
 * again.
 * @throws NotFound, Forbidden, BadInput
 */
export async function setEventSales(scope: Scope, eventId: string, patch: Patch<EventSales>): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageTiers);
    const now = await findEventSales(tx, event.id);
    if (!now) throw new NotFound('event');
    const sales = patchedEventSales(now, patch);
    await updateEventSales(tx, event.id, sales);
    await tx.audit({
      action: 'event.sales',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { ...sales },
    });
    announceEvent(tx, event, true);
  });
}

/**
 * Changes the sales settings of a tier: its period, whether it is hidden, and tickets per order.
 * @returns the id of its event
 * @throws NotFound, Forbidden, BadInput
 */
export async function setTierSales(scope: Scope, tierId: string, patch: Patch<TierSales>): Promise<string> {
  return inTransaction(scope, async (tx) => {
    const tier = isUuid(tierId) ? await findTierSales(tx, tierId) : undefined;
    if (!tier || !mayKnowEvent(scope.actor, tier)) throw new NotFound('tier');
    const event = await lockOwnEvent(tx, tier.eventId, mayManageTiers);
    const sales = patchedTierSales(tier, patch);
    await updateTierSales(tx, tier.id, sales);
    await tx.audit({
      action: 'tier.sales',
      entityType: 'tier',
      entityId: tier.id,
      issuerId: tier.issuerId,
      details: { tier: tier.name, ...sales },
    });
    announceEvent(tx, event, true);
    return event.id;
  });
}
