import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Tier } from '../tiers/tier.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Sales and admission figures of a tier.' })
export class TierStats {
  @Field(() => Tier, { description: 'Tier that the figures describe.' })
  tier!: Tier;

  @Field(() => Int, { description: 'Number of tickets generated: the capacity of the tier.' })
  generated!: number;

  @Field(() => Int, { description: 'Number of tickets sold.' })
  sold!: number;

  @Field(() => Int, { description: 'Number of tickets held for purchases in progress.' })
  held!: number;

  @Field(() => Int, { description: 'Number of tickets whose holder has entered.' })
  entered!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Sales and admission figures of an event.' })
export class EventStats {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => [TierStats], { description: 'Tiers in order of creation.' })
  tiers!: TierStats[];

  @Field(() => Int, { description: 'Number of tickets generated.' })
  totalGenerated!: number;

  @Field(() => Int, { description: 'Number of tickets sold.' })
  totalSold!: number;

  @Field(() => Int, { description: 'Number of tickets held for purchases in progress.' })
  totalHeld!: number;

  @Field(() => Int, {
    description: 'Number of tickets available. Tiers that share capacity do not each have all its places.',
  })
  totalAvailable!: number;

  @Field(() => Int, { description: 'Number of tickets whose holder has entered.' })
  totalEntered!: number;

  @Field(() => [Money], { description: 'Revenue, collected or still due: one sum per currency.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'Part of the revenue that was paid.' })
  collected!: Money[];

  @Field(() => [Money], { description: 'Amount still due at the door.' })
  duesOpen!: Money[];

  @Field(() => [Money], {
    description: 'Amount that was paid and went back to buyers. It is no part of the revenue.',
  })
  refunded!: Money[];
}

@ObjectType({ simpleResolvers: true, description: 'Valid tickets of an event that nobody had to pay for.' })
export class UnpaidTickets {
  @Field(() => Int, {
    description: 'Number of tickets with a price of zero, other than those of guest lists.',
  })
  free!: number;

  @Field(() => Int, { description: 'Number of tickets that were issued from guest lists.' })
  guestList!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Availability of a tier.' })
export class TierStock {
  @Field(() => Tier, { description: 'Tier after the change.' })
  tier!: Tier;

  @Field(() => Int, { description: 'Number of tickets available.' })
  available!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Availability of an event after a change.' })
export class StockChange {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => Int, { description: 'Number of tickets available.' })
  available!: number;

  @Field({ description: 'Whether 1 to 10 tickets are available in all tiers together.' })
  lowStock!: boolean;

  @Field({ description: 'Whether all tiers are sold out.' })
  soldOut!: boolean;

  @Field(() => [TierStock], { description: 'Tiers in order of creation.' })
  tiers!: TierStock[];
}

@ObjectType({ simpleResolvers: true, description: 'Low-stock state of an event, or its end.' })
export class LowStockAlert {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, { description: 'Name of the event.' })
  eventName!: string;

  @Field(() => String, { description: 'Name of the event in URLs.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of tickets available.' })
  available!: number;

  @Field(() => Boolean, { description: 'Whether 1 to 10 tickets are available in all tiers together.' })
  lowStock!: boolean;

  @Field(() => Boolean, { description: 'Whether all tiers are sold out.' })
  soldOut!: boolean;
}
