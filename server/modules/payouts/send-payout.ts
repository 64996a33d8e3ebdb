import { PAYOUT_LIMITS } from '../../lib/limits/text-limits.ts';
import { SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  acknowledgeTransfer,
  callbackAddress,
  callbackHash,
  type NotAttemptedReason,
  type PaymentProvider,
  type PayoutOutcome,
} from '../payments/index.ts';
import { lockSeen } from './decide-payout.ts';
import { failPayout, sendLater } from './follow-payouts.ts';
import { findPayout } from './payout.queries.ts';
import type { PayoutRecord } from './payout.reads.ts';
import { amountOfPayout, firstQuestion, PayoutChanged } from './payout.rules.ts';
import type { Payout } from './payout.schema.ts';
import { bookPayout, lockPayout, writeReference, writeSending, writeSentByHand } from './payout.writes.ts';
import { recordPayout } from './record-payout.ts';
import { checkedText } from './set-destination.ts';

/**
 * Sends an approved payout: through the platform's account where its provider pays to such a destination, or by hand,
 * where the person names the reference of the transfer. It is stored as sent before the provider is called, and never
 * requested twice.
 * @throws NotFound, BadInput when a reference is needed, PayoutChanged, PayoutAboveDue
 */
export async function sendPayout(
  scope: Scope,
  { id, reference }: { id: string; reference: string | null },
): Promise<Payout> {
  const by = signedIn(scope.actor).userId;
  if (reference?.trim()) await recordByHand(scope, { id, by, reference });
  else await sendByProvider(scope, { id, by });
  return findPayout(scope, id);
}

async function recordByHand(
  scope: Scope,
  given: { id: string; by: string; reference: string },
): Promise<void> {
  const { id, by } = given;
  const receipt = checkedText('reference', given.reference, 1, PAYOUT_LIMITS.receipt);
  await inTransaction(scope, async (tx) => {
    const payout = await lockApproved(tx, id);
    await writeSentByHand(tx, id, { by, receipt });
    await bookPayout(tx, payout, 'payout_sent');
    await recordPayout(tx, 'send', payout, { by_hand: true, reference: receipt });
  });
}

async function lockApproved(tx: Tx, id: string): Promise<PayoutRecord> {
  const payout = await lockSeen(tx, id);
  if (payout.state !== 'approved') throw new PayoutChanged();
  return payout;
}

async function sendByProvider(scope: Scope, { id, by }: { id: string; by: string }): Promise<void> {
  const found = await scope.services.paymentProviders.platformAccount('mpesa');
  const request = scope.ids.uuid();
  const sending = await inTransaction(scope, async (tx) => {
    const payout = await lockApproved(tx, id);
    if (!found?.provider.payout || payout.destination.kind !== 'mpesa') throw referenceNeeded();
    await writeSending(tx, id, {
      by,
      accountId: found.account.id,
      request,
      callbackHash: callbackHash(scope, 'payout', request),
      nextAt: firstQuestion(scope.clock.now()),
    });
    await bookPayout(tx, payout, 'payout_sent');
    await recordPayout(tx, 'send', payout, { by_hand: false, request });
    return { payout, provider: found.provider };
  });
  await transmit(scope, { ...sending, request });
  scope.services.paymentWorker.wake('payouts');
}

function referenceNeeded(): BadInput {
  const message = 'Transfer this amount by hand, and enter the reference of the transfer.';
  return new BadInput([{ field: 'reference', code: 'REQUIRED', message }]);
}

interface Sending {
  payout: PayoutRecord;
  provider: PaymentProvider;
  request: string;
}

async function transmit(scope: Scope, { payout, provider, request }: Sending): Promise<void> {
  const { failpoints } = scope.services;
  failpoints.reach('payout.before_request');
  const outcome = await provider.payout?.({
    id: request,
    amount: amountOfPayout(payout),
    phone: payout.destination.number,
    callbackUrl: callbackAddress(scope, 'payout', request),
  });
  failpoints.reach('payout.requested');
  if (outcome)
    await inTransaction(scope, (tx) => storeOutcome(tx, payout.id, request, outcome), SYSTEM_TENANCY);
}

const NOT_ATTEMPTED: Partial<Record<NotAttemptedReason, string>> = {
  credentials: "The platform's account has no initiator, or its key is refused.",
  busy: 'The provider is busy. Send it again in a few minutes.',
  unavailable: 'The provider is unavailable. Send it again in a few minutes.',
};

/** Money may have moved unless the provider says that it did not: an unknown outcome keeps the payout sent. */
async function storeOutcome(tx: Tx, id: string, request: string, outcome: PayoutOutcome): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.state !== 'sent' || payout.providerRequest !== request) return;
  switch (outcome.kind) {
    case 'acknowledged':
      await writeReference(tx, id, outcome.reference);
      return acknowledgeTransfer(tx, { payoutId: id });
    case 'unknown':
      return;
    case 'rejected':
      return failPayout(tx, payout, `The provider refused it (${outcome.code}).`);
    case 'not_attempted':
      return sendLater(
        tx,
        payout,
        NOT_ATTEMPTED[outcome.reason] ?? 'The provider cannot pay this amount to this number.',
      );
  }
}
