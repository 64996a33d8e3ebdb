import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'MOCK, and the XLM of a test network: money without a value.',
})
export class PlayMoney {
  @Field(() => Boolean, { description: 'Whether the operator lets it buy tickets at all.' })
  accepted!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether screens say "test network" beside amounts in XLM: in production, on a test network.',
  })
  marksXlm!: boolean;
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class EventSalesInput {
  @Field(() => Boolean, { nullable: true, description: 'False stops every sale of the event.' })
  salesOpen?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Tickets in one order, 1 to 20; null takes the limit away.',
  })
  orderLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Unpaid tickets that one person may hold, 1 to 1,000; null takes the limit away.',
  })
  personLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Unpaid tickets that one network may order in an hour, 1 to 10,000; null takes the limit away.',
  })
  networkLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours to confirm the address of an unpaid order, 1 to 720, before its places go back on sale; null: no deadline. Orders keep the deadline they were made with.',
  })
  confirmHours?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether play money (MOCK, XLM of a test network) buys tickets; null follows the installation. Tickets bought with it are marked.',
  })
  playMoney?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether people may wait for places.' })
  waitingList?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long an offered place is held: 5 minutes to 7 days.',
  })
  offerMinutes?: number | null;
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class TierSalesInput {
  @Field(() => Boolean, { nullable: true, description: 'Hidden tiers are sold with a code that opens them.' })
  hidden?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'null: from now on.' })
  salesStart?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'null: to the end of the event.' })
  salesEnd?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Tickets in one order, 1 to 20; null takes the limit away.',
  })
  orderLimit?: number | null;
}
