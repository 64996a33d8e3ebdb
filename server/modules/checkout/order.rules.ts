import type { OrderStatus, PaymentStatus } from '../../platform/vocabulary.ts';

/**
 * The states that an order may move to. One transition leads back: an order lapsed, and the ledger then shows that it
 * was paid in time.
 */
const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  due: ['paid', 'cancelled', 'refunded'],
  held: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: ['paid'],
  refunded: [],
};

/** The same for a payment. */
const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  held: ['paid', 'expired'],
  paying: ['paid', 'failed', 'expired'],
  paid: ['refunding', 'refunded'],
  failed: [],
  expired: ['paid'],
  refunding: ['refunded'],
  refunded: [],
};

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

export function paymentMayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** Paid orders are refunded, due ones cancelled. A hold lapses by itself. */
export function mayBeRefunded(status: OrderStatus): boolean {
  return status !== 'held' && (mayBecome(status, 'refunded') || mayBecome(status, 'cancelled'));
}
