import type { Tx } from '../../platform/db/in-transaction.ts';
import type { EventRow } from './event.row.ts';

/** Publishes a change of the event after the commit, so that caches and subscribers read it again. */
export function announceEvent(
  tx: Tx,
  event: Pick<EventRow, 'id' | 'issuerId' | 'slug'>,
  stockChanged = false,
): void {
  const { topics } = tx.scope.services;
  const { id: eventId, issuerId, slug } = event;
  tx.afterCommit(() => {
    topics.publish('event.changed', eventId, { eventId, issuerId, slug });
    topics.publish('public.changed', 'all', { eventId });
    topics.publish('issuer.stats', issuerId, { issuerId, eventId });
    if (stockChanged) topics.publish('event.stock', eventId, { eventId });
  });
}
