import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayManageTiers } from '../../events/index.ts';
import { type EventSales, type Patch, patchedEventSales } from './selling.rules.ts';
import { findEventSales, updateEventSales } from './selling.writes.ts';

/**
 * Changes the sales settings of an event: open or stopped, tickets per order, waitlist. Orders in progress are checked
 * again.
 * @throws NotFound, Forbidden, BadInput
 */
export async function setEventSales(scope: Scope, eventId: string, patch: Patch<EventSales>): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageTiers);
    const now = await findEventSales(tx, event.id);
    if (!now) throw new NotFound('The event');
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
