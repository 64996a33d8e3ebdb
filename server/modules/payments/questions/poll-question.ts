import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AttemptRecord } from '../attempts/attempt.reads.ts';
import { type CallbackTarget, expediteCallbacks } from '../callbacks/callback.writes.ts';
import { callbackAddress } from '../callbacks/callback-address.ts';
import type { RefundObservation, RefundQuery, RequestNames } from '../port.ts';
import {
  acknowledgeQuestion,
  insertQuestion,
  type QuestionSubject,
  removeQuestion,
} from './question.writes.ts';

/**
 * Asks the provider whether a receipt is that of a completed payment. The answer comes to the address of the attempt.
 * @param asker ID of the callback that asks; null for none
 * @returns `unasked` when the provider did not accept the question, or answers none
 */
export async function pollReceipt(
  scope: Scope,
  attempt: AttemptRecord,
  receipt: string,
  asker: string | null = null,
): Promise<'asked' | 'unasked'> {
  const { provider } = await scope.services.paymentProviders.of(attempt.accountId);
  const address = callbackAddress(scope, 'attempt', attempt.id);
  const names = await ask(scope, targetOf(attempt, { attemptId: attempt.id }), {
    receipt,
    asker,
    asking: (tx) => scope.services.paymentHandlers.outcomes.questioned(tx, attempt),
    send: async () => provider.queryReceipt?.(receipt, address),
  });
  return names === null ? 'unasked' : 'asked';
}

/**
 * Asks for the state of a refund or a payout. Where the provider answers by callback, the question is stored, so that
 * its answer counts.
 * @param asker ID of the callback that asks; null for none
 */
export async function pollTransfer(
  scope: Scope,
  target: CallbackTarget,
  query: RefundQuery,
  asker: string | null = null,
): Promise<RefundObservation | undefined> {
  const { provider } = await scope.services.paymentProviders.of(target.accountId);
  if (!provider.capabilities.answersByCallback) return provider.queryRefund(query);
  let observation: RefundObservation | undefined;
  await ask(scope, target, {
    receipt: null,
    asker,
    send: async () => {
      observation = await provider.queryRefund(query);
      return observation.question;
    },
  });
  return observation;
}

/** Lets reports about a refund or a payout count that came before its provider had named the request. */
export function acknowledgeTransfer(tx: Tx, transfer: Partial<QuestionSubject>): Promise<void> {
  return expediteCallbacks(tx, { ...NO_SUBJECT, ...transfer });
}

interface Question {
  receipt: string | null;
  asker: string | null;
  /** Follows that it is asked, in the transaction that stores it. */
  asking?(tx: Tx): Promise<void>;
  send(): Promise<RequestNames | null | undefined>;
}

/** @returns the names of the question; undefined when the same one is open; null when it was not accepted */
async function ask(
  scope: Scope,
  target: CallbackTarget,
  { receipt, asker, asking, send }: Question,
): Promise<RequestNames | null | undefined> {
  const id = await inTransaction(
    scope,
    async (tx) => {
      const stored = await insertQuestion(tx, target, receipt);
      if (stored !== undefined) await asking?.(tx);
      return stored;
    },
    SYSTEM_TENANCY,
  );
  if (id === undefined) return undefined;
  const names = (await send()) ?? null;
  await inTransaction(
    scope,
    (tx) => (names ? acknowledgeQuestion(tx, { id, target, names, asker }) : removeQuestion(tx, id)),
    SYSTEM_TENANCY,
  );
  return names;
}

const NO_SUBJECT: QuestionSubject = { attemptId: null, refundId: null, payoutId: null };

/** What a question is about, with the account that is asked. */
export const targetOf = (
  { issuerId, accountId }: { issuerId: string; accountId: string },
  subject: Partial<QuestionSubject>,
): CallbackTarget => ({
  ...{ issuerId, accountId },
  ...NO_SUBJECT,
  ...subject,
});
