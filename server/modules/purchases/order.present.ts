import { presentMoney } from '../../graphql/money.type.ts';
import { type Amount, add, amountOf } from '../../money/index.ts';
import type { OrderStatus } from '../../vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import { presentBoughtTicket, type TicketRecord } from '../tickets/index.ts';
import type { FormPurchasePayload, Order } from './order.type.ts';

type Currency = TicketRecord['currency'];

export interface SoldOrder {
  id: string;
  status: OrderStatus;
  name: string;
  email: string;
  phone: string;
  at: Date;
  eventId: string;
  tickets: TicketRecord[];
  /** null when the event has to be read should somebody ask for it. */
  offered: (() => EventRecord) | null;
}

/** The order as its buyer sees it, made of what is in memory. */
export function presentOrder(sold: SoldOrder): FormPurchasePayload {
  const tickets = sold.tickets.map((ticket) => presentBoughtTicket(ticket, sold.offered));
  const order: Order = {
    offered: sold.offered,
    eventId: sold.eventId,
    id: sold.id,
    status: sold.status,
    buyerName: sold.name,
    buyerEmail: sold.email,
    buyerPhone: sold.phone,
    createdAt: sold.at,
    total: totals(sold.tickets),
    tickets,
  };
  return { order, tickets };
}

function totals(tickets: TicketRecord[]): Order['total'] {
  const sums = new Map<Currency, Amount<Currency>>();
  for (const { currency, price_units } of tickets) {
    const price = amountOf(currency, price_units);
    const sum = sums.get(currency);
    sums.set(currency, sum ? add(sum, price) : price);
  }
  return [...sums.values()].map(presentMoney);
}
