import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import { type RefundStatus, RefundStatusEnum } from '../orders/index.ts';

@Carries('money')
@SeenWithObject('staff who refund orders')
@ObjectType({ simpleResolvers: true, description: 'Terms on which staff can refund the whole order now.' })
export class OrderRefundTerms {
  @Field(() => Money, {
    nullable: true,
    description:
      'Amount that is returned to the account that paid, less what was refunded before and what is kept of cancelled tickets. Null if nothing was paid online.',
  })
  amount!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Most that can be returned: all of the payment that is not refunded. Null if nothing is left.',
  })
  most!: Money | null;

  @Field(() => [Money], {
    description: 'Amounts that were collected at the door, to be given back by hand, per currency.',
  })
  collected!: Money[];
}

export type OrderRefundKind = 'order' | 'ticket' | 'amount';

export const OrderRefundKindEnum = registerEnum<OrderRefundKind>('OrderRefundKind', 'What a refund is of.', {
  order: 'Of the order, whose tickets are no longer valid.',
  ticket: 'Of one ticket, which is no longer valid.',
  amount: 'Of an amount; tickets stay as they are.',
});

@Carries('money')
@SeenWithObject('readers of the order')
@ObjectType({
  simpleResolvers: true,
  description: 'Refund of an order, of one of its tickets, or of an amount.',
})
export class OrderRefund {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => OrderRefundKindEnum, { description: 'What it is of.' })
  kind!: OrderRefundKind;

  @Field(() => Money, { description: 'Amount that is returned to the account that paid.' })
  amount!: Money;

  @Field({ description: 'Reason in plain text.' })
  reason!: string;

  @Field(() => RefundStatusEnum, { description: 'Progress.' })
  status!: RefundStatus;

  @Field(() => DateTimeScalar, { description: 'When it was completed, or requested while it is pending.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its credit note, such as "CN-000123". Null while there is none.',
  })
  creditNote!: string | null;
}
