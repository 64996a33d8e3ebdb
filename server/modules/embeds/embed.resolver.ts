import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
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
    description: 'The other sites that may sell the tickets of an event in a frame.',
  })
  eventEmbed(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
  ): Promise<EventEmbed> {
    return findEmbed(scope, eventId);
  }

  @Requires('EDIT_EVENTS')
  @Answers('embed')
  @Mutation(() => EventEmbed, {
    description: 'Says which other sites may; an empty list ends it everywhere.',
  })
  setEventEmbed(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Arg('sites', () => [String], { description: 'Addresses of sites; paths are left away. At most 20.' })
    sites: string[],
  ): Promise<EventEmbed> {
    return setEmbedSites(scope, eventId, sites);
  }
}

@Resolver(() => EventEmbed)
export class EmbedEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose tickets are sold there.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventEmbed,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
