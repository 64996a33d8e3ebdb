import type { OrderStatus, PaymentStatus } from '../../vocabulary.ts';

/** From a state, what an order may become. Nothing leads back. */
const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  due: ['paid', 'cancelled', 'refunded'],
  held: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** The same of a payment. Whoever pays late for an expired hold may still get a place that is left. */
const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  held: ['paid', 'expired'],
  paying: ['paid', 'failed', 'expired'],
  paid: ['refunding', 'refunded'],
  failed: [],
  expired: [],
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
