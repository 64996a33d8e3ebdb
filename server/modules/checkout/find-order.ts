import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { asBought, presentBoughtTicket, readTicketsOfOrder, type TicketRecord } from '../tickets/index.ts';
import { isBuyer, maySeeOrder } from './order.policy.ts';
import { presentOrder } from './order.present.ts';
import { type OrderRecord, readOrder, readOrdersById } from './order.reads.ts';
import type { Order } from './order.type.ts';

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
  return (await gatherOrders(scope, id)) ?? null;
}

const gatherOrders = gather(async (scope: Scope, ids: string[]) => {
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
