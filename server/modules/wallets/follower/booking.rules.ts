import type { LedgerPayment } from '../../../ledger/port.ts';

/** A payment as it is booked for one of the two accounts that it touches. */
export interface Booking {
  publicKey: string;
  operationId: bigint;
  kind: 'funding' | 'payment_in' | 'payment_out';
  units: bigint;
  feeUnits: bigint | null;
  counterparty: string;
  memo: string | null;
  transactionHash: string;
  occurredAt: Date;
}

const OPERATION_BITS = 0xfffn;

/**
 * Books a payment for the accounts that it touches: money in, or money out. A payment to oneself is both, and nothing
 * moved; it is booked once, as money out, with its fee.
 */
export function bookingsOf(payment: LedgerPayment): Booking[] {
  const { from, to } = payment;
  const out: Booking = {
    ...common(payment, from),
    kind: 'payment_out',
    units: -payment.stroops,
    counterparty: to,
  };
  if (from === to) return [{ ...out, units: 0n }];
  // The creator of the account, the faucet or the platform, paid its first money in.
  const kind = payment.kind === 'create_account' ? 'funding' : 'payment_in';
  return [out, { ...common(payment, to), kind, units: payment.stroops, counterparty: from }];
}

function common(payment: LedgerPayment, publicKey: string) {
  const operationId = BigInt(payment.operationId);
  // The fee is the transaction's: of several payments within one, the first carries it.
  const carriesFee = payment.feeAccount === publicKey && (operationId & OPERATION_BITS) === 1n;
  return {
    publicKey,
    operationId,
    feeUnits: carriesFee ? payment.feeCharged : null,
    memo: payment.memoHash?.toString('hex') ?? null,
    transactionHash: payment.transactionHash,
    occurredAt: payment.closedAt,
  };
}
