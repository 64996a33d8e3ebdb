import { Field, InputType, Int } from 'type-graphql';
import { CurrencyEnum, EventCategoryEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars/index.ts';
import type { EventCategory } from '../../platform/vocabulary.ts';
import { LONGEST } from './event.rules.ts';
import type { Currency } from './tier.row.ts';
import { LONGEST_NAME } from './tier.rules.ts';

@InputType({ description: 'An event to be.' })
export class EventInput {
  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}` })
  description!: string;

  @Field({ description: `Venue Name, City, Country. ${upTo(LONGEST.venue)}` })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endDate!: Date;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'Its kind.' })
  category?: EventCategory | null;
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class EventPatch {
  @Field(() => String, { nullable: true, description: `The name, for people. ${upTo(LONGEST.name)}` })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `Venue Name, City, Country. ${upTo(LONGEST.venue)}` })
  venue?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it begins.' })
  startDate?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends.' })
  endDate?: Date | null;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'null takes the category away.' })
  category?: EventCategory | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is sold by the form of the public page.' })
  formSales?: boolean | null;
}

@InputType({ description: 'Tickets to generate.' })
export class TierInput {
  @Field({ defaultValue: 'regular', description: `The name of the tier. ${upTo(LONGEST_NAME)}` })
  tier!: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'How many tickets to generate; they are the capacity of the tier.',
  })
  count!: number;

  @Field(() => DecimalScalar, { defaultValue: '50', description: 'What one ticket costs.' })
  price!: string;

  @Field(() => CurrencyEnum, { defaultValue: 'USD', description: 'The currency that the amount is in.' })
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
