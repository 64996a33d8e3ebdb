import { Field, ID, InputType, Int } from 'type-graphql';
import { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars/index.ts';

@InputType({ description: 'A code as it will be: what is left out is not limited, and takes nothing off.' })
export class SellingCodeInput {
  @Field({ description: '3 to 40 letters, digits and dashes; case does not matter.' })
  code!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Off each ticket, 0.01 to 100.' })
  percentOff?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Off each ticket that is sold in the currency.',
  })
  amountOff?: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'The currency that the amount is in.' })
  currency?: keyof typeof CurrencyEnum | null;

  @Field({ defaultValue: false, description: 'Whether it opens hidden tiers.' })
  opens!: boolean;

  @Field(() => [ID], { nullable: true, description: 'null: all tiers of the event.' })
  tierIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Orders that may use it.' })
  mostUses?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when on it can be used; null: at once.' })
  startsAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be used; null: without end.',
  })
  endsAt?: Date | null;

  @Field({ defaultValue: true, description: 'Whether it can be used now.' })
  active!: boolean;
}
