import { Field, InputType, Int } from 'type-graphql';
import { CurrencyEnum, EventCategoryEnum } from '../../graphql/enums.ts';
import { DateTimeScalar, DecimalScalar } from '../../graphql/scalars/index.ts';
import type { EventCategory } from '../../vocabulary.ts';
import type { Currency } from './tier.row.ts';

@InputType()
export class EventInput {
  @Field()
  name!: string;

  @Field()
  description!: string;

  @Field({ description: 'Venue Name, City, Country.' })
  venue!: string;

  @Field(() => DateTimeScalar)
  startDate!: Date;

  @Field(() => DateTimeScalar)
  endDate!: Date;

  @Field(() => EventCategoryEnum, { nullable: true })
  category?: EventCategory | null;
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class EventPatch {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  venue?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  startDate?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  endDate?: Date | null;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'null takes the category away.' })
  category?: EventCategory | null;

  @Field(() => Boolean, { nullable: true })
  formSales?: boolean | null;
}

@InputType()
export class TierInput {
  @Field({ defaultValue: 'regular' })
  tier!: string;

  @Field(() => Int, { defaultValue: 1 })
  count!: number;

  @Field(() => DecimalScalar, { defaultValue: '50' })
  price!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD' })
  currency!: Currency;

  @Field(() => DateTimeScalar, { nullable: true, description: "The event's start unless given." })
  effectiveAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "The event's end unless given." })
  expiresAt?: Date | null;

  @Field({
    defaultValue: '15m',
    description: 'How long past its end a ticket still lets in: 15m, 1h, 30s, 1h30m.',
  })
  gracePeriod!: string;
}
