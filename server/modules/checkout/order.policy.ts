import { type Actor, actsFor, can, isSignedIn } from '../../platform/access/actor.ts';

interface Bought {
  issuer_id: string;
  user_id: string | null;
  idempotency_key: string | null;
}

/** The account that bought it; without one, the caller with the key of the purchase. */
export function isBuyer(actor: Actor, order: Bought, key: string | null = null): boolean {
  if (order.user_id !== null) return isSignedIn(actor) && actor.userId === order.user_id;
  return key !== null && order.idempotency_key === key;
}

export function maySeeOrders(actor: Actor, { issuer_id }: Pick<Bought, 'issuer_id'>): boolean {
  return actsFor(actor, issuer_id) && (can(actor, 'VIEW_SALES') || mayRefund(actor, { issuer_id }));
}

export function maySeeOrder(actor: Actor, order: Bought, key: string | null): boolean {
  return isBuyer(actor, order, key) || maySeeOrders(actor, order);
}

/** Name, e-mail and phone of the buyer. */
export function maySeeBuyer(actor: Actor, order: Bought, key: string | null): boolean {
  return isBuyer(actor, order, key) || (actsFor(actor, order.issuer_id) && can(actor, 'VIEW_PERSONAL_DATA'));
}

export function mayRefund(actor: Actor, { issuer_id }: Pick<Bought, 'issuer_id'>): boolean {
  return actsFor(actor, issuer_id) && (can(actor, 'MANAGE_TICKETS') || can(actor, 'PROCESS_PAYMENTS'));
}
