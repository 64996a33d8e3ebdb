import type { Tx } from '../../platform/db/in-transaction.ts';
import { queueToHolders, zoneToWaitIn } from '../../platform/phone/index.ts';
import { announceEvent } from './event.queries.ts';
import { EventCancelled, EventNotOnSale, mayCancelEvent, nextOnCancel } from './event.rules.ts';
import { lockOwnEvent, markCancelled } from './event.writes.ts';

/**
 * Cancels an event for good, and queues messages to the phones of its orders; the caller handles the orders. On return, every order of the event is visible to the
 * transaction, and no more can follow.
 * @throws NotFound, Forbidden, EventCancelled the second time, EventNotOnSale for a draft
 */
export async function withdrawEvent(
  tx: Tx,
  id: string,
  reason: string,
): Promise<{ id: string; issuerId: string }> {
  const event = await lockOwnEvent(tx, id, mayCancelEvent);
  if (event.status === 'cancelled') throw new EventCancelled();
  if (nextOnCancel(event.status) === undefined) throw new EventNotOnSale();
  await markCancelled(tx, event.id);
  await queueToHolders(tx, {
    kind: 'event_cancelled',
    eventId: event.id,
    payload: {},
    cause: `event_cancelled:${event.id}`,
    timeZone: zoneToWaitIn(tx.scope.clock.now(), event),
    expiresAt: event.endAt,
  });
  await tx.audit({
    action: 'event.cancel',
    entityType: 'event',
    entityId: event.id,
    issuerId: event.issuerId,
    details: { reason, slug: event.slug },
  });
  announceEvent(tx, event, true);
  return { id: event.id, issuerId: event.issuerId };
}
