import type { Tx } from '../../../platform/db/in-transaction.ts';
import {
  issueTickets,
  lockPayable,
  type PayableRecord,
  type Verdict,
  verdictOn,
} from '../../orders/index.ts';
import type { PaymentHandler } from '../../wallets/index.ts';
import {
  findPaidAccounts,
  findSettlements,
  insertFinancing,
  insertReceipt,
  insertStrayRefund,
  lockFreePlaces,
  lockPlacesNamed,
  type PaidAccount,
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
 * Handles payments that the ledger reports. An external-wallet payment that names an order pays it when it is exact and
 * in time, and is refunded otherwise. Money that names no order finances a contract when it came into an escrow; other
 * payments without a memo only fill a wallet and are ignored.
 */
export const receivePayments: PaymentHandler = async (tx, payments, networkId) => {
  const moved = payments.filter(({ from, to, stroops }) => from !== to && stroops > 0n);
  if (moved.length === 0) return;
  const accounts = await findPaidAccounts(tx, [...new Set(moved.flatMap(({ from, to }) => [from, to]))]);
  const telling = moved.filter(({ from, to, memoHash }) => {
    // Payouts of an escrow are in the records of its rounds.
    if (accounts.get(from)?.contractId) return false;
    return accounts.has(to) && (memoHash !== null || accounts.get(to)?.contractId !== null);
  });
  if (telling.length === 0) return;
  const hashes = telling.map(({ transactionHash }) => transactionHash);
  const ours = await findSettlements(tx, networkId, hashes);
  const memos = telling.flatMap(({ memoHash }) => memoHash ?? []);
  if (memos.length > 1) await lockPlacesNamed(tx, memos);
  for (const payment of telling) {
    const account = accounts.get(payment.to);
    if (account && !ours.has(payment.transactionHash)) await receive(tx, payment, { networkId, account });
  }
};

async function receive(
  tx: Tx,
  payment: Payment,
  { networkId, account }: { networkId: string; account: PaidAccount },
): Promise<void> {
  const { memoHash, from, to, stroops } = payment;
  const [order] = memoHash === null ? [] : await lockPayable(tx, { memoHash });
  const verdict = await verdictFor(tx, order, payment);
  const named = verdict === 'unknown_order' ? undefined : order;
  if (memoHash === null || (!named && account.contractId !== null)) return finance(tx, account, payment);
  const receipt: Omit<Receipt, 'refundId'> = {
    networkId,
    operationId: payment.operationId,
    issuerId: account.issuerId,
    contractId: account.contractId,
    orderId: named?.orderId ?? null,
    verdict,
    source: from,
    destination: to,
    units: stroops,
    memoHash,
    transactionHash: payment.transactionHash,
    closedAt: payment.closedAt,
  };
  if (verdict === 'accepted' && order) await accept(tx, order, receipt);
  else await sendBack(tx, receipt, named?.eventId ?? null);
}

async function finance(tx: Tx, account: PaidAccount, payment: Payment): Promise<void> {
  const { contractId, issuerId } = account;
  if (contractId === null) return;
  await insertFinancing(tx, account, payment.stroops);
  await tx.audit({
    action: 'contract.finance',
    entityType: 'contract',
    entityId: contractId,
    issuerId,
    details: {
      from: payment.from,
      stroops: String(payment.stroops),
      transaction: payment.transactionHash,
    },
  });
  tx.afterCommit(() => tx.scope.services.stockAnnouncer.announceEscrow(contractId, issuerId));
}

/** A place that was released before the payment was seen may still be free. */
async function verdictFor(tx: Tx, order: PayableRecord | undefined, payment: Payment): Promise<Verdict> {
  const verdict = verdictOn(order, payment);
  if (verdict !== 'accepted' || !order || order.state === 'held') return verdict;
  return (await lockFreePlaces(tx, order)) ? 'accepted' : 'late';
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
  const payer = await payerOf(tx, receipt);
  await insertStrayRefund(tx, refundId, { ...receipt, eventId, reason, payer });
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
  const { contractId, issuerId } = receipt;
  tx.afterCommit(() => {
    if (contractId !== null) scope.services.stockAnnouncer.announceEscrow(contractId, issuerId);
    scope.services.refunds.wake();
  });
}

/** Nothing leaves an escrow without its signatories, so the organiser's wallet advances the refund. */
async function payerOf(tx: Tx, receipt: Omit<Receipt, 'refundId'>): Promise<string> {
  if (receipt.contractId === null) return receipt.destination;
  const owner = { kind: 'issuer', id: receipt.issuerId } as const;
  return (await tx.scope.services.wallets.create(tx, owner)).wallet.publicKey;
}
