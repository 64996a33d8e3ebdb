import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { qrPng } from '../../lib/documents/index.ts';
import type { TicketFile } from '../../lib/ticket-format/index.ts';
import { NotFound } from '../../platform/failures.ts';
import { ForKeys, Open, Requires, SignedIn, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { FormerlyDone, Input, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { JsonScalar } from '../../platform/graphql/scalars.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { DueStatus, TicketStatus } from '../../platform/vocabulary.ts';
import { Event, eventOfHolder, presentEvent, Tier, tierOfHolder } from '../events/index.ts';
import { resendTickets, sendTicketsAgain } from './documents/resend-tickets.ts';
import { historyOf } from './history/ticket-history.queries.ts';
import { TicketHistoryEntry } from './history/ticket-history.schema.ts';
import { currentFile, fileOf, issuedFile, ticketCode } from './ticket.file.ts';
import { findTicket, listMyTickets, listTickets } from './ticket.queries.ts';
import { readTicketTimes } from './ticket.reads.ts';
import {
  AnswerFilterInput,
  DueStatusEnum,
  Ticket,
  TicketConnection,
  TicketOrderInput,
  TicketStatusEnum,
  TicketsOutcome,
  TicketTimes,
} from './ticket.schema.ts';

const HOLDER = visibleTo<Ticket>(
  'its holder, and staff with VIEW_PERSONAL_DATA',
  ({ showsPerson }) => showsPerson,
);
const CODE = visibleTo<Ticket>('its holder, and staff with DOWNLOAD_TICKETS', ({ showsCode }) => showsCode);

@Resolver(() => Ticket)
export class TicketResolver {
  @SignedIn()
  @Lookup()
  @Query(() => Ticket, {
    nullable: true,
    description: 'Looks up a ticket. For its holder and for staff of its issuer.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the ticket.' }) id: string,
  ): Promise<Ticket> {
    return findTicket(scope, id);
  }

  @Open()
  @Lookup()
  @Query(() => TicketTimes, {
    nullable: true,
    description:
      'When and where a ticket is valid today, for everybody who has one: the event may have moved since the ticket was printed.',
  })
  async ticketTimes(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
  ): Promise<TicketTimes> {
    const times = isUuid(ticketId) ? await readTicketTimes(scope, ticketId) : undefined;
    if (!times) throw new NotFound('ticket');
    return times;
  }

  @Requires('SEARCH_TICKETS')
  @Query(() => TicketConnection, {
    description:
      "Tickets of the viewer's issuer, newest first. `search` matches a ticket or order number, an ID or its first 8 digits, an email address or a name.",
  })
  tickets(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'ID of the event. Omit it for all events that the viewer can see.',
    })
    eventId: string | null,
    @Arg('tier', () => String, { nullable: true, description: 'Returns only tickets of this tier.' }) tier:
      | string
      | null,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Arg('status', () => TicketStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: TicketStatus | null,
    @Arg('tierId', () => ID, {
      nullable: true,
      description: 'Returns only tickets of the tier with this ID.',
    })
    tierId: string | null,
    @Arg('dueStatus', () => DueStatusEnum, {
      nullable: true,
      description: 'Returns only tickets whose amount due has this status.',
    })
    dueStatus: DueStatus | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Returns only tickets of orders that used this code, in any case of letters.',
    })
    code: string | null,
    @Arg('answer', () => AnswerFilterInput, {
      nullable: true,
      description:
        'Returns only tickets with this answer to a question of their event. Requires VIEW_PERSONAL_DATA.',
    })
    answer: AnswerFilterInput | null,
    @Arg('order', () => TicketOrderInput, {
      nullable: true,
      description: 'Sort order. Defaults to newest first.',
    })
    order: TicketOrderInput | null,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<TicketConnection> {
    return listTickets(scope, {
      eventId: eventId ?? null,
      tier: tier ?? null,
      search: search ?? null,
      status: status ?? null,
      tierId: tierId ?? null,
      dueStatus: dueStatus ?? null,
      code: code ?? null,
      answer: answer ?? null,
      order: order ?? null,
      page: page.of(null),
    });
  }

  @SignedIn()
  @Query(() => TicketConnection, { description: 'Tickets that the viewer holds, newest first.' })
  myTickets(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<TicketConnection> {
    return listMyTickets(scope, page.of(order));
  }

  @SignedIn()
  @FormerlyDone('2026-11-29')
  @ForKeys('sell')
  @Mutation('tickets', () => [Ticket], {
    payload: 'Tickets that were sent.',
    description: 'Sends the tickets of an order again. For the buyer and for staff who manage tickets.',
  })
  resendTickets(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
  ): Promise<Ticket[]> {
    return resendTickets(scope, orderId);
  }

  @Requires('MANAGE_TICKETS')
  @Mutation('outcome', () => TicketsOutcome, {
    payload: 'Result for the chosen tickets.',
    description:
      'Sends the holders of several tickets, at most 100, their tickets again: one email for each holder and order.',
  })
  sendTicketsAgain(
    @Ctx() scope: Scope,
    @Input('ticketIds', () => [ID], { description: 'IDs of the tickets.' }) ticketIds: string[],
  ): Promise<TicketsOutcome> {
    return sendTicketsAgain(scope, ticketIds);
  }

  @FieldResolver(() => Event, { description: 'Event that the ticket is for.' })
  event(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<Event> | Event {
    return ticket.offered
      ? presentEvent(ticket.offered(), scope.actor)
      : eventOfHolder(scope, ticket.record.eventId);
  }

  @FieldResolver(() => Tier, { description: 'Tier that the ticket belongs to, including a hidden one.' })
  tier(
    @Ctx() scope: Scope,
    @Root() { record }: Ticket,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Tier> | Tier {
    const { tierId: id, tier: name } = record;
    return reference(info, { id, name }, () => tierOfHolder(scope, id));
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the holder. Requires VIEW_PERSONAL_DATA, or being the holder.',
  })
  holderName(@Root() { record }: Ticket): string {
    return record.holderName;
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email address of the holder. Requires VIEW_PERSONAL_DATA, or being the holder.',
  })
  holderEmail(@Root() { record }: Ticket): string {
    return record.holderEmail;
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone number of the holder. Requires VIEW_PERSONAL_DATA, or being the holder.',
  })
  holderPhone(@Root() { record }: Ticket): string {
    return record.holderPhone;
  }

  @Visible(HOLDER)
  @FieldResolver(() => JsonScalar, {
    nullable: true,
    description:
      'Signed ticket file as documented in docs/tickets.md, with its proof once it is recorded on the ledger. Signed anew, without proof, when the event has changed since the ticket was issued.',
  })
  file(@Ctx() scope: Scope, @Root() ticket: Ticket): TicketFile | Promise<TicketFile> {
    // A ticket just bought has no proof yet, so none is looked up.
    return ticket.offered ? fileOf(ticket.record) : currentFile(scope, ticket.record);
  }

  @Visible(HOLDER)
  @FieldResolver(() => JsonScalar, {
    nullable: true,
    description:
      'Signed ticket file as it was issued, with its proof once it is recorded on the ledger. Still valid, and equal to `file` until the event changes.',
  })
  issuedFile(@Ctx() scope: Scope, @Root() { record }: Ticket): Promise<TicketFile> {
    return issuedFile(scope, record);
  }

  @Visible(HOLDER)
  @FieldResolver(() => [TicketHistoryEntry], {
    nullable: true,
    description:
      'History of the ticket, newest entry first. Requires VIEW_PERSONAL_DATA, or being the holder.',
  })
  history(@Ctx() scope: Scope, @Root() { id }: Ticket): Promise<TicketHistoryEntry[]> {
    return historyOf(scope, id);
  }

  @Visible(CODE)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Compact signed form of the ticket: the text of its QR code.',
  })
  qrText(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<string> {
    return ticketCode(scope, ticket.record);
  }

  @Visible(CODE)
  @FieldResolver(() => String, { nullable: true, description: 'QR code as a PNG image, base64.' })
  async qrCode(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<string> {
    const text = await ticketCode(scope, ticket.record);
    return qrPng(text).toString('base64');
  }
}

@Resolver(() => TicketConnection)
export class TicketConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of entries on all pages.' })
  totalCount(@Root() connection: TicketConnection): Promise<number> {
    return connection.countAll();
  }
}
