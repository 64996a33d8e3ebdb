import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import { Tier } from '../../events/index.ts';

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

@ObjectType({ simpleResolvers: true, description: 'A word that lowers prices or opens hidden tiers.' })
export class SellingCode {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The word that buyers type.' })
  code!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Off each ticket.' })
  percentOff!: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Off each ticket that is sold in the currency.',
  })
  amountOff!: Money | null;

  @Field({ description: 'Whether it opens hidden tiers.' })
  opens!: boolean;

  /** The ids of the tiers that resolvers add; no field of the API. */
  tierIds!: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Orders that may use it. Null: as many as come.' })
  mostUses!: number | null;

  @Field(() => Int, { description: 'Orders that stand and were bought with it.' })
  used!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'From when on it can be used; null: at once.' })
  startsAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be used; null: without end.',
  })
  endsAt!: Date | null;

  @Field({ description: 'False: it is given up, and no order takes it any more.' })
  active!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class SellingCodeConnection {
  @Field(() => [SellingCode], { description: 'The entries of the page.' })
  nodes!: SellingCode[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What a tier costs somebody who has the code.' })
export class CodedTier {
  @Field(() => Tier, { description: 'The name of the tier.' })
  tier!: Tier;

  @Field(() => Money, { description: 'Of one ticket.' })
  price!: Money;
}

@ObjectType({ simpleResolvers: true, description: 'What a code does for an event that is on sale.' })
export class CodeOffer {
  @Field({ description: 'The word that buyers type.' })
  code!: string;

  @Field(() => [CodedTier], { description: 'The tiers that it opens or makes cheaper.' })
  tiers!: CodedTier[];
}
