import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { findEmbed } from './embed.queries.ts';
import { EventEmbed } from './embed.schema.ts';
import { setEmbedSites } from './set-embed-sites.ts';

@Resolver(() => EventEmbed)
export class EmbedResolver {
  @Requires('EDIT_EVENTS')
  @Lookup()
  @Query(() => EventEmbed, {
    nullable: true,
    description: 'Other websites that can embed the sale of an event in a frame.',
  })
  eventEmbed(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
  ): Promise<EventEmbed> {
    return findEmbed(scope, eventId);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('embed', () => EventEmbed, {
    description: 'Sets the websites that can embed the sale of an event. An empty list disables embedding.',
  })
  setEventEmbed(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Input('sites', () => [String], { description: 'Origins of websites. Paths are ignored. At most 20.' })
    sites: string[],
  ): Promise<EventEmbed> {
    return setEmbedSites(scope, eventId, sites);
  }
}

@Resolver(() => EventEmbed)
export class EmbedEventResolver {
  @FieldResolver(() => Event, { description: 'Event whose tickets are sold.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventEmbed,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
