import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { TIER_LIMITS } from '../../../lib/limits/text-limits.ts';
import { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { Currency } from './tier.row.ts';

@ObjectType({ simpleResolvers: true, description: 'Category of tickets at an event, with its price.' })
export class Tier {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'What its price includes, in plain text; empty without a description.' })
  description!: string;

  @Field(() => Money, { description: 'Price of one ticket.' })
  price!: Money;

  @Field(() => Int, { description: 'Number of tickets available.' })
  available!: number;

  @Field(() => Int, { description: 'Number of tickets generated: the capacity of the tier.' })
  generated!: number;

  @Field(() => Int, { description: 'Number of tickets sold.' })
  sold!: number;

  @Field(() => DateTimeScalar, { description: "Start of the validity of the tier's tickets." })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, {
    description: "End of the validity of the tier's tickets, before the grace period.",
  })
  expiresAt!: Date;

  @Field({ description: 'Time after the end of validity during which a ticket still admits: 15m, 1h, 30s.' })
  gracePeriod!: string;

  @Field({ description: 'Whether tickets are sold through the public order form.' })
  formSales!: boolean;

  @Field({ description: 'Whether the tier is offered only to buyers with a code that unlocks it.' })
  hidden!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of sales. Null: immediately.' })
  salesStart!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of sales. Null: the end of the event.' })
  salesEnd!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of tickets of the tier per order. Null: no limit of its own.',
  })
  orderLimit!: number | null;
}

@InputType({ description: 'Changes to a tier. Omitted fields keep their value.' })
export class TierPatchInput {
  @Field(() => String, {
    nullable: true,
    description: `Name of the tier. Can change until the first ticket is issued. ${upTo(TIER_LIMITS.name)}`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What its price includes, in plain text. ${upTo(TIER_LIMITS.description)}`,
  })
  description?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price of one ticket. Sold tickets keep their price.',
  })
  price?: string | null;

  @Field(() => CurrencyEnum, {
    nullable: true,
    description: 'Currency of the price. Can change, with the price, until the first ticket is issued.',
  })
  currency?: Currency | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of tickets of the tier, including sold ones. At least the number of sold and held tickets.',
  })
  generated?: number | null;

  @Field(() => Int, { nullable: true, description: "Position among the event's tiers, from 0." })
  position?: number | null;
}

@InputType({ description: 'Tickets to generate in a tier.' })
export class TierInput {
  @Field({ defaultValue: 'regular', description: `Name of the tier. ${upTo(TIER_LIMITS.name)}` })
  tier!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'Number of tickets to generate, which adds to the capacity of the tier.',
  })
  count!: number;

  @Field(() => DecimalScalar, { description: 'Price of one ticket.' })
  price!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the price.' })
  currency!: Currency;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Start of the tickets' validity. Defaults to the start of the event.",
  })
  effectiveAt?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "End of the tickets' validity. Defaults to the end of the event.",
  })
  expiresAt?: Date | null;

  @Field({
    defaultValue: '15m',
    description: 'Time after the end of validity during which a ticket still admits: 15m, 1h, 30s, 1h30m.',
  })
  gracePeriod!: string;
}
