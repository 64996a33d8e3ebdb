import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics.ts';
import { EventOrdersResolver } from './event-orders.resolver.ts';
import { IssuedTickets } from './issue/issue-tickets.ts';
import { ListingCache } from './listing/listing.reads.ts';
import { MovementOrderResolver, OrderResolver, TicketOrderResolver } from './order.resolver.ts';
import { OrderKeys } from './order-keys.ts';
import { OrderReads } from './order-reads.ts';
import { StockAnnouncer } from './stock-announcer.ts';

interface Dependencies {
  db: Database;
  topics: Topics;
  mail: Mailer;
  secrets: Secrets;
}

/** Creates the services of orders, one of each per process. */
export function createOrders({ db, topics, mail, secrets }: Dependencies) {
  return {
    listings: new ListingCache(db, topics),
    orderReads: new OrderReads(db),
    orderKeys: new OrderKeys(secrets),
    issued: new IssuedTickets(),
    stockAnnouncer: new StockAnnouncer(topics, mail),
  };
}

type OrderServices = ReturnType<typeof createOrders>;

declare module '../../platform/services.ts' {
  interface Services extends OrderServices {}
}

export const orders: Module = {
  resolvers: [OrderResolver, EventOrdersResolver, TicketOrderResolver, MovementOrderResolver],
  stop({ services: { stockAnnouncer, listings } }) {
    stockAnnouncer.close();
    listings.close();
  },
};
