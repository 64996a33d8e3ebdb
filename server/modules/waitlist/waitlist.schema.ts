import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { WaitingState } from '../../platform/vocabulary.ts';
import { Event } from '../events/index.ts';

export const WaitingStateEnum = registerEnum<WaitingState>(
  'WaitingState',
  'State of an entry in the waiting list.',
  {
    waiting: 'Waiting for tickets.',
    offered: 'Tickets are held for the person for a limited time.',
    taken: 'The offer was bought.',
    lapsed: 'The offer expired.',
    left: 'Left the waiting list.',
  },
);

@InputType({ description: 'Entry to add to the waiting list.' })
export class WaitingInput {
  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

  @Field({ description: `Name of the sold-out tier. ${upTo(ORDER_LIMITS.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'Number of tickets wanted. Fewer are never offered.' })
  quantity!: number;

  @Field({ description: `Display name. ${upTo(ORDER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `Email address. ${upTo(ORDER_LIMITS.email)}` })
  email!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Entry of the waiting list, as seen by anyone with its link.',
})
export class WaitingPlace {
  @Field(() => WaitingStateEnum, { description: 'Current state.' })
  state!: WaitingState;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'Number of tickets wanted.' })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of entries ahead in the list. Null once tickets have been offered.',
  })
  before!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time until which the offered tickets are held. Null without an offer.',
  })
  offerUntil!: Date | null;

  @Field(() => Event, { description: 'Event that the ticket is for.' })
  event!: Event;
}

@Carries('personal data')
@SeenWithObject('staff who see sales of the event')
@ObjectType({ simpleResolvers: true, description: 'Entry of the waiting list, as seen by the issuer.' })
export class WaitingEntry {
  /** The person, and whether this reader may see them; no fields of the API. */
  person!: { name: string; email: string };
  showsPerson!: boolean;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'Number of tickets wanted.' })
  quantity!: number;

  @Field(() => WaitingStateEnum, { description: 'Current state.' })
  state!: WaitingState;

  @Field(() => DateTimeScalar, { description: 'When the person joined the waiting list.' })
  joinedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time until which the offered tickets are held. Null without an offer.',
  })
  offerUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class WaitingEntryConnection extends ConnectionOf(WaitingEntry) {}
