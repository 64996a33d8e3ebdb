import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import type { TicketStatus } from '../../platform/vocabulary.ts';
import { Event } from '../events/index.ts';
import { listTickets } from './ticket.queries.ts';
import { TicketConnection, TicketOrderInput, TicketStatusEnum } from './ticket.schema.ts';

@Resolver(() => Event)
export class EventTicketsResolver {
  @Requires('SEARCH_TICKETS')
  @FieldResolver(() => TicketConnection, {
    nullable: true,
    description: 'Tickets of the event, newest first. The query `tickets` has more filters.',
  })
  tickets(
    @Ctx() scope: Scope,
    @Root() { id }: Event,
    @Arg('status', () => TicketStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: TicketStatus | null,
    @Arg('order', () => TicketOrderInput, {
      nullable: true,
      description: 'Sort order. Defaults to newest first.',
    })
    order: TicketOrderInput | null,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<TicketConnection> {
    return listTickets(scope, {
      eventId: id,
      tier: null,
      search: null,
      status: status ?? null,
      tierId: null,
      dueStatus: null,
      code: null,
      answer: null,
      order: order ?? null,
      page: page.of(null),
    });
  }
}
