import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { CancellationState } from '../../../platform/vocabulary.ts';
import { PaymentFailureCodeEnum } from '../order.schema.ts';
import type { RefundProblemCode } from './refund.rules.ts';

export const CancellationStateEnum = registerEnum<CancellationState>(
  'EventCancellationState',
  'Whether refunds of a cancelled event are still under way.',
  {
    running: 'Orders are still being refunded.',
    done: 'Nothing is left to do for any order.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'An event that was called off, and what went back so far.',
})
export class EventCancellation {
  /** The id of the event that resolvers add; no field of the API. */
  eventId!: string;

  @Field(() => CancellationStateEnum, { description: 'How it stands.' })
  state!: CancellationState;

  @Field({ description: 'Why, in words.' })
  reason!: string;

  @Field(() => Int, { description: 'Orders that were due, paid or being paid.' })
  orders!: number;

  @Field(() => Int, { description: 'Orders of which nothing is owed or to be paid back any more.' })
  refunded!: number;

  @Field(() => Int, { description: 'Orders whose money is on its way back, or waits to be.' })
  waiting!: number;

  @Field(() => Int, { description: 'Orders whose money cannot go back where it came from.' })
  failed!: number;

  @Field(() => String, { nullable: true, description: 'What the waiting ones wait for.' })
  problem!: string | null;

  @Field(() => PaymentFailureCodeEnum, { nullable: true, description: 'The code of that sentence.' })
  problemCode!: RefundProblemCode | null;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over.' })
  finishedAt!: Date | null;
}
