import { Field, Int, ObjectType } from 'type-graphql';
import { Tier } from './event.type.ts';

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
