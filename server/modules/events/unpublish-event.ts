import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent } from './event.queries.ts';
import { EventHasOrders, EventNotOnSale, mayPublishEvent, nextOnUnpublish } from './event.rules.ts';
import { hasOrders, lockOwnEvent, markUnpublished } from './event.writes.ts';

/**
 * Makes a published event a draft again, as long as nothing of it was ordered.
 * @throws NotFound, Forbidden, EventNotOnSale, EventHasOrders
 */
export async function unpublishEvent(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, id, mayPublishEvent);
    if (nextOnUnpublish(event.status) === undefined) throw new EventNotOnSale('unpublished');
    await markUnpublished(tx, event.id);
    // The tiers are locked now: orders under way have been written, and later ones are refused.
    if (await hasOrders(tx, event.id)) throw new EventHasOrders();
    await tx.audit({
      action: 'event.unpublish',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { slug: event.slug },
    });
    announceEvent(tx, event, true);
  });
}
