import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event } from '../events/index.ts';
import { listOrdersOfEvent } from './order.queries.ts';
import { OrderConnection } from './order.schema.ts';

@Resolver(() => Event)
export class EventOrdersResolver {
  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @FieldResolver(() => OrderConnection, {
    nullable: true,
    description: 'Orders of the event, newest first. The query `ordersOfEvent` also searches.',
  })
  orders(
    @Ctx() scope: Scope,
    @Root() { id }: Event,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<OrderConnection> {
    return listOrdersOfEvent(scope, { eventId: id, page: page.of(order), search: null });
  }
}
