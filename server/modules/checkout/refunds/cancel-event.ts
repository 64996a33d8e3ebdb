import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { checkAll, Failure, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { markReplayed } from '../../../platform/idempotency/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { withdrawEvent } from '../../events/index.ts';
import { keyFaults } from '../purchase.rules.ts';
import type { EventCancellation } from './cancellation.type.ts';
import { insertCancellation, isRepeated } from './cancellation.writes.ts';
import { findCancellation } from './find-cancellation.ts';
import { checkedReason } from './refund-order.ts';

export interface CancelRequest {
  eventId: string;
  reason: string;
}

/**
 * Cancels a published event: sales stop at once, and every order is refunded, one after the other, whatever
 * interrupts that.
 * @throws NotFound, Forbidden, EventCancelled unless the call is a repetition, EventNotOnSale, BadInput
 */
export async function cancelEvent(
  scope: Scope,
  request: CancelRequest,
  idempotencyKey: string | null,
): Promise<EventCancellation> {
  const { userId: by } = signedIn(scope.actor);
  const [reason] = checkAll(
    () => checkedReason(request.reason),
    () => refuseFaults(keyFaults(idempotencyKey)),
  );
  const given = { eventId: request.eventId, reason, by, idempotencyKey };
  try {
    await inTransaction(scope, async (tx) => {
      const event = await withdrawEvent(tx, request.eventId, reason);
      await insertCancellation(tx, { ...given, issuerId: event.issuerId });
      tx.afterCommit(() => scope.services.sales.refunds.poke());
    });
  } catch (error) {
    const again = error instanceof Failure && error.code === 'EVENT_CANCELLED';
    if (!again || !(await inTransaction(scope, (tx) => isRepeated(tx, given)))) throw error;
    markReplayed(scope);
  }
  const cancellation = await findCancellation(scope, request.eventId);
  if (!cancellation) throw new NotFound('The event');
  return cancellation;
}
