import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type AttemptRecord, lockAttempt } from '../../payments/index.ts';
import { PROVIDER_UNCONFIRMED_NOTICE } from '../refunds/refund.rules.ts';
import { completeRefund, publishRefund } from './complete-refund.ts';
import { hasChargeback } from './provider-payment.writes.ts';
import { lockRefundsOf, type ProviderRefund, planQuestion } from './provider-refund.writes.ts';
import { followLockedDispute } from './settle-attempt.ts';

const NEXT_QUESTION_MS = 3_600_000;

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
  const made =
    refunds.find(({ units }) => units === attempt.units) ??
    refunds.find(({ state, provider_reference: reference }) => state === 'paying' && reference !== null);
  if (made) return completeRefund(tx, made, null);
  // A part that was requested without an answer, or that a person was asked to refund: the report does not say how much
  // went back, so that it is left to a person.
  const doubtful = refunds.filter(({ id, attempts }) => attempts > 0 && id !== unsent);
  if (doubtful.length > 0) return askPerson(tx, doubtful);
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
    { auth: 'none', isLastTry: true },
  );
}

async function askPerson(tx: Tx, refunds: readonly ProviderRefund[]): Promise<void> {
  const at = new Date(tx.scope.clock.now().getTime() + NEXT_QUESTION_MS);
  for (const refund of refunds.filter(({ state }) => state === 'paying')) {
    await planQuestion(tx, refund.id, at, PROVIDER_UNCONFIRMED_NOTICE);
    publishRefund(tx, refund);
  }
}
