import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './event.queries.ts';
import { EventCancelled, EventHasSales, mayBeDeleted, mayDeleteEvent } from './event.rules.ts';
import { hasOrders, lockOwnEvent, removeEvent } from './event.writes.ts';

/** Deletes an event without orders, with its tiers and gates. */
export async function deleteEvent(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayDeleteEvent, 'delete');
    if (!mayBeDeleted(event.status)) throw new EventCancelled();
    if ((await hasOrders(tx, event.id)) || !(await removeEvent(tx, event.id))) throw new EventHasSales();
    await tx.audit({
      action: 'event.delete',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { name: event.name, slug: event.slug, status: event.status },
    });
    announceEvent(tx, event);
  });
}
