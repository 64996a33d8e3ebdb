import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventReference, findPublishedEvent } from '../event.queries.ts';
import { Event } from '../event.schema.ts';
import { unpaidTickets, watchIssuerStats } from './event-stats.queries.ts';
import { EventStats, LowStockAlert, StockChange, UnpaidTickets } from './event-stats.schema.ts';
import { watchLowStock } from './watch-low-stock.ts';

@Resolver(() => EventStats)
export class StatsEventResolver {
  @FieldResolver(() => Event, { description: 'Event that the figures describe.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventStats,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }

  @FieldResolver(() => UnpaidTickets, { description: 'Valid tickets that nobody had to pay for.' })
  unpaidTickets(@Ctx() scope: Scope, @Root() { eventId }: EventStats): Promise<UnpaidTickets> {
    return unpaidTickets(scope, eventId);
  }
}

@Resolver(() => LowStockAlert)
export class AlertEventResolver {
  @FieldResolver(() => Event, { description: 'Event that is running low.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: LowStockAlert,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}

@Resolver(() => StockChange)
export class StockEventResolver {
  @FieldResolver(() => Event, { description: 'Event whose availability changed.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: StockChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}

@Resolver()
export class EventTopicsResolver {
  @Open()
  @Subscription(() => StockChange, {
    description: 'Availability of an event, after each change and at most ten times per second.',
    subscribe: async ({ context, args }: Subscribing<{ slug: string }>) =>
      context.services.stock.watch((await findPublishedEvent(context, args.slug)).id),
  })
  eventStock(
    @Arg('slug', { description: 'Name of the event in URLs.' }) _slug: string,
    @Root() change: StockChange,
  ): StockChange {
    return change;
  }

  @Open()
  @Subscription(() => LowStockAlert, {
    description:
      'Low-stock alert of a published event: at each change while 10 tickets or fewer are available, and once when this ends.',
    subscribe: ({ context, args }: Subscribing<{ slug: string }>) => watchLowStock(context, args.slug),
  })
  eventLowStock(
    @Arg('slug', { description: 'Name of the event in URLs.' }) _slug: string,
    @Root() alert: LowStockAlert,
  ): LowStockAlert {
    return alert;
  }

  @Requires('VIEW_SALES')
  @Subscription(() => LowStockAlert, {
    description: "Low-stock alerts of all events of the viewer's issuer.",
    subscribe: ({ context }: Subscribing) => watchLowStock(context, null),
  })
  lowStock(@Root() alert: LowStockAlert): LowStockAlert {
    return alert;
  }

  @Requires('VIEW_SALES')
  @Subscription(() => EventStats, {
    description: "Sales figures of an event of the viewer's issuer, after each change.",
    subscribe: ({ context }: Subscribing) => watchIssuerStats(context),
  })
  issuerEventStats(@Root() stats: EventStats): EventStats {
    return stats;
  }
}
