import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { WaitingState } from '../../../platform/vocabulary.ts';
import { Event } from '../../events/index.ts';
import { LONGEST } from '../order-request.rules.ts';

export const WaitingStateEnum = registerEnum<WaitingState>(
  'WaitingState',
  'Where somebody in a waiting list stands. Lapsed: the time of the offer ran out.',
  {
    waiting: 'Waits for places.',
    offered: 'Places are held for a while.',
    taken: 'Bought what was offered.',
    lapsed: 'The time of the offer ran out.',
    left: 'Waits no more, by wish.',
  },
);

@InputType({ description: 'Somebody who wants to wait for places.' })
export class WaitingInput {
  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field({ description: `Name of a tier that is sold out. ${upTo(LONGEST.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'The whole group: fewer places are not offered.' })
  quantity!: number;

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A place in the line, for whoever has its link.' })
export class WaitingPlace {
  @Field(() => WaitingStateEnum, { description: 'How it stands.' })
  state!: WaitingState;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'How many tickets are waited for.' })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many stand before it. Null once it was offered places.',
  })
  before!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when the offered places are held.' })
  offerUntil!: Date | null;

  @Field(() => Event, { description: 'The event that it is for.' })
  event!: Event;
}

@Carries('personal data')
@SeenWithObject('staff who see sales of the event')
@ObjectType({ simpleResolvers: true, description: 'Somebody in the line, as the organiser sees him.' })
export class WaitingEntry {
  /** The person, and whether this reader may see them; no fields of the API. */
  person!: { name: string; email: string };
  showsPerson!: boolean;

  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'How many tickets are waited for.' })
  quantity!: number;

  @Field(() => WaitingStateEnum, { description: 'How it stands.' })
  state!: WaitingState;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  joinedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when the offered places are held.' })
  offerUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class WaitingEntryConnection {
  @Field(() => [WaitingEntry], { description: 'The entries of the page.' })
  nodes!: WaitingEntry[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
