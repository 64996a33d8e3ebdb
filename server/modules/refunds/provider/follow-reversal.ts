import type { Tx } from '../../../platform/db/in-transaction.ts';
import { hasChargeback } from '../../checkout/index.ts';
import type { AttemptRecord } from '../../payments/index.ts';
import { completeRefund } from './complete-refund.ts';
import { followDispute } from './follow-dispute.ts';
import { lockRefundsOf, type ProviderRefund } from './provider-refund.writes.ts';

/**
 * Follows a report that the money of a paid attempt went back to its payer; the caller has locked the attempt. It is the
 * refund that was requested for it, where there is one; otherwise the provider returned the payment by itself, which is
 * booked like a lost dispute, once and with the amount that was taken.
 * @param unsent ID of a refund whose first request was not sent because of the report
 */
export async function followReversal(
  tx: Tx,
  attempt: AttemptRecord,
  unsent: string | undefined,
): Promise<void> {
  if (attempt.state !== 'paid' || (await hasChargeback(tx, attempt.id))) return;
  const refunds = await lockRefundsOf(tx, attempt.id);
  if (refunds.some(({ state }) => state === 'paid')) return;
  await follow(tx, attempt, { refunds, unsent });
}

async function follow(
  tx: Tx,
  attempt: AttemptRecord,
  { refunds, unsent }: { refunds: readonly ProviderRefund[]; unsent: string | undefined },
): Promise<void> {
  const paying = refunds.filter(({ state }) => state === 'paying');
  const made =
    refunds.find(({ units }) => units === attempt.units) ??
    paying.find(({ providerReference: reference }) => reference !== null) ??
    paying[0];
  if (made) return completeRefund(tx, made, null);
  // The provider refused a part, so that a person may have refunded it by hand: the report does not say how much went
  // back, and the person settles it.
  if (refunds.some(({ id, attempts }) => attempts > 0 && id !== unsent)) return;
  await followDispute(
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
