import { Ctx, Query, Resolver } from 'type-graphql';
import { Open, PubliclyCached } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listEventCities } from './browse.queries.ts';
import { EventCity } from './browse.schema.ts';

@Resolver(() => EventCity)
export class EventCityResolver {
  @Open()
  @PubliclyCached()
  @Query(() => [EventCity], {
    description: 'Cities with events on sale, those with the most events first. Returns up to 50 entries.',
  })
  eventCities(@Ctx() scope: Scope): Promise<EventCity[]> {
    return listEventCities(scope);
  }
}
