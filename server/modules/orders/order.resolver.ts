import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder, presentEvent } from '../events/index.ts';
import { orderNumber, Ticket, ticketsOfOrder } from '../tickets/index.ts';
import { WalletMovement } from '../wallets/index.ts';
import { findOrder, listOrdersOfEvent, orderSeen, watchOrder } from './order.queries.ts';
import { readConfirmBy } from './order.reads.ts';
import { ORDER_KEY, Order, OrderConnection } from './order.schema.ts';

interface OrderProof {
  orderKey?: string | null;
  pass?: string | null;
  idempotencyKey?: string | null;
}

const FORMER_KEY = {
  nullable: true,
  description: 'Idempotency key of an order that was made before orders had secrets.',
  deprecationReason: 'Use `orderKey`, which takes these keys too. Deprecated since 2026-11-28.',
} as const;

const PASS = {
  nullable: true,
  description: 'Pass returned by `openTicketLink`, of the address that bought the order.',
} as const;

const BUYER = visibleTo<Order>(
  'its buyer, and staff with VIEW_PERSONAL_DATA',
  ({ showsPerson }) => showsPerson,
);

@Resolver(() => Order)
export class OrderResolver {
  @Open()
  @Lookup()
  @Query(() => Order, {
    nullable: true,
    description:
      'Looks up an order. For its buyer, who can present its `orderKey` or a `pass` instead of an account, and for staff.',
  })
  order(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
    @Arg('orderKey', () => String, ORDER_KEY) orderKey: string | null,
    @Arg('idempotencyKey', () => String, FORMER_KEY) idempotencyKey: string | null,
    @Arg('pass', () => String, PASS) pass: string | null,
  ): Promise<Order> {
    return findOrder(scope, id, orderKey ?? idempotencyKey ?? null, pass ?? null);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Query(() => OrderConnection, {
    description:
      "Orders of an event of the viewer's issuer, newest first. `search` matches an ID, an order or ticket number, or a buyer.",
  })
  ordersOfEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
  ): Promise<OrderConnection> {
    return listOrdersOfEvent(scope, { eventId, page: page.of(order), search: search ?? null });
  }

  @Open()
  @Subscription(() => Order, {
    description: 'Order, now and after each change, for those who can look it up.',
    subscribe: ({ context, args }: Subscribing<{ id: string } & OrderProof>) =>
      watchOrder(context, args.id, args.orderKey ?? args.idempotencyKey ?? null, args.pass ?? null),
  })
  orderChanged(
    @Arg('id', () => ID, { description: 'ID of the order.' }) _id: string,
    @Arg('orderKey', () => String, ORDER_KEY) _key: string | null,
    @Arg('idempotencyKey', () => String, FORMER_KEY) _former: string | null,
    @Arg('pass', () => String, PASS) _pass: string | null,
    @Root() order: Order,
  ): Order {
    return order;
  }

  @FieldResolver(() => Event, { description: 'Event that the tickets are for.' })
  event(@Ctx() scope: Scope, @Root() order: Order): Promise<Event> | Event {
    return order.offered ? presentEvent(order.offered(), scope.actor) : eventOfHolder(scope, order.eventId);
  }

  @FieldResolver(() => [Ticket], { description: 'Tickets of the order.' })
  tickets(@Ctx() scope: Scope, @Root() order: Order): Promise<Ticket[]> | Ticket[] {
    return order.loadedTickets ?? ticketsOfOrder(scope, order.id);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Deadline to confirm the email address of an unpaid order, after which its tickets go back on sale. Null if no confirmation is needed.',
  })
  confirmBy(@Ctx() { db }: Scope, @Root() order: Order): Promise<Date | null> | Date | null {
    return order.loadedConfirmBy === undefined ? readConfirmBy(db, order.id) : order.loadedConfirmBy;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the buyer. Requires VIEW_PERSONAL_DATA, or being the buyer.',
  })
  buyerName(@Root() { buyer }: Order): string {
    return buyer.name;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Email address that the tickets were sent to. Requires VIEW_PERSONAL_DATA, or being the buyer.',
  })
  buyerEmail(@Root() { buyer }: Order): string {
    return buyer.email;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone number of the buyer. Requires VIEW_PERSONAL_DATA, or being the buyer.',
  })
  buyerPhone(@Root() { buyer }: Order): string {
    return buyer.phone;
  }
}

@Resolver(() => Ticket)
export class TicketOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'Order that the ticket belongs to. Its ID and number are always returned; the object is null if other fields are selected and the viewer cannot see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: Ticket,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return reference(info, { id: orderId, number: orderNumber(orderId) }, () => orderSeen(scope, orderId));
  }
}

@Resolver(() => WalletMovement)
export class MovementOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'Order that was paid or refunded. Null for other payments, and if the viewer cannot see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: WalletMovement,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    if (orderId === null) return null;
    return reference(info, { id: orderId, number: orderNumber(orderId) }, () => orderSeen(scope, orderId));
  }
}
