import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Ticket } from '../tickets/index.ts';
import { listGuestLists } from './guest-list.queries.ts';
import { GuestList, GuestListConnection } from './guest-list.schema.ts';
import { issueTestTicket } from './issue-test-ticket.ts';

@Resolver(() => GuestList)
export class GuestListResolver {
  @Requires('CREATE_TICKETS')
  @Query(() => GuestListConnection, {
    description: 'Guest lists of an event, newest first. Upload one to /api/events/{id}/guests.',
  })
  guestLists(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<GuestListConnection> {
    return listGuestLists(scope, eventId, page.of(order));
  }

  @Requires('CREATE_TICKETS')
  @Mutation('ticket', () => Ticket, {
    description:
      "Issues the viewer a ticket of their organisation's event without payment, to try the email and the door with. A repetition returns the same ticket.",
  })
  issueTestTicket(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<Ticket> {
    return issueTestTicket(scope, eventId);
  }

  @FieldResolver(() => Event, { description: 'Event that the guests are invited to.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: GuestList,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
