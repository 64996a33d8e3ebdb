import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export class TierStock {
  @Field(() => ID)
  tierId!: string;

  @Field()
  tier!: string;

  @Field(() => Int)
  available!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The places left after a change.' })
export class StockChange {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int)
  available!: number;

  @Field({ description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field()
  soldOut!: boolean;

  @Field(() => [TierStock])
  tiers!: TierStock[];
}

@ObjectType({ simpleResolvers: true, description: 'An event whose places run low, or did until now.' })
export class LowStockAlert {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => Int)
  available!: number;

  @Field(() => Boolean, { description: '1 to 10 places left in all tiers together.' })
  lowStock!: boolean;

  @Field(() => Boolean)
  soldOut!: boolean;
}
