import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { STAFF_OF_THE_DOOR } from '../door.rules.ts';
import { presenceOf } from './presence.queries.ts';
import { Presence } from './presence.schema.ts';

@Resolver(() => Presence)
export class PresenceResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => Presence, { description: 'Guests inside an event now, by gate, and its history.' })
  presence(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<Presence> {
    return presenceOf(scope, eventId);
  }
}
