import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access.ts';
import type { Scope } from '../../scope.ts';
import { GuestList } from './guest-list.type.ts';
import { listGuestLists } from './list-guest-lists.ts';

@Resolver(() => GuestList)
export class GuestListResolver {
  @Requires('CREATE_TICKETS')
  @Query(() => [GuestList], {
    description: 'The last 50 guest lists of an event, newest first. One is sent to /api/events/{id}/guests.',
  })
  guestLists(@Ctx() scope: Scope, @Arg('eventId', () => ID) eventId: string): Promise<GuestList[]> {
    return listGuestLists(scope, eventId);
  }
}
