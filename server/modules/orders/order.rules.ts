import { createHash, timingSafeEqual } from 'node:crypto';
import { type Actor, actsFor, can, isSignedIn, type OfEvent } from '../../platform/access/actor.ts';
import type { OrderStatus, PaymentStatus } from '../../platform/vocabulary.ts';

interface Bought extends OfEvent {
  userId: string | null;
  idempotencyKey: string | null;
  /** Digest of the secret of the order; null for an order that was made before orders had secrets. */
  keyHash: Buffer | null;
}

/** The account that bought it, or the caller with the key of the order. */
export function isBuyer(actor: Actor, order: Bought, key: string | null = null): boolean {
  if (order.userId !== null && isSignedIn(actor) && actor.userId === order.userId) return true;
  return key !== null && opensOrder(order, key);
}

/**
 * Whether a key proves an order. One that was made before orders had secrets, and without an account, is proved by the
 * idempotency key of its purchase.
 */
export function opensOrder(order: Omit<Bought, keyof OfEvent>, key: string): boolean {
  const { userId, idempotencyKey, keyHash } = order;
  if (keyHash !== null) return timingSafeEqual(keyHash, keyDigest(key));
  if (userId !== null || idempotencyKey === null) return false;
  return timingSafeEqual(keyDigest(idempotencyKey), keyDigest(key));
}

export function keyDigest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

export function maySeeOrders(actor: Actor, owned: OfEvent): boolean {
  return actsFor(actor, owned) && (can(actor, 'VIEW_SALES') || mayRefund(actor, owned));
}

export function maySeeOrder(actor: Actor, order: Bought, key: string | null): boolean {
  return isBuyer(actor, order, key) || maySeeOrders(actor, order);
}

/** Name, email and phone of the buyer. */
export function maySeeBuyer(actor: Actor, order: Bought, key: string | null): boolean {
  return isBuyer(actor, order, key) || (actsFor(actor, order) && can(actor, 'VIEW_PERSONAL_DATA'));
}

export function mayRefund(actor: Actor, owned: OfEvent): boolean {
  return actsFor(actor, owned) && (can(actor, 'MANAGE_TICKETS') || can(actor, 'PROCESS_PAYMENTS'));
}

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
  held: ['paid', 'failed', 'expired'],
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
