import type { OrderStatus, PaymentStatus } from '../../platform/vocabulary.ts';

/**
 * From a state, what an order may become. Nothing leads back but one thing: an order lapsed, and then the ledger tells
 * that it had been paid in time.
 */
const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  due: ['paid', 'cancelled', 'refunded'],
  held: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: ['paid'],
  refunded: [],
};

/** The same of a payment. */
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

/** What was paid goes back, what is due is cancelled. A place that is held lapses by itself. */
export function mayBeRefunded(status: OrderStatus): boolean {
  return status !== 'held' && (mayBecome(status, 'refunded') || mayBecome(status, 'cancelled'));
}
