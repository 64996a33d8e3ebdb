import type { Intent, IntentFailure, IntentHandler, SettledIntent } from '../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  NO_DESTINATION_NOTICE,
  NO_WALLET_NOTICE,
  publishOrder,
  REFUSED_NOTICE,
  refundMemo,
} from '../orders/index.ts';
import { mailRefund } from './mail-refund.ts';
import { readWaitingSources } from './refund.reads.ts';
import { affordable, isOfSale, nextPayout, underfundedNotice } from './refund.rules.ts';
import {
  bookFee,
  keepWaiting,
  lockRefunds,
  lockWaiting,
  markImpossible,
  markPaidBack,
  markPaying,
  type RefundRow,
  readUnderWay,
  resolveMovements,
} from './refund-payment.writes.ts';

/** Most operations in a transaction of the ledger. */
const BATCH_SIZE = 100;

/**
 * Submits the waiting refunds of each account as far as its balance reaches; up to a hundred share a transaction,
 * since an account has one per ledger.
 * @returns how many were submitted
 */
export async function payRefunds(scope: Scope): Promise<number> {
  const { ledgerState, ledger } = scope.services;
  if (!ledgerState.standing.up) return 0;
  const networkId = ledger.networkId();
  let sent = 0;
  for (const source of await readWaitingSources(scope.db, networkId)) {
    for (let paid = BATCH_SIZE; paid === BATCH_SIZE; sent += paid) {
      // Read before the transaction begins, since no transaction waits for the network.
      const account = await ledger.account(source);
      paid = await inTransaction(
        scope,
        (tx) => payFrom(tx, networkId, source, account?.spendable ?? null),
        SYSTEM_TENANCY,
      );
    }
  }
  return sent;
}

async function payFrom(tx: Tx, networkId: string, source: string, spendable: bigint | null): Promise<number> {
  const waiting = await lockWaiting(tx, networkId, source, BATCH_SIZE);
  if (waiting.length === 0) return 0;
  if (spendable === null) {
    await keepWaiting(tx, waiting, NO_WALLET_NOTICE);
    return 0;
  }
  const fee = tx.scope.services.config.ledger.feeCap;
  const available = spendable - (await readUnderWay(tx, source));
  const fit = affordable(waiting, available, fee);
  const [paying, left] = [waiting.slice(0, fit), waiting.slice(fit)];
  if (left.length > 0) {
    const needed = waiting.reduce((sum, { units }) => sum + units + fee, 0n);
    await keepWaiting(tx, left, underfundedNotice(needed - available));
  }
  if (paying.length === 0) return 0;
  const refundIds = paying.map(({ id }) => id);
  const intentId = await tx.scope.services.settlement.intend(tx, {
    kind: 'refund',
    businessKey: `refunds:${tx.scope.ids.uuid()}`,
    source,
    operations: paying.map(({ destination: to, units: stroops }) => ({ type: 'payment', to, stroops })),
    memoHash: refundMemo(refundIds),
    notAfter: null,
    reference: { refundIds },
  });
  await markPaying(tx, paying, intentId);
  return paying.length;
}

/** Handles the outcomes of refund payments on the ledger. */
export const refundPayments: IntentHandler = { succeeded, failed };

async function succeeded(tx: Tx, intent: SettledIntent): Promise<void> {
  const refunds = await lockRefunds(tx, refundsOf(intent));
  const [first] = refunds;
  if (!first) throw new Error(`intent ${intent.id} paid back what nobody waited for`);
  await resolveMovements(tx, refunds, 'posted');
  await markPaidBack(tx, refunds, intent.transactionHash);
  // A fee that the platform raised was paid by the platform.
  if (intent.feeAccount === first.source) await bookFee(tx, first, intent.feeCharged);
  for (const refund of refunds) await record(tx, refund, intent.transactionHash);
  publishRefunds(tx, refunds);
}

async function record(tx: Tx, refund: RefundRow, transaction: string): Promise<void> {
  await tx.audit({
    action: 'refund.pay',
    entityType: 'refund',
    entityId: refund.id,
    issuerId: refund.issuerId,
    details: { order_id: refund.orderId, kind: refund.kind, stroops: String(refund.units), transaction },
  });
  const { orderId } = refund;
  if (isOfSale(refund.kind) && orderId !== null) await mailRefund(tx, { ...refund, orderId: orderId });
}

async function failed(tx: Tx, intent: Intent, failure: IntentFailure): Promise<void> {
  const refunds = await lockRefunds(tx, refundsOf(intent));
  if (refunds.length === 0) return;
  await resolveMovements(tx, refunds, 'voided');
  const { onLedger } = failure;
  if (onLedger && refunds[0] && onLedger.feeAccount === refunds[0].source) {
    await bookFee(tx, refunds[0], onLedger.feeCharged);
  }
  const gone = refunds.filter((_refund, i) => failure.codes?.operations[i] === 'op_no_destination');
  const rest = refunds.filter((refund) => !gone.includes(refund));
  if (gone.length > 0) await markImpossible(tx, gone, NO_DESTINATION_NOTICE);
  if (rest.length > 0) await waitOn(tx, rest, failure, gone.length > 0);
  publishRefunds(tx, refunds);
}

/** @param cleared the operations that failed the batch were removed, so the rest is retried at once */
async function waitOn(tx: Tx, refunds: RefundRow[], failure: IntentFailure, cleared: boolean): Promise<void> {
  const now = tx.scope.clock.now();
  if (cleared) return keepWaiting(tx, refunds, REFUSED_NOTICE);
  if (failure.reason === 'underfunded') {
    return keepWaiting(tx, refunds, underfundedNotice(refunds.reduce((sum, { units }) => sum + units, 0n)));
  }
  if (failure.reason === 'no_account') return keepWaiting(tx, refunds, NO_WALLET_NOTICE);
  const attempts = Math.max(...refunds.map((refund) => refund.attempts));
  return keepWaiting(tx, refunds, REFUSED_NOTICE, nextPayout(now, attempts));
}

function publishRefunds(tx: Tx, refunds: readonly RefundRow[]): void {
  const { topics, stockAnnouncer, refunds: worker } = tx.scope.services;
  tx.afterCommit(() => {
    for (const { orderId, eventId, issuerId, contractId } of refunds) {
      if (orderId !== null && eventId !== null) publishOrder(tx, { orderId, eventId, issuerId });
      if (contractId !== null) stockAnnouncer.announceEscrow(contractId, issuerId);
      if (eventId !== null) topics.publish('event.cancellation', eventId, { eventId: eventId });
    }
    worker.wake();
  });
}

function refundsOf({ reference, id }: Intent): string[] {
  if (Array.isArray(reference.refundIds)) return reference.refundIds.map(String);
  throw new Error(`intent ${id} names no refunds`);
}
