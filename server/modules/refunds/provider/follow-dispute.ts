import type { Tx } from '../../../platform/db/in-transaction.ts';
import { bookChargeback, hasChargeback } from '../../checkout/index.ts';
import {
  type AttemptRecord,
  type DisputeContext,
  type DisputeObservation,
  setDisputed,
} from '../../payments/index.ts';
import { expediteRefunds } from './provider-refund.writes.ts';

const DISPUTE_ACTIONS = {
  open: 'payment.dispute_open',
  won: 'payment.dispute_won',
  lost: 'payment.dispute_lost',
  unknown: 'payment.dispute_unknown',
} as const satisfies Record<DisputeObservation['state'], string>;

/**
 * Stores that a payer disputes a payment, or how that ended. The bank holds the money back in between. The
 * caller has locked the attempt.
 * @throws Error when the end of a dispute overtakes its beginning, which is awaited until the last try
 */
export async function followDispute(
  tx: Tx,
  attempt: AttemptRecord,
  dispute: DisputeObservation,
  { isLastTry }: DisputeContext,
): Promise<void> {
  const isOpen = dispute.state === 'open';
  const isMissed = !isOpen && !attempt.isDisputed && !(await hasChargeback(tx, attempt.id));
  if (isMissed && !isLastTry) throw new Error('the dispute is over, and its beginning is not known yet');
  if (attempt.isDisputed === isOpen && !isMissed && dispute.state !== 'lost') return;
  await setDisputed(tx, attempt, isOpen);
  await bookDispute(tx, attempt, dispute, isMissed);
  await expediteRefunds(tx, attempt.id);
  await tx.audit({
    action: DISPUTE_ACTIONS[dispute.state],
    entityType: 'payment_attempt',
    entityId: attempt.id,
    issuerId: attempt.issuerId,
    details: { order_id: attempt.orderId, dispute: dispute.reference, reason: dispute.code },
  });
  const { eventId } = attempt;
  tx.afterCommit(() => {
    tx.scope.services.topics.publish('event.dispute', eventId, { eventId });
    tx.scope.services.paymentWorker.wake('refunds');
  });
}

/** @param isMissed the dispute is over, and its beginning was never reported */
async function bookDispute(
  tx: Tx,
  attempt: AttemptRecord,
  { state, amount }: DisputeObservation,
  isMissed: boolean,
): Promise<void> {
  const units = amount?.units ?? attempt.units;
  const isNew = state === 'open' && !attempt.isDisputed;
  if (isNew || isMissed) await bookChargeback(tx, attempt, units, false);
  if (state === 'won' && (attempt.isDisputed || isMissed)) await bookChargeback(tx, attempt, units, true);
}
