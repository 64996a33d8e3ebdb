import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type.ts';

@ObjectType({ simpleResolvers: true })
export class TierStats {
  @Field(() => ID)
  tierId!: string;

  @Field()
  tier!: string;

  @Field(() => Int)
  generated!: number;

  @Field(() => Int)
  sold!: number;

  @Field(() => Int, { description: 'Places that somebody is paying for right now.' })
  held!: number;

  @Field(() => Int)
  entered!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What an organiser wants to know of an event.' })
export class EventStats {
  @Field(() => ID)
  eventId!: string;

  @Field(() => [TierStats])
  tiers!: TierStats[];

  @Field(() => Int)
  totalGenerated!: number;

  @Field(() => Int)
  totalSold!: number;

  @Field(() => Int)
  totalHeld!: number;

  @Field(() => Int)
  totalEntered!: number;

  @Field(() => [Money], { description: 'What its sales brought, collected or still due, a sum a currency.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'The part of the revenue that was paid.' })
  collected!: Money[];

  @Field(() => [Money], { description: 'What is still to be collected at the door.' })
  duesOpen!: Money[];
}
