import { can, signedIn } from '../../platform/access/actor.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { NotFound } from '../../platform/failures.ts';
import { followFromNow } from '../../platform/follow-changes.ts';
import { type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import { KeyReused } from '../../platform/idempotency/index.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { findEvent } from '../events/index.ts';
import {
  asBought,
  asHeldBy,
  holderByPass,
  presentBoughtTicket,
  printTicket,
  readTicketsOfOrder,
  type TicketDownload,
  type TicketRecord,
} from '../tickets/index.ts';
import { EntriesOfOrder } from './entries-of-order.ts';
import { presentOrder, presentOwnOrder } from './order.present.ts';
import { type OrderRecord, readOrderOfTicket, readOrders, readOrdersOfEvent } from './order.reads.ts';
import { isBuyer, maySeeOrder, maySeeOrders, opensOrder } from './order.rules.ts';
import type { Order, OrderConnection } from './order.schema.ts';
import { callerOf, type OrderRequest } from './order-request.rules.ts';

/**
 * Finds an order for its buyer or for staff of its organiser.
 * @param key the key of the order, which stands for the account of its buyer
 * @param pass that of a link mailed to its buyer, which stands for the account too
 * @throws NotFound for every other caller, whether or not the order exists; TicketLinkInvalid for an expired pass
 */
export async function findOrder(
  scope: Scope,
  id: string,
  key: string | null,
  pass: string | null = null,
): Promise<Order> {
  const found = isUuid(id) ? await scope.services.orderReads.withTickets(id) : undefined;
  if (found && pass !== null && (await passOpensOrder(scope, found.record, pass)))
    return presentOwnOrder(
      scope,
      found.record,
      asHeldBy(found.record.buyerEmail, found.tickets).map((ticket) => presentBoughtTicket(ticket, null)),
    );
  if (!found || !maySeeOrder(scope.actor, found.record, key)) throw new NotFound('order');
  const { record, tickets } = found;
  return isBuyer(scope.actor, record, key)
    ? presentWithTickets(scope, record, tickets)
    : presentOrder(scope, record);
}

/**
 * Whether a pass shows an order: it stands for the address that bought it, and for no other order or event.
 * @throws TicketLinkInvalid for an unknown or expired pass
 */
export async function passOpensOrder(scope: Scope, order: OrderRecord, pass: string): Promise<boolean> {
  const { email, number, orderId, eventId } = await holderByPass(scope, pass);
  const isShown =
    (orderId === null || orderId === order.id) && (eventId === null || eventId === order.eventId);
  return isShown && number === null && email === order.buyerEmail;
}

/** The order of a ticket or payment that the actor may see; null unless they may see the order too. */
export async function orderSeen(scope: Scope, id: string): Promise<Order | null> {
  return (await loadOrders(scope, id)) ?? null;
}

const loadOrders = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = (await readOrders(scope.db, ids)).filter((record) =>
    maySeeOrder(scope.actor, record, null),
  );
  return new Map(records.map((record) => [record.id, presentOrder(scope, record)]));
});

/** Buyers see their tickets with the codes, signed in or not. */
export async function presentToBuyer(scope: Scope, record: OrderRecord): Promise<Order> {
  return presentWithTickets(scope, record, await readTicketsOfOrder(scope.db, record.id));
}

export function presentWithTickets(scope: Scope, record: OrderRecord, tickets: TicketRecord[]): Order {
  return presentOwnOrder(
    scope,
    record,
    asBought(tickets).map((ticket) => presentBoughtTicket(ticket, null)),
  );
}

/**
 * Finds a ticket of an order for the bearer of the key of the order, as it was bought.
 * @throws NotFound for tickets of other orders, and unknown ids
 */
export async function orderedTicket(scope: Scope, id: string, orderKey: string): Promise<TicketRecord> {
  const order = isUuid(id) ? await readOrderOfTicket(scope.db, id) : undefined;
  if (!order || !opensOrder(order, orderKey)) throw new NotFound('ticket');
  const tickets = asBought(await readTicketsOfOrder(scope.db, order.id));
  const ticket = tickets.find((one) => one.id === id.toLowerCase());
  if (!ticket) throw new NotFound('ticket');
  return ticket;
}

/**
 * Renders a ticket of an order as a PDF for the bearer of the key of the order. A ticket that was passed on has the code
 * that its buyer had.
 * @throws NotFound for tickets of other orders, and unknown ids
 */
export async function downloadOrderedTicket(
  scope: Scope,
  id: string,
  orderKey: string,
): Promise<TicketDownload> {
  return printTicket(scope, await orderedTicket(scope, id, orderKey), true);
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
  if (!maySeeOrders(actor, { issuerId: event.issuer.id, eventId: event.id })) throw new NotFound('event');
  const rows = await readOrdersOfEvent(scope, actor, {
    eventId: request.eventId,
    search: request.search,
    byParts: can(actor, 'VIEW_PERSONAL_DATA'),
    slice,
  });
  return pageOf(
    rows,
    slice,
    (row) => [row.createdAt.toISOString(), row.id],
    (row) => presentOrder(scope, row),
  );
}

/**
 * Yields the order as it is now, and again after each change and each entry with one of its tickets, so that a late
 * subscriber gets the final state too.
 * @throws NotFound when the actor may not see it
 */
export function watchOrder(
  scope: Scope,
  id: string,
  key: string | null,
  pass: string | null,
): Promise<AsyncIterableIterator<Order>> {
  const { topics } = scope.services;
  const entries = new EntriesOfOrder(topics);
  const read = async (): Promise<Order> => {
    const order = await findOrder(scope, id, key, pass);
    entries.follow(order);
    return order;
  };
  const listen = (changed: () => void) => [
    topics.listen('order.changed', id, changed),
    entries.listen(changed),
  ];
  return followFromNow({ coalesceMs: 100, listen, read }, read);
}

/**
 * Finds the order of an earlier call with this key for the same event.
 * @throws KeyReused
 */
export async function earlierOrderOfEvent(
  scope: Scope,
  request: OrderRequest,
): Promise<OrderRecord | undefined> {
  const listing = await scope.services.listings.find(request.event);
  if (!listing || request.idempotencyKey === null) return undefined;
  const order = await scope.services.orderReads.byKey({
    eventId: listing.event.id,
    key: request.idempotencyKey,
    caller: callerOf(request),
  });
  return requireSameRequest(scope, request, order);
}

/**
 * Returns the order of a repeated call, and marks its answer as replayed.
 * @throws KeyReused when the key was used for another order
 */
export function requireSameRequest(
  scope: Scope,
  { requestHash }: OrderRequest,
  order: OrderRecord | undefined,
): OrderRecord | undefined {
  if (!order) return undefined;
  if (!requestHash || !order.requestHash?.equals(requestHash)) throw new KeyReused('order');
  scope.markReplayed?.();
  return order;
}
