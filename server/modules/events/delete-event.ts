import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { coverHashOf, releaseCover } from './covers/cover.writes.ts';
import { announceEvent } from './event.queries.ts';
import { EventCancelled, EventHasSales, mayBeDeleted, mayDeleteEvent } from './event.rules.ts';
import { hasOrders, lockOwnEvent, removeEvent } from './event.writes.ts';
import { lockPlacesOfEvent } from './tiers/tier-places.statements.ts';

/** Deletes an event without orders, with its tiers, gates and cover. */
export async function deleteEvent(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayDeleteEvent, 'delete');
    if (!mayBeDeleted(event.status)) throw new EventCancelled();
    const cover = await coverHashOf(tx, event.id);
    await lockPlacesOfEvent(tx, event.id);
    if ((await hasOrders(tx, event.id)) || !(await removeEvent(tx, event.id))) throw new EventHasSales();
    if (cover !== null) await releaseCover(tx, cover, event.issuerId);
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
