import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { CurrencyEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { DecimalScalar, LocalDateScalar } from '../../../platform/graphql/scalars.ts';
import type { PriceFilter } from './browse.reads.ts';

export const PriceFilterEnum = registerEnum<PriceFilter>(
  'PriceFilter',
  'Whether events cost something. The tiers with tickets available count, or all tiers when none has; hidden tiers never.',
  {
    free: 'A tier is free.',
    paid: 'Every tier has a price.',
  },
);

@InputType({ description: 'Highest price, in one currency.' })
export class PriceLimit {
  @Field(() => DecimalScalar, { description: 'Amount in whole units of the currency.' })
  amount!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the amount.' })
  currency!: keyof typeof CurrencyEnum;
}

/** Filters of the list of events on sale. They combine; null and omitted filters do not apply. */
@ArgsType()
export class BrowseArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Returns only events in this city, in upper or lower case, as in `Event.city`.',
  })
  city?: string | null;

  @Field(() => PriceFilterEnum, { nullable: true, description: 'Returns only free, or only paid events.' })
  price?: PriceFilter | null;

  @Field(() => PriceLimit, {
    nullable: true,
    description:
      'Returns only events with a tier at this price or below. Prices in other currencies are compared at the current exchange rate. Of the tiers, those count that `PriceFilter` names.',
  })
  maxPrice?: PriceLimit | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description:
      'Returns only events that take place on or after this day, in the time zone of each event. An event that ends at midnight ends on the day before.',
  })
  fromDay?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Returns only events that start on or before this day, in the time zone of each event.',
  })
  toDay?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'City with events on sale.' })
export class EventCity {
  @Field({ description: 'Name of the city, in its most frequent spelling.' })
  name!: string;

  @Field(() => Int, { description: 'Number of events on sale.' })
  events!: number;
}
