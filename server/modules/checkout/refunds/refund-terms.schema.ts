import { Field, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';

@Carries('money')
@SeenWithObject('staff who refund orders')
@ObjectType({ simpleResolvers: true, description: 'Terms on which staff can refund the whole order now.' })
export class OrderRefundTerms {
  @Field(() => Money, {
    nullable: true,
    description:
      'Amount that is returned to the account that paid, less what was refunded for single tickets. Null if nothing was paid online.',
  })
  amount!: Money | null;

  @Field(() => [Money], {
    description: 'Amounts that were collected at the door, to be given back by hand, per currency.',
  })
  collected!: Money[];
}
