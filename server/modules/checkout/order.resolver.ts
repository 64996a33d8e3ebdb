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
import { Ticket, ticketsOfOrder } from '../tickets/index.ts';
import { WalletMovement } from '../wallets/index.ts';
import { findOrder, listOrdersOfEvent, orderSeen, watchOrder } from './order.queries.ts';
import { readConfirmBy } from './order.reads.ts';
import { Order, OrderConnection } from './order.schema.ts';

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
    description: 'For its buyer, who may show its idempotency key instead of an account, and for staff.',
  })
  order(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The key that the order was made with, where its buyer has no account.',
    })
    idempotencyKey: string | null,
  ): Promise<Order> {
    return findOrder(scope, id, idempotencyKey ?? null);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Query(() => OrderConnection, {
    description:
      "The orders of an event of the actor's organiser, newest first. `search` takes an id, the number of a ticket, or a buyer.",
  })
  ordersOfEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
  ): Promise<OrderConnection> {
    return listOrdersOfEvent(scope, { eventId, page: page.of(order), search: search ?? null });
  }

  @Open()
  @Subscription(() => Order, {
    description: 'The order now, and after each change; for those who may ask for it.',
    subscribe: ({ context, args }: Subscribing<{ id: string; idempotencyKey?: string | null }>) =>
      watchOrder(context, args.id, args.idempotencyKey ?? null),
  })
  orderChanged(
    @Arg('id', () => ID, { description: 'The identifier.' }) _id: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'The key that the order was made with, where its buyer has no account.',
    })
    _key: string | null,
    @Root() order: Order,
  ): Order {
    return order;
  }

  @FieldResolver(() => Event, { description: 'The event that its tickets are for.' })
  event(@Ctx() scope: Scope, @Root() order: Order): Promise<Event> | Event {
    return order.offered ? presentEvent(order.offered(), scope.actor) : eventOfHolder(scope, order.eventId);
  }

  @FieldResolver(() => [Ticket], { description: 'The tickets.' })
  tickets(@Ctx() scope: Scope, @Root() order: Order): Promise<Ticket[]> | Ticket[] {
    return order.loadedTickets ?? ticketsOfOrder(scope, order.id);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'The deadline to confirm the address of an unpaid order; after it the places go back on sale. Null: nothing is to be confirmed.',
  })
  confirmBy(@Ctx() { db }: Scope, @Root() order: Order): Promise<Date | null> | Date | null {
    return order.loadedConfirmBy === undefined ? readConfirmBy(db, order.id) : order.loadedConfirmBy;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who bought. Needs VIEW_PERSONAL_DATA, or being the buyer.',
  })
  buyerName(@Root() { buyer }: Order): string {
    return buyer.name;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where the tickets were mailed to. Needs VIEW_PERSONAL_DATA, or being the buyer.',
  })
  buyerEmail(@Root() { buyer }: Order): string {
    return buyer.email;
  }

  @Visible(BUYER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The buyer’s telephone. Needs VIEW_PERSONAL_DATA, or being the buyer.',
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
      'By which it was bought. Its id is always answered; with more it is null for readers who may not see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: Ticket,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return reference(info, { id: orderId }, () => orderSeen(scope, orderId));
  }
}

@Resolver(() => WalletMovement)
export class MovementOrderResolver {
  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'That it paid or refunded; null for another payment, and for readers who may not see the order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: WalletMovement,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return orderId === null ? null : reference(info, { id: orderId }, () => orderSeen(scope, orderId));
  }
}
