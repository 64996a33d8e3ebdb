import { type Amount, formatAmount } from '../../lib/money/index.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { PayoutRecord } from './payout.reads.ts';
import { amountOfPayout } from './payout.rules.ts';

/** The actions of the audit log by the step. */
const ACTIONS = {
  request: 'payout.request',
  approve: 'payout.approve',
  reject: 'payout.reject',
  send: 'payout.send',
  send_again: 'payout.send_again',
  settle: 'payout.settle',
  pay: 'payout.pay',
  fail: 'payout.fail',
} as const;
type PayoutAction = keyof typeof ACTIONS;

/** Records a step of a payout, and publishes it after the commit. */
export async function recordPayout(
  tx: Tx,
  action: PayoutAction,
  payout: Pick<PayoutRecord, 'id' | 'issuerId' | 'currency' | 'units'>,
  details: object = {},
): Promise<void> {
  const { id, issuerId } = payout;
  const amount: Amount = amountOfPayout(payout);
  await tx.audit({
    action: ACTIONS[action],
    entityType: 'payout',
    entityId: id,
    issuerId,
    success: action !== 'fail' && action !== 'send_again',
    details: { amount: formatAmount(amount), currency: payout.currency, ...details },
  });
  publishPayouts(tx, issuerId);
}

/** Announces changed payouts or destinations of an issuer after the commit. */
export function publishPayouts(tx: Tx, issuerId: string): void {
  tx.afterCommit(() => tx.scope.services.topics.publish('payout.changed', issuerId, { issuerId }));
}
