import { gather } from '../../platform/db/gather.ts';
import type { Scope } from '../../platform/scope.ts';
import { maySeeTicket } from './ticket.policy.ts';
import { presentTicket } from './ticket.present.ts';
import { readTicketsOfOrders } from './ticket.reads.ts';
import type { TicketRecord } from './ticket.record.ts';
import type { Ticket } from './ticket.type.ts';

/** The tickets of an order that the actor may see; those of a page of orders are read by one statement. */
export async function ticketsOfOrder(scope: Scope, orderId: string): Promise<Ticket[]> {
  const records = (await gatherTickets(scope, orderId)) ?? [];
  return records
    .filter((record) => maySeeTicket(scope.actor, record))
    .map((record) => presentTicket(record, scope.actor));
}

const gatherTickets = gather(async (scope: Scope, orderIds: string[]) => {
  const byOrder = new Map<string, TicketRecord[]>();
  for (const record of await readTicketsOfOrders(scope.db, orderIds)) {
    const tickets = byOrder.get(record.order_id);
    if (tickets) tickets.push(record);
    else byOrder.set(record.order_id, [record]);
  }
  return byOrder;
});
