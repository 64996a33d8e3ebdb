import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { ForKeys, Open, Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MoveAnswer } from '../../../platform/vocabulary.ts';
import { Event } from '../../events/index.ts';
import {
  findTicket,
  foundTicket,
  presentBoughtTicket,
  Ticket,
  ticketReference,
} from '../../tickets/index.ts';
import { answerFoundMove, answerMove } from './answer-move.ts';
import { askedTickets, closedOfferOf, movesOf, offerOf, refundsOf } from './move-answer.queries.ts';
import type { AnswerFilter } from './move-answer.reads.ts';
import { MAX_ANSWERED } from './move-answer.rules.ts';
import {
  AskedTicket,
  AskedTicketConnection,
  ClosedMoveOffer,
  EventMove,
  MoveAnswerEnum,
  MoveAnswerFilterEnum,
  MoveOffer,
  MoveRefunds,
} from './move-answer.schema.ts';

const TICKETS = `IDs of tickets that the holder has, up to ${MAX_ANSWERED}.`;

@Resolver(() => Ticket)
export class MoveAnswerResolver {
  @SignedIn()
  @ForKeys('sell')
  @Mutation('tickets', () => [Ticket], {
    payload: 'State of the tickets after the mutation.',
    description:
      "Answers for the viewer's tickets of an event that moved. `KEEP` can be changed until the last time to answer. `MONEY_BACK` is final: the tickets are cancelled, and all that was paid for them is returned to the account that paid. A repeat changes nothing.",
  })
  async answerMove(
    @Ctx() scope: Scope,
    @Input('ticketIds', () => [ID], { description: TICKETS }) ticketIds: string[],
    @Input('answer', () => MoveAnswerEnum, { description: 'The answer.' }) answer: MoveAnswer,
  ): Promise<Ticket[]> {
    await answerMove(scope, ticketIds, answer);
    return Promise.all(ticketIds.map((id) => findTicket(scope, id)));
  }

  @Open()
  @Mutation('tickets', () => [Ticket], {
    payload: 'State of the tickets after the mutation.',
    description: 'Like `answerMove`, for tickets found by email, with the pass from `openTicketLink`.',
  })
  async answerFoundMove(
    @Ctx() scope: Scope,
    @Input('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Input('ticketIds', () => [ID], { description: TICKETS }) ticketIds: string[],
    @Input('answer', () => MoveAnswerEnum, { description: 'The answer.' }) answer: MoveAnswer,
  ): Promise<Ticket[]> {
    await answerFoundMove(scope, pass, ticketIds, answer);
    return Promise.all(
      ticketIds.map(async (id) => presentBoughtTicket(await foundTicket(scope, pass, id), null)),
    );
  }

  @FieldResolver(() => MoveOffer, {
    nullable: true,
    description:
      'Question whether the holder keeps the ticket after the event moved. Null unless it can be answered now.',
  })
  moveOffer(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<MoveOffer | null> | null {
    return ticket.status === 'active' ? offerOf(scope, ticket.id) : null;
  }

  @FieldResolver(() => ClosedMoveOffer, {
    nullable: true,
    description:
      'Question after the last move of the event, once the time to answer is over: the ticket is valid for the new date. Null while it can be answered, if there was none, and for tickets that are not valid.',
  })
  closedMoveOffer(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<ClosedMoveOffer | null> | null {
    const isValid = ticket.status === 'active' || ticket.status === 'used';
    return isValid ? closedOfferOf(scope, ticket.id) : null;
  }
}

@Resolver(() => Event)
export class MoveEventResolver {
  @Requires('VIEW_TICKETS')
  @FieldResolver(() => [EventMove], {
    nullable: true,
    description:
      'Moves of the event after which holders were asked whether they keep their tickets, latest first; the last 20. Null, with a coded error, for other viewers.',
  })
  moves(@Ctx() scope: Scope, @Root() event: Event): Promise<EventMove[]> {
    return movesOf(scope, { id: event.id, issuerId: event.issuer.id });
  }
}

@Resolver(() => EventMove)
export class EventMoveResolver {
  @FieldResolver(() => MoveRefunds, { description: 'Money that holders asked back.' })
  refunds(@Ctx() scope: Scope, @Root() { id }: EventMove): Promise<MoveRefunds> {
    return refundsOf(scope, id);
  }

  @FieldResolver(() => AskedTicketConnection, {
    description: 'Tickets whose holders were asked, with their answers, latest ticket first.',
  })
  answers(
    @Ctx() scope: Scope,
    @Root() { id }: EventMove,
    @Arg('filter', () => MoveAnswerFilterEnum, {
      nullable: true,
      description: 'Returns only tickets with this answer.',
    })
    filter: AnswerFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<AskedTicketConnection> {
    return askedTickets(scope, { moveId: id, filter: filter ?? null, page: page.of(order) });
  }
}

@Resolver(() => AskedTicket)
export class AskedTicketResolver {
  @FieldResolver(() => Ticket, {
    nullable: true,
    description: 'The ticket. Null if the viewer cannot see it.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId }: AskedTicket,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return ticketReference(scope, info, { id: ticketId });
  }
}
