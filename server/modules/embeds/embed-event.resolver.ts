import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { EventEmbed } from './embed.type.ts';

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
