import type { Tx } from '../../../db/in-transaction.ts';
import type { PaymentHandler } from '../../wallets/index.ts';
import { issueTickets } from '../issue/issue-tickets.ts';
import { lockPayable, type PayableRecord } from '../issue/payable.reads.ts';
import { type Verdict, verdictOn } from './receipt.rules.ts';
import {
  findIssuersOf,
  findSettlements,
  insertReceipt,
  insertStrayRefund,
  lockFreePlaces,
  type Receipt,
} from './receipt.writes.ts';

type Payment = Parameters<PaymentHandler>[1][number];

const REASONS: Record<Exclude<Verdict, 'accepted'>, string> = {
  late: 'It came after the places had been kept for it.',
  wrong_amount: 'It was not the amount that was asked for.',
  second: 'The order was paid already.',
  unknown_order: 'It names no order of this organiser.',
};

/**
 * Decides over payments that the ledger tells of: one from outside that names an order pays it, when it is exact and in
 * time, and goes back by itself otherwise. What names nothing is none of our business: somebody fills a wallet.
 */
export const receivePayments: PaymentHandler = async (tx, payments, networkId) => {
  const named = payments.filter(
    ({ memoHash, from, to, stroops }) => memoHash !== null && from !== to && stroops > 0n,
  );
  if (named.length === 0) return;
  const issuers = await findIssuersOf(tx, [...new Set(named.map(({ to }) => to))]);
  const sold = named.filter(({ to }) => issuers.has(to));
  if (sold.length === 0) return;
  const ours = await findSettlements(
    tx,
    networkId,
    sold.map(({ transactionHash }) => transactionHash),
  );
  for (const payment of sold) {
    const issuerId = issuers.get(payment.to);
    if (issuerId === undefined || ours.has(payment.transactionHash)) continue;
    await receive(tx, payment, { networkId, issuerId });
  }
};

async function receive(
  tx: Tx,
  payment: Payment,
  { networkId, issuerId }: { networkId: string; issuerId: string },
): Promise<void> {
  const { memoHash, from, to, stroops } = payment;
  if (memoHash === null) return;
  const [order] = await lockPayable(tx, { memoHash });
  const verdict = await verdictFor(tx, order, payment);
  const named = verdict === 'unknown_order' ? undefined : order;
  const receipt: Omit<Receipt, 'refundId'> = {
    networkId,
    operationId: payment.operationId,
    issuerId,
    orderId: named?.order_id ?? null,
    verdict,
    source: from,
    destination: to,
    units: stroops,
    memoHash,
    transactionHash: payment.transactionHash,
    closedAt: payment.closedAt,
  };
  if (verdict === 'accepted' && order) await accept(tx, order, receipt);
  else await sendBack(tx, receipt, named?.event_id ?? null);
}

/** A place that was given back before we heard of the payment may be free still. */
async function verdictFor(tx: Tx, order: PayableRecord | undefined, payment: Payment): Promise<Verdict> {
  const verdict = verdictOn(order, payment);
  if (verdict !== 'accepted' || !order || order.state === 'held') return verdict;
  return (await lockFreePlaces(tx, order.tier_id, order.quantity)) ? 'accepted' : 'late';
}

async function accept(tx: Tx, record: PayableRecord, receipt: Omit<Receipt, 'refundId'>): Promise<void> {
  await insertReceipt(tx, { ...receipt, refundId: null });
  const { transactionHash, source } = receipt;
  await issueTickets(tx, [
    { record, kept: record.state === 'held', paid: { transactionHash, feeUnits: null, source } },
  ]);
}

async function sendBack(tx: Tx, receipt: Omit<Receipt, 'refundId'>, eventId: string | null): Promise<void> {
  const { scope } = tx;
  const refundId = scope.ids.uuid();
  const reason = receipt.verdict === 'accepted' ? '' : REASONS[receipt.verdict];
  await insertStrayRefund(tx, refundId, { ...receipt, eventId, reason });
  await insertReceipt(tx, { ...receipt, refundId });
  await tx.audit({
    action: 'payment.return',
    entityType: 'refund',
    entityId: refundId,
    issuerId: receipt.issuerId,
    details: {
      order_id: receipt.orderId,
      why: receipt.verdict,
      stroops: String(receipt.units),
      transaction: receipt.transactionHash,
    },
  });
  tx.afterCommit(() => scope.parts.sales.refunds.poke());
}
