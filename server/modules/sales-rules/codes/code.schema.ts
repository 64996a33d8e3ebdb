import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import { Tier } from '../../events/index.ts';

@InputType({ description: 'Terms of a code. Omitted limits do not apply, and omitted discounts are zero.' })
export class SellingCodeInput {
  @Field({ description: 'Code that buyers enter: 3 to 40 letters, digits and hyphens, case-insensitive.' })
  code!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage deducted from each ticket, 0.01 to 100.',
  })
  percentOff?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount deducted from each ticket sold in `currency`.',
  })
  amountOff?: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of the amount.' })
  currency?: keyof typeof CurrencyEnum | null;

  @Field({ defaultValue: false, description: 'Whether the code unlocks hidden tiers.' })
  opens!: boolean;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the tiers that the code applies to. Null: all tiers of the event.',
  })
  tierIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders that can use the code. Null: no limit.',
  })
  mostUses?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the period in which the code can be used. Null: immediately.',
  })
  startsAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the period in which the code can be used. Null: no end.',
  })
  endsAt?: Date | null;

  @Field({ defaultValue: true, description: 'Whether orders can use the code.' })
  active!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Promo code or access code: lowers prices or unlocks hidden tiers.',
})
export class SellingCode {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Code that buyers enter.' })
  code!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage deducted from each ticket. Null for a code without such a discount.',
  })
  percentOff!: string | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Amount deducted from each ticket sold in the same currency. Null for a code without such a discount.',
  })
  amountOff!: Money | null;

  @Field({ description: 'Whether the code unlocks hidden tiers.' })
  opens!: boolean;

  /** The ids of the tiers that resolvers add; no field of the API. */
  tierIds!: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders that can use the code. Null: no limit.',
  })
  mostUses!: number | null;

  @Field(() => Int, { description: 'Number of active orders that used the code.' })
  used!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the period in which the code can be used. Null: immediately.',
  })
  startsAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the period in which the code can be used. Null: no end.',
  })
  endsAt!: Date | null;

  @Field({ description: 'Whether orders can use the code. `false` once it is withdrawn.' })
  active!: boolean;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class SellingCodeConnection extends ConnectionOf(SellingCode) {}

@ObjectType({ simpleResolvers: true, description: 'Price of a tier with a code.' })
export class CodedTier {
  @Field(() => Tier, { description: 'Name of the tier.' })
  tier!: Tier;

  @Field(() => Money, { description: 'Price of one ticket.' })
  price!: Money;
}

@ObjectType({ simpleResolvers: true, description: 'Effect of a code on a published event.' })
export class CodeOffer {
  @Field({ description: 'Code that buyers enter.' })
  code!: string;

  @Field(() => [CodedTier], { description: 'Tiers that the code unlocks or discounts.' })
  tiers!: CodedTier[];
}
