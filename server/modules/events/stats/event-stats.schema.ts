import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Tier } from '../event.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Figures of a tier.' })
export class TierStats {
  @Field(() => Tier, { description: 'The tier whose tickets are counted.' })
  tier!: Tier;

  @Field(() => Int, { description: 'Tickets that were generated: the capacity.' })
  generated!: number;

  @Field(() => Int, { description: 'Tickets that were sold.' })
  sold!: number;

  @Field(() => Int, { description: 'Places that somebody is paying for right now.' })
  held!: number;

  @Field(() => Int, { description: 'Tickets whose holders went in.' })
  entered!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What an organiser wants to know of an event.' })
export class EventStats {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => [TierStats], { description: 'The tiers, in the order in which they were made.' })
  tiers!: TierStats[];

  @Field(() => Int, { description: 'Tickets that were generated.' })
  totalGenerated!: number;

  @Field(() => Int, { description: 'Tickets that were sold.' })
  totalSold!: number;

  @Field(() => Int, { description: 'Places that somebody is paying for right now.' })
  totalHeld!: number;

  @Field(() => Int, { description: 'Tickets whose holders went in.' })
  totalEntered!: number;

  @Field(() => [Money], { description: 'What its sales brought, collected or still due, a sum a currency.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'The part of the revenue that was paid.' })
  collected!: Money[];

  @Field(() => [Money], { description: 'What is still to be collected at the door.' })
  duesOpen!: Money[];
}

@ObjectType({ simpleResolvers: true, description: 'The places left in a tier.' })
export class TierStock {
  @Field(() => Tier, { description: 'The tier, as it is after the change.' })
  tier!: Tier;

  @Field(() => Int, { description: 'Places left.' })
  available!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The places left after a change.' })
export class StockChange {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => Int, { description: 'Places left.' })
  available!: number;

  @Field({ description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field({ description: 'Whether no place is left.' })
  soldOut!: boolean;

  @Field(() => [TierStock], { description: 'The tiers, in the order in which they were made.' })
  tiers!: TierStock[];
}

@ObjectType({ simpleResolvers: true, description: 'An event whose places run low, or did until now.' })
export class LowStockAlert {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, { description: 'The name of the event.' })
  eventName!: string;

  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => Int, { description: 'Places left.' })
  available!: number;

  @Field(() => Boolean, { description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field(() => Boolean, { description: 'Whether no place is left.' })
  soldOut!: boolean;
}
