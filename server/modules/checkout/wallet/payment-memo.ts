import { createHash } from 'node:crypto';

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
