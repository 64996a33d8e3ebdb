import type { Tx } from '../../platform/db/in-transaction.ts';
import { queueToHolders, zoneToWaitIn } from '../../platform/phone/index.ts';
import { announceEvent } from './event.queries.ts';
import type { EventRow } from './event.row.ts';
import { EventCancelled, EventNotOnSale, nextOnCancel } from './event.rules.ts';
import { markCancelled } from './event.writes.ts';

/**
 * Cancels an event that the caller has locked, for good, and queues messages to the phones of its orders; the caller has
 * asked for rights and handles the orders. On return, every order of the event is visible to the transaction, and no
 * more can follow.
 * @throws EventCancelled the second time, EventNotOnSale for a draft
 */
export async function withdrawEvent(tx: Tx, event: EventRow, reason: string): Promise<void> {
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
}
