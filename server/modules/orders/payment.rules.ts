import { createHash } from 'node:crypto';
import type { IntentFailure } from '../../ledger/settlement/index.ts';
import { type Amount, formatFull } from '../../lib/money/index.ts';
import type { PaymentStatus } from '../../platform/vocabulary.ts';

/** Where the money of a payment comes from. */
export type PaymentOrigin = 'wallet' | 'outside' | 'mock' | 'provider';

/** Part of the hashed text, so that no two kinds of memo can be equal. */
const ORDER_DOMAIN = 'passa.order-payment.v1';
const REFUND_DOMAIN = 'passa.refund.v1';

/**
 * The memo by which a payment names its order: 32 bytes that reveal nothing to others, and that fit no other amount and
 * no other payee. None of the parts can contain the newline that separates them.
 */
export function orderMemo(orderId: string, stroops: bigint, destination: string): Buffer {
  return digest([ORDER_DOMAIN, orderId, String(stroops), destination]);
}

/** The memo of a transaction that pays these refunds. */
export function refundMemo(refundIds: readonly string[]): Buffer {
  return digest([REFUND_DOMAIN, ...refundIds]);
}

function digest(parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}

interface PaymentRequest {
  destination: string;
  amount: Amount<'XLM'>;
  /** 64 hexadecimal digits. */
  memoHash: string;
  passphrase: string;
}

/**
 * Builds a payment link for wallets (SEP-7, `pay`). The memo of type hash goes as base64; the amount has all seven
 * decimals, since it must be met exactly.
 */
export function sep7Uri({ destination, amount, memoHash, passphrase }: PaymentRequest): string {
  const fields = [
    ['destination', destination],
    ['amount', formatFull(amount)],
    ['memo', Buffer.from(memoHash, 'hex').toString('base64')],
    ['memo_type', 'MEMO_HASH'],
    ['network_passphrase', passphrase],
  ] as const;
  return `web+stellar:pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The verdict on an external-wallet payment that named an order. */
export type Verdict = 'accepted' | 'late' | 'wrong_amount' | 'second' | 'unknown_order';

/** The order that the payment's memo names, with the fields that the verdict needs. */
export interface NamedOrder {
  origin: PaymentOrigin;
  state: PaymentStatus;
  destination: string | null;
  chargeUnits: bigint | null;
  /** Ledger time. */
  holdUntil: Date;
  closed: boolean;
}

interface Arrival {
  to: string;
  stroops: bigint;
  closedAt: Date;
}

const PAID: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/**
 * Judges a payment by the ledger's data alone: time, amount, payee. A payment that does not match exactly is refunded
 * in full.
 * @param order undefined: no order has that memo
 */
export function verdictOn(order: NamedOrder | undefined, { to, stroops, closedAt }: Arrival): Verdict {
  if (!order || order.destination !== to) return 'unknown_order';
  if (order.origin !== 'outside' || PAID.includes(order.state)) return 'second';
  if (order.closed || closedAt.getTime() > order.holdUntil.getTime()) return 'late';
  return stroops === order.chargeUnits ? 'accepted' : 'wrong_amount';
}

const SENTENCES: Record<IntentFailure['reason'], string> = {
  expired: 'The ledger did not take the payment in time. Nothing was charged; please try again.',
  withdrawn: 'The payment was withdrawn. Nothing was charged.',
  no_account: 'Wallet not funded. Please fund your wallet first.',
  underfunded: 'Insufficient balance. Please fund your wallet first.',
  no_destination: 'The organiser’s wallet cannot be paid right now. Nothing was charged for the ticket.',
  overtaken: 'The payment was overtaken by another one. Nothing was charged; please try again.',
  refused: 'The ledger refused the payment. Nothing was charged for the ticket.',
};

/** The state of a failed payment, and the reason for its buyer. */
export function paymentFailure(reason: IntentFailure['reason']): {
  state: 'failed' | 'expired';
  reason: string;
} {
  return { state: reason === 'expired' ? 'expired' : 'failed', reason: SENTENCES[reason] };
}
