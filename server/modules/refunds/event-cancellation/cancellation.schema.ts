import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { CancellationState } from '../../../platform/vocabulary.ts';
import { PaymentFailureCodeEnum, type RefundProblemCode } from '../../orders/index.ts';

export const CancellationStateEnum = registerEnum<CancellationState>(
  'EventCancellationState',
  'Progress of the refunds of a cancelled event.',
  {
    running: 'Orders are being refunded.',
    done: 'No order needs further processing.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'Cancellation of an event, with the progress of its refunds.',
})
export class EventCancellation {
  /** The id of the event that resolvers add; no field of the API. */
  eventId!: string;

  @Field(() => CancellationStateEnum, { description: 'Current state.' })
  state!: CancellationState;

  @Field({ description: 'Reason in plain text.' })
  reason!: string;

  @Field(() => Int, { description: 'Number of orders that were due, paid or being paid.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of orders with nothing left to collect or refund.' })
  refunded!: number;

  @Field(() => Int, { description: 'Number of orders whose refund is in progress or waiting.' })
  waiting!: number;

  @Field(() => Int, { description: 'Number of orders that cannot be refunded to the account that paid.' })
  failed!: number;

  @Field(() => String, { nullable: true, description: 'Reason why refunds are waiting. Null if none is.' })
  problem!: string | null;

  @Field(() => PaymentFailureCodeEnum, { nullable: true, description: 'Code of the problem.' })
  problemCode!: RefundProblemCode | null;

  @Field(() => DateTimeScalar, { description: 'When the cancellation started.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last refund was completed. Null while refunds are in progress.',
  })
  finishedAt!: Date | null;
}
