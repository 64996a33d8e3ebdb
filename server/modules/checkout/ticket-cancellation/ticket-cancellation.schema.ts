import { Field, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { type RefundStatus, RefundStatusEnum } from '../refunds/refund-status.schema.ts';

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
}

@Carries('money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({ simpleResolvers: true, description: 'Terms on which the holder can cancel a ticket now.' })
export class TicketCancellationTerms {
  @Field(() => DateTimeScalar, { description: 'Time until which the ticket can be cancelled.' })
  until!: Date;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount that is returned to the wallet that paid. Null if none is.',
  })
  refund!: Money | null;
}

@Carries('money')
@SeenWithObject('staff who refund orders')
@ObjectType({ simpleResolvers: true, description: 'Terms on which staff can refund the ticket now.' })
export class TicketRefundTerms {
  @Field(() => Money, {
    nullable: true,
    description: 'Amount that is returned to the account that paid. Null if nothing was paid on the ledger.',
  })
  amount!: Money | null;

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
    description: 'Amount of this ticket. Null if its whole order was refunded at once.',
  })
  amount!: Money | null;

  @Field(() => RefundStatusEnum, { description: 'Progress.' })
  status!: RefundStatus;

  @Field(() => DateTimeScalar, { description: 'When it was completed, or started while it is pending.' })
  at!: Date;
}
