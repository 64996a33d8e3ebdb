import { amountOf } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  PAYMENT_DISPUTED_NOTICE,
  PROVIDER_CREDENTIALS_NOTICE,
  PROVIDER_REFUSED_NOTICE,
  PROVIDER_UNAVAILABLE_NOTICE,
  PROVIDER_UNCONFIRMED_NOTICE,
  RECEIPT_UNKNOWN_NOTICE,
} from '../../orders/index.ts';
import {
  acknowledgeTransfer,
  callbackAddress,
  callbackHash,
  countsForTransfer,
  drain,
  isOfOther,
  type ProviderName,
  pollTransfer,
  type RefundObservation,
  type RefundOutcome,
  type RefundQuery,
  reverseAttempt,
  type TransferReport,
  targetOf,
  trySweep,
} from '../../payments/index.ts';
import { nextPayout } from '../refund.rules.ts';
import { completeRefund, publishRefund, recordRefund } from './complete-refund.ts';
import {
  findRefunds,
  lockDueRefunds,
  lockRefund,
  markRequested,
  markReturnedByBank,
  type ProviderRefund,
  planQuestion,
  readNextRefund,
  reschedule,
  setReference,
} from './provider-refund.writes.ts';

const AT_ONCE = 8;
const FIRST_QUESTION_SECONDS = 30;
const HOUR = 3_600;
/** A person is asked about a refund that has been under way for so long. */
const UNCONFIRMED_SECONDS = 24 * HOUR;

/**
 * Requests the waiting refunds of a provider and asks about those under way.
 * @param isStopped true once no more are to be taken
 * @returns the time of what is due next
 */
export async function refundAtProvider(
  scope: Scope,
  provider: ProviderName,
  isStopped: () => boolean,
): Promise<Date | undefined> {
  const takeNew = (limit: number): Promise<ProviderRefund[]> => takeWaiting(scope, { provider, limit });
  const request = (refund: ProviderRefund): Promise<void> => send(scope, refund).catch(logged(scope, refund));
  await drain(AT_ONCE, takeNew, request, isStopped);
  const takeSent = (limit: number): Promise<ProviderRefund[]> =>
    inTransaction(scope, (tx) => takeOpen(tx, { provider, limit }), SYSTEM_TENANCY);
  const question = (refund: ProviderRefund): Promise<void> => ask(scope, refund).catch(logged(scope, refund));
  await drain(AT_ONCE, takeSent, question, isStopped);
  return readNextRefund(scope.db, provider);
}

interface Most {
  provider: ProviderName;
  limit: number;
}

/** Takes so many refunds as can be requested now, where there are as many. */
async function takeWaiting(scope: Scope, { provider, limit }: Most): Promise<ProviderRefund[]> {
  const all: ProviderRefund[] = [];
  for (;;) {
    const most = { provider, limit: limit - all.length };
    const { taken, unnamed, isLast } = await inTransaction(
      scope,
      (tx) => markWaiting(tx, most),
      SYSTEM_TENANCY,
    );
    for (const accountId of unnamed) await trySweep(scope, accountId);
    all.push(...taken);
    if (isLast || all.length === limit) return all;
  }
}

interface Waiting {
  taken: ProviderRefund[];
  /** Accounts with payments whose receipt only the statement can name now. */
  unnamed: Set<string>;
  isLast: boolean;
}

/** A failed request is never repeated with its ID, which some providers refuse and others pay twice. */
async function markWaiting(tx: Tx, { provider, limit }: Most): Promise<Waiting> {
  const due = await lockDueRefunds(tx, { provider, state: 'waiting', limit });
  const taken: ProviderRefund[] = [];
  const unnamed = new Set<string>();
  for (const refund of due) {
    if (await isUpToBank(tx, refund)) continue;
    if (refund.receipt === null) {
      unnamed.add(refund.accountId);
      await reschedule(tx, refund.id, RECEIPT_UNKNOWN_NOTICE, tx.scope.clock.in(FIRST_QUESTION_SECONDS));
      continue;
    }
    // Not that of the refund, which others know: the result of a request whose answer was lost must have it.
    const request = tx.scope.ids.uuid();
    await markRequested(tx, refund.id, {
      request,
      callbackHash: callbackHash(tx.scope, 'refund', refund.id),
      nextAt: tx.scope.clock.in(FIRST_QUESTION_SECONDS),
    });
    taken.push({ ...refund, attempts: refund.attempts + 1, providerRequest: request });
  }
  return { taken, unnamed, isLast: due.length < limit };
}

/**
 * Leaves a refund of a disputed payment to the payer's bank: it waits for the bank's decision, and is closed without a
 * payment when the bank has returned its amount. What the bank returned only in part is requested, which the provider
 * refuses, so that a person settles it.
 * @returns whether nothing is to be requested
 */
async function isUpToBank(tx: Tx, refund: ProviderRefund): Promise<boolean> {
  if (refund.isDisputed) {
    await reschedule(tx, refund.id, PAYMENT_DISPUTED_NOTICE, tx.scope.clock.in(HOUR));
    publishRefund(tx, refund);
    return true;
  }
  const isOfSale = refund.kind !== 'late' && refund.kind !== 'second';
  // Read again: a refund of the same payment before may have been closed.
  const reclaimed = (await lockRefund(tx, refund.id))?.reclaimedUnits ?? 0n;
  if (!isOfSale || reclaimed < refund.units) return false;
  await markReturnedByBank(tx, refund);
  await recordRefund(tx, refund);
  publishRefund(tx, refund);
  return true;
}

async function send(scope: Scope, refund: ProviderRefund): Promise<void> {
  const { services } = scope;
  const { provider } = await services.paymentProviders.of(refund.accountId);
  services.failpoints.reach('refund.before_request');
  const outcome = await provider.refund({
    id: refund.providerRequest ?? refund.id,
    receipt: refund.receipt ?? '',
    paymentReference: refund.paymentReference,
    amount: amountOf(refund.currency, refund.units),
    paid: amountOf(refund.currency, refund.paidUnits),
    payer: refund.payer,
    callbackUrl: callbackAddress(scope, 'refund', refund.id),
  });
  services.failpoints.reach('refund.requested');
  await inTransaction(scope, (tx) => storeOutcome(tx, refund, outcome), SYSTEM_TENANCY);
  if (outcome.kind !== 'reversed') return;
  // Before its first request, no person was asked to make it by hand.
  await reverseAttempt(scope, refund.attemptId, refund.attempts === 1 ? refund.id : undefined);
}

/** Money may have moved unless the provider says that it did not: an unknown outcome keeps the refund under way. */
async function storeOutcome(
  tx: Tx,
  { id, providerRequest }: ProviderRefund,
  outcome: RefundOutcome,
): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (refund?.state !== 'paying' || refund.providerRequest !== providerRequest) return;
  switch (outcome.kind) {
    case 'acknowledged':
      await setReference(tx, id, outcome.reference);
      return acknowledgeTransfer(tx, { refundId: id });
    case 'unknown':
      return;
    case 'rejected':
    case 'reversed':
      return wait(tx, refund, PROVIDER_REFUSED_NOTICE);
    case 'not_attempted':
      return wait(
        tx,
        refund,
        outcome.reason === 'credentials' ? PROVIDER_CREDENTIALS_NOTICE : PROVIDER_UNAVAILABLE_NOTICE,
      );
  }
}

async function wait(tx: Tx, refund: ProviderRefund, problem: string): Promise<void> {
  await reschedule(tx, refund.id, problem, nextPayout(tx.scope.clock.now(), refund.attempts));
  publishRefund(tx, refund);
}

async function takeOpen(tx: Tx, { provider, limit }: Most): Promise<ProviderRefund[]> {
  const open = await lockDueRefunds(tx, { provider, state: 'paying', limit });
  const now = tx.scope.clock.now().getTime();
  for (const { id, createdAt } of open) {
    const age = (now - createdAt.getTime()) / 1_000;
    const at = tx.scope.clock.in(Math.min(Math.max(age, FIRST_QUESTION_SECONDS), HOUR));
    await planQuestion(tx, id, at, age > UNCONFIRMED_SECONDS ? PROVIDER_UNCONFIRMED_NOTICE : null);
  }
  return open;
}

const queryOf = (scope: Scope, refund: ProviderRefund): RefundQuery => ({
  id: refund.providerRequest ?? refund.id,
  reference: refund.providerReference,
  payment: refund.receipt ?? '',
  paymentReference: refund.paymentReference,
  callbackUrl: callbackAddress(scope, 'refund', refund.id),
});

async function ask(scope: Scope, refund: ProviderRefund): Promise<void> {
  const { provider } = await scope.services.paymentProviders.of(refund.accountId);
  const target = targetOf(refund, { refundId: refund.id });
  const observation = await pollTransfer(scope, target, queryOf(scope, refund));
  if (!observation) return;
  const { several } = provider.capabilities.refund;
  // The report is of the payment: it is the refund of one of several requests.
  if (observation.state === 'paid' && !several) return reverseAttempt(scope, refund.attemptId);
  await inTransaction(scope, (tx) => followRefund(tx, refund.id, observation), SYSTEM_TENANCY);
}

/** Follows what a provider reports of a refund. An unsigned report comes to the secret address of its own refund. */
export async function observeRefund(
  scope: Scope,
  report: TransferReport,
  observation: RefundObservation,
): Promise<void> {
  const { provider } = await scope.services.paymentProviders.of(report.accountId);
  const isSigned = provider.capabilities.callbackAuth === 'hmac';
  if (!isSigned && report.refundId === null) return;
  const names = {
    refundId: report.refundId,
    request: observation.id,
    reference: observation.reference,
    receipt: observation.payment,
  };
  const found = await inTransaction(scope, (tx) => findRefunds(tx, report.accountId, names), SYSTEM_TENANCY);
  for (const refund of found) {
    // A signed event may name its payment alone, which can have several refunds.
    const isNamed = namesRefund(observation, refund);
    const given = { transfer: refund, observation, query: queryOf(scope, refund) };
    if (isSigned && !isNamed) await ask(scope, refund);
    else if (isSigned || (await countsForTransfer(scope, report, given)))
      await inTransaction(scope, (tx) => followRefund(tx, refund.id, observation), SYSTEM_TENANCY);
  }
}

/** A refund whose request was not answered has no reference, and a report may have none: that names nothing. */
const namesRefund = (
  { id, reference }: RefundObservation,
  { providerRequest, providerReference }: ProviderRefund,
): boolean =>
  (id !== null && id === providerRequest) || (reference !== null && reference === providerReference);

async function followRefund(tx: Tx, id: string, observation: RefundObservation): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (refund?.state !== 'paying') return;
  const { state, amount, needsMerchant, receipt } = observation;
  if (isOfOther(refund, observation) || (amount !== null && amount.units !== refund.units)) return;
  if (state === 'failed')
    return wait(tx, refund, needsMerchant ? PROVIDER_CREDENTIALS_NOTICE : PROVIDER_REFUSED_NOTICE);
  if (state === 'paid') await completeRefund(tx, refund, receipt);
}

/** One refund never stops the others: it is asked about again at its time. */
const logged =
  ({ services }: Scope, { id }: ProviderRefund) =>
  (error: unknown): void =>
    services.log.warn({ err: error, refund: id }, 'a refund at a provider had to wait');
