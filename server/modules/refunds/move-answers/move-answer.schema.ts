import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { MoveAnswer } from '../../../platform/vocabulary.ts';
import type { AnswerFilter } from './move-answer.reads.ts';

export const MoveAnswerEnum = registerEnum<MoveAnswer>(
  'MoveAnswer',
  'Answer of a holder whose event moved.',
  {
    keep: 'The holder keeps the ticket. Can be changed until the last time to answer.',
    money_back: 'The ticket is cancelled, and what was paid for it is returned. Final.',
  },
);

export const MoveAnswerFilterEnum = registerEnum<AnswerFilter>(
  'MoveAnswerFilter',
  'Answer to a question after a move, or none.',
  {
    keep: 'Kept by their holders.',
    money_back: 'Given back by their holders.',
    unanswered: 'Without an answer.',
  },
);

@Carries('money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({
  simpleResolvers: true,
  description:
    'Question to the holder of a ticket whose event moved: keep the ticket, or take the money back.',
})
export class MoveOffer {
  @Field(() => DateTimeScalar, { description: 'Start of the event before the move.' })
  startBefore!: Date;

  @Field({ description: 'Venue of the event before the move.' })
  venueBefore!: string;

  @Field(() => DateTimeScalar, { description: 'Last time to answer.' })
  until!: Date;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount that is returned to the account that paid. Null if nothing was paid online.',
  })
  refund!: Money | null;

  @Field({ description: 'Whether the holder is the buyer, to whom the money is returned.' })
  isPayer!: boolean;

  @Field(() => MoveAnswerEnum, { nullable: true, description: 'Answer so far. Null if there is none.' })
  answer!: MoveAnswer | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was given.' })
  answeredAt!: Date | null;
}

@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({
  simpleResolvers: true,
  description: 'Question after a move of the event, once the time to answer is over.',
})
export class ClosedMoveOffer {
  @Field(() => DateTimeScalar, { description: 'Start of the event before the move.' })
  startBefore!: Date;

  @Field({ description: 'Venue of the event before the move.' })
  venueBefore!: string;

  @Field(() => DateTimeScalar, { description: 'When the time to answer ended.' })
  until!: Date;

  @Field(() => MoveAnswerEnum, { nullable: true, description: 'Answer. Null if there is none.' })
  answer!: MoveAnswer | null;
}

@Carries('money')
@SeenWithObject('staff who see tickets')
@ObjectType({
  simpleResolvers: true,
  description:
    'Move of an event in time or place, after which holders answer whether they keep their tickets.',
})
export class EventMove {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'Start of the event before the move.' })
  startBefore!: Date;

  @Field(() => DateTimeScalar, { description: 'Start of the event after the move.' })
  startAfter!: Date;

  @Field({ description: 'Venue of the event before the move.' })
  venueBefore!: string;

  @Field({ description: 'Venue of the event after the move.' })
  venueAfter!: string;

  @Field(() => DateTimeScalar, { description: 'When the event was moved.' })
  madeAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Last time to answer.' })
  until!: Date;

  @Field({ description: 'Whether a later move replaced the question.' })
  isReplaced!: boolean;

  @Field(() => Int, { description: 'Number of tickets that their holders keep.' })
  kept!: number;

  @Field(() => Int, { description: 'Number of tickets that were given back.' })
  moneyBack!: number;

  @Field(() => Int, { description: 'Number of valid tickets without an answer. 0 once it is replaced.' })
  unanswered!: number;
}

@Carries('money')
@SeenWithObject('staff who see tickets')
@ObjectType({
  simpleResolvers: true,
  description: 'Money that holders asked back after a move, a sum for each currency.',
})
export class MoveRefunds {
  @Field(() => [Money], { description: 'On its way.' })
  pending!: Money[];

  @Field(() => [Money], { description: 'Returned.' })
  paid!: Money[];

  @Field(() => [Money], { description: 'Not returned: it needs a person.' })
  failed!: Money[];
}

@ObjectType({ simpleResolvers: true, description: 'Ticket whose holder was asked after a move.' })
export class AskedTicket {
  @Field(() => MoveAnswerEnum, { nullable: true, description: 'Answer. Null if there is none.' })
  answer!: MoveAnswer | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was given.' })
  answeredAt!: Date | null;

  /** The id of the ticket that resolvers add; no field of the API. */
  ticketId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class AskedTicketConnection extends ConnectionOf(AskedTicket) {}
