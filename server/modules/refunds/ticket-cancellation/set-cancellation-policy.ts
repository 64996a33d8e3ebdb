import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayEditEvent } from '../../events/index.ts';
import { type CancellationPolicy, checkedPolicy } from './cancellation-policy.rules.ts';
import { upsertPolicy } from './ticket-cancellation.writes.ts';

/**
 * Sets until when holders may cancel tickets of an event, and how much of paid ones is refunded.
 * @throws NotFound, Forbidden, BadInput
 */
export async function setCancellationPolicy(
  scope: Scope,
  eventId: string,
  given: CancellationPolicy,
): Promise<void> {
  const policy = checkedPolicy(given);
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayEditEvent);
    await upsertPolicy(tx, event, policy);
    await tx.audit({
      action: 'event.cancellation_policy',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: {
        minutes: policy.cutoffMinutes,
        refunds_paid: policy.refundsPaid,
        steps: policy.steps,
        keeps_fees: policy.keepsFees,
      },
    });
    announceEvent(tx, event);
  });
}
