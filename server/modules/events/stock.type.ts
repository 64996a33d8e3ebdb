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
