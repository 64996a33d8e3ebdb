import { isSignedIn } from '../../platform/access/actor.ts';
import { markReplayed } from '../../platform/idempotency/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { asBought, readTicketsOfOrder } from '../tickets/index.ts';
import { presentSoldOrder } from './order.present.ts';
import { readOrderByKey } from './order.reads.ts';
import type { FormPurchasePayload } from './order.type.ts';
import { IdempotencyMismatch } from './purchase.failures.ts';
import { type PurchaseRequest, wishHash } from './purchase.rules.ts';

/**
 * Rebuilds the answer of an earlier identical call from the rows; undefined when there was no such call.
 * @throws IdempotencyMismatch when the key was used for another order
 */
export async function earlierOrder(
  scope: Scope,
  eventId: string,
  request: PurchaseRequest,
): Promise<FormPurchasePayload | undefined> {
  if (request.idempotencyKey === null) return undefined;
  const userId = isSignedIn(scope.actor) ? scope.actor.userId : null;
  const order = await readOrderByKey(
    scope.db,
    eventId,
    request.idempotencyKey,
    userId ?? request.buyer.email,
  );
  if (!order) return undefined;
  const hash = wishHash(request, userId);
  if (!order.request_hash?.equals(hash)) throw new IdempotencyMismatch();
  markReplayed(scope);
  return presentSoldOrder({
    id: order.id,
    status: order.status,
    name: order.buyer_name,
    email: order.buyer_email,
    phone: order.buyer_phone,
    at: order.created_at,
    eventId: order.event_id,
    code: order.code,
    tickets: asBought(await readTicketsOfOrder(scope.db, order.id)),
    offered: null,
  });
}
