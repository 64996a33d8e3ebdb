import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { type RefundStatus, RefundStatusEnum } from '../../orders/index.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Share of the price that holders get back who cancel before a time.',
})
export class CancellationStep {
  @Field(() => Int, { description: 'Minutes before the start until which the share is refunded.' })
  minutes!: number;

  @Field(() => Int, { description: 'Percentage of the price, 0 to 100.' })
  percent!: number;
}

@InputType({ description: 'Share of the price that holders get back who cancel before a time.' })
export class CancellationStepInput {
  @Field(() => Int, { description: 'Minutes before the start, 0 to 86,400. Not after the deadline.' })
  minutes!: number;

  @Field(() => Int, { description: 'Percentage of the price, 0 to 100. Less than in the step before.' })
  percent!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Terms for holders who cancel tickets of an event themselves.',
})
export class TicketCancellationPolicy {
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes before the start after which tickets cannot be cancelled. Null: never by their holders.',
  })
  cutoffMinutes!: number | null;

  @Field({ description: 'Whether holders can also cancel paid tickets, which are then refunded.' })
  refundsPaid!: boolean;

  @Field(() => [CancellationStep], {
    description:
      'Shares of the price that are refunded, earliest first; nothing after the last one. Empty: the whole price until the deadline.',
  })
  steps!: readonly CancellationStep[];

  @Field({ description: 'Whether the fees that the payment provider charged are kept.' })
  keepsFees!: boolean;
}

@Carries('money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({ simpleResolvers: true, description: 'Terms on which the holder can cancel a ticket now.' })
export class TicketCancellationTerms {
  @Field(() => DateTimeScalar, { description: 'Time until which the ticket can be cancelled.' })
  until!: Date;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount that is returned to the account that paid. Null if none is.',
  })
  refund!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: "Amount of the ticket's price that the issuer keeps. Null if none is.",
  })
  kept!: Money | null;
}

@Carries('money')
@SeenWithObject('staff who refund orders')
@ObjectType({ simpleResolvers: true, description: 'Terms on which staff can refund the ticket now.' })
export class TicketRefundTerms {
  @Field(() => Money, {
    nullable: true,
    description:
      "Amount that is returned to the account that paid by the issuer's rule. Null if nothing was paid online.",
  })
  amount!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Most that can be returned for the ticket. Null if nothing of it is left.',
  })
  most!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount that was collected at the door, to be given back by hand. Null if none was.',
  })
  collected!: Money | null;
}

@Carries('money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({ simpleResolvers: true, description: 'Refund of a cancelled ticket.' })
export class TicketRefund {
  @Field(() => Money, {
    nullable: true,
    description: 'Amount of this ticket. Null if several tickets were refunded at once.',
  })
  amount!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Amount that the issuer keeps. Null if none is, or if several tickets were refunded at once.',
  })
  kept!: Money | null;

  @Field(() => RefundStatusEnum, { description: 'Progress.' })
  status!: RefundStatus;

  @Field(() => DateTimeScalar, { description: 'When it was completed, or started while it is pending.' })
  at!: Date;
}
