import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event } from './event.type.ts';
import { EventStats } from './event-stats.type.ts';
import { eventOfHolder } from './find-event.ts';
import { LowStockAlert, StockChange } from './stock.type.ts';

@Resolver(() => EventStats)
export class StatsEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose tickets are counted.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventStats,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => LowStockAlert)
export class AlertEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose places run low.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: LowStockAlert,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => StockChange)
export class StockEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose places changed.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: StockChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
