import { can, isSignedIn, signedIn } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { NotFound } from '../../platform/failures.ts';
import { followFromNow } from '../../platform/follow-changes.ts';
import { type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import { markReplayed } from '../../platform/idempotency/index.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import { asBought, presentBoughtTicket, readTicketsOfOrder, type TicketRecord } from '../tickets/index.ts';
import { presentOrder, presentSoldOrder } from './order.present.ts';
import {
  type OrderRecord,
  readOrder,
  readOrderByKey,
  readOrdersById,
  readOrdersOfEvent,
} from './order.reads.ts';
import { isBuyer, maySeeOrder, maySeeOrders } from './order.rules.ts';
import type { FormPurchasePayload, Order, OrderConnection } from './order.schema.ts';
import { IdempotencyMismatch } from './purchase.failures.ts';
import { type PurchaseRequest, requestHash } from './purchase.rules.ts';

/**
 * Finds an order for its buyer or for staff of its organiser.
 * @param key the idempotency key of the purchase, which proves that a buyer without an account owns the order
 * @throws NotFound for every other caller, whether or not the order exists
 */
export async function findOrder(scope: Scope, id: string, key: string | null): Promise<Order> {
  const record = isUuid(id) ? await readOrder(scope.db, id) : undefined;
  if (!record || !maySeeOrder(scope.actor, record, key)) throw new NotFound('The order');
  return isBuyer(scope.actor, record, key)
    ? presentToBuyer(scope, record, key)
    : presentOrder(scope, record, key);
}

/** The order of a ticket or payment that the actor may see; null unless they may see the order too. */
export async function orderSeen(scope: Scope, id: string): Promise<Order | null> {
  return (await loadOrders(scope, id)) ?? null;
}

const loadOrders = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = (await readOrdersById(scope.db, ids)).filter((record) =>
    maySeeOrder(scope.actor, record, null),
  );
  return new Map(records.map((record) => [record.id, presentOrder(scope, record)]));
});

/** Buyers see their tickets with the codes, signed in or not. */
export async function presentToBuyer(scope: Scope, record: OrderRecord, key: string | null): Promise<Order> {
  return presentWithTickets(scope, record, await readTicketsOfOrder(scope.db, record.id), key);
}

export function presentWithTickets(
  scope: Scope,
  record: OrderRecord,
  tickets: TicketRecord[],
  key: string | null,
): Order {
  return presentOrder(
    scope,
    record,
    key,
    asBought(tickets).map((ticket) => presentBoughtTicket(ticket, null)),
  );
}

/**
 * Lists the orders of an event of the actor's organiser, newest first.
 * @throws NotFound for events that the actor may not see
 */
export async function listOrdersOfEvent(
  scope: Scope,
  request: { eventId: string; search: string | null; page: Paging },
): Promise<OrderConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(request.page);
  const event = await findEvent(scope, request.eventId);
  if (!maySeeOrders(actor, { issuer_id: event.issuer.id })) throw new NotFound('The event');
  const rows = await readOrdersOfEvent(scope, actor, {
    eventId: request.eventId,
    search: request.search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
    slice,
  });
  return pageOf(
    rows,
    slice,
    (row) => [row.created_at.toISOString(), row.id],
    (row) => presentOrder(scope, row),
  );
}

/**
 * Yields the order as it is now, and again after each change, so that a late subscriber gets the final state too.
 * @throws NotFound when the actor may not see it
 */
export function watchOrder(
  scope: Scope,
  id: string,
  key: string | null,
): Promise<AsyncIterableIterator<Order>> {
  const { topics } = scope.services;
  const read = (): Promise<Order> => findOrder(scope, id, key);
  const listen = (changed: () => void) => [topics.listen('order.changed', id, changed)];
  return followFromNow({ coalesceMs: 100, listen, read }, read);
}

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
  const hash = requestHash(request, userId);
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
