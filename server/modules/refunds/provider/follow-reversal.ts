import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { hasChargeback } from '../../checkout/index.ts';
import { type AttemptRecord, lockAttempt } from '../../payments/index.ts';
import { completeRefund } from './complete-refund.ts';
import { followLockedDispute } from './follow-dispute.ts';
import { lockRefundsOf, type ProviderRefund } from './provider-refund.writes.ts';
/**
 * Follows a report that the money of a paid attempt went back to its payer. It is the refund that was requested for it,
 * where there is one; otherwise the provider returned the payment by itself, which is booked like a lost dispute, once
 * and with the amount that was taken.
 * @param unsent ID of a refund whose first request was not sent because of the report
 */
export async function followReversal(scope: Scope, attemptId: string, unsent?: string): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt?.state !== 'paid' || (await hasChargeback(tx, attemptId))) return;
      const refunds = await lockRefundsOf(tx, attemptId);
      if (refunds.some(({ state }) => state === 'paid')) return;
      await follow(tx, attempt, { refunds, unsent });
    },
    SYSTEM_TENANCY,
  );
}

async function follow(
  tx: Tx,
  attempt: AttemptRecord,
  { refunds, unsent }: { refunds: readonly ProviderRefund[]; unsent: string | undefined },
): Promise<void> {
  const paying = refunds.filter(({ state }) => state === 'paying');
  const made =
    refunds.find(({ units }) => units === attempt.units) ??
    paying.find(({ provider_reference: reference }) => reference !== null) ??
    paying[0];
  if (made) return completeRefund(tx, made, null);
  // The provider refused a part, so that a person may have refunded it by hand: the report does not say how much went
  // back, and the person settles it.
  if (refunds.some(({ id, attempts }) => attempts > 0 && id !== unsent)) return;
  await followLockedDispute(
    tx,
    attempt,
    {
      about: 'dispute',
      state: 'lost',
      reference: attempt.reference ?? attempt.id,
      payment: attempt.receipt,
      code: 'reversed',
      amount: null,
      answerBy: null,
    },
    { isLastTry: true },
  );
}
