import type { Tx } from '../../../platform/db/in-transaction.ts';
import { publishOrder } from '../../orders/index.ts';
import { mailRefund } from '../mail-refund.ts';
import { markRefunded, type ProviderRefund } from './provider-refund.writes.ts';

/**
 * Stores that a refund was made, with all that follows from it. The caller has locked it.
 * @param receipt of the refund at the provider; null while it is unknown
 */
export async function completeRefund(tx: Tx, refund: ProviderRefund, receipt: string | null): Promise<void> {
  await markRefunded(tx, refund, receipt);
  await recordRefund(tx, refund);
  publishRefund(tx, refund);
}

/** Notes a refund that was made in the audit log, and mails it. */
export async function recordRefund(tx: Tx, refund: ProviderRefund): Promise<void> {
  await tx.audit({
    action: 'refund.pay',
    entityType: 'refund',
    entityId: refund.id,
    issuerId: refund.issuerId,
    details: {
      order_id: refund.orderId,
      kind: refund.kind,
      units: String(refund.units),
      currency: refund.currency,
      provider: refund.provider,
    },
  });
  await mailRefund(tx, refund);
}

/** Announces a changed refund after the commit. */
export function publishRefund(tx: Tx, { orderId, eventId, issuerId }: ProviderRefund): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    publishOrder(tx, { orderId, eventId, issuerId });
    topics.publish('event.cancellation', eventId, { eventId: eventId });
    tx.scope.services.refunds.wake();
  });
}
