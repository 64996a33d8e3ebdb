import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Policy for play money: MOCK, and the XLM of a test network.',
})
export class PlayMoney {
  @Field(() => Boolean, { description: 'Whether the operator allows buying tickets with play money.' })
  accepted!: boolean;

  @Field(() => Boolean, {
    description: 'Whether clients should label XLM amounts "test network": in production on a test network.',
  })
  marksXlm!: boolean;
}

@InputType({ description: 'Changes to the sale of an event. Omitted fields keep their value.' })
export class EventSalesInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether sales are open. `false` stops all sales of the event.',
  })
  salesOpen?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of tickets per order, 1 to 20. `null` removes the limit.',
  })
  orderLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of unpaid tickets that one person can hold, 1 to 1,000. `null` removes the limit.',
  })
  personLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of unpaid tickets that one network can order per hour, 1 to 10,000. `null` removes the limit.',
  })
  networkLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours to confirm the email address of an unpaid order before its tickets go back on sale, 1 to 720. `null`: no deadline. Existing orders keep their deadline.',
  })
  confirmHours?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether play money (MOCK, XLM of a test network) can buy tickets. `null`: the default of the installation applies. Tickets bought with it are marked.',
  })
  playMoney?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether sold-out tiers have a waiting list.' })
  waitingList?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes for which an offered ticket is held: from 5 minutes to 7 days.',
  })
  offerMinutes?: number | null;
}

@InputType({ description: 'Changes to the sale of a tier. Omitted fields keep their value.' })
export class TierSalesInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the tier is hidden. Hidden tiers are sold with a code that unlocks them.',
  })
  hidden?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of sales. Null: immediately.' })
  salesStart?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of sales. Null: the end of the event.' })
  salesEnd?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of tickets per order, 1 to 20. `null` removes the limit.',
  })
  orderLimit?: number | null;
}
