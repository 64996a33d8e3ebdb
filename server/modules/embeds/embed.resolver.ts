import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import type { Scope } from '../../platform/scope.ts';
import { EventEmbed } from './embed.type.ts';
import { findEmbed } from './find-embed.ts';
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
