import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { EventRevenue } from './chart.type.ts';

@Resolver(() => EventRevenue)
export class EventRevenueResolver {
  @FieldResolver(() => Event, { description: 'The event that was sold.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventRevenue,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
