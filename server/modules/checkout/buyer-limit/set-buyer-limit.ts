import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayManageTiers } from '../../events/index.ts';
import { countEarlierOrders, updateBuyerLimit } from './buyer-refusal.writes.ts';

const MOST = 1_000;

/**
 * Limits the tickets that one person gets in all orders of an event. Tickets sold before count as well. Orders in
 * progress are checked again.
 * @param most null removes the limit
 * @throws NotFound, Forbidden, BadInput
 */
export async function setBuyerLimit(scope: Scope, eventId: string, most: number | null): Promise<void> {
  if (most !== null && !(most >= 1 && most <= MOST))
    throw new BadInput([
      {
        field: 'most',
        code: 'OUT_OF_RANGE',
        min: 1,
        max: MOST,
        message: 'One person gets 1 to 1,000 tickets.',
      },
    ]);
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageTiers);
    // Locks the tiers: no order is placed by the former rule any more.
    await updateBuyerLimit(tx, event.id, most);
    if (most !== null) await countEarlierOrders(tx, event.id, event.issuerId);
    await tx.audit({
      action: 'event.buyer_limit',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { most },
    });
    announceEvent(tx, event, true);
  });
}
