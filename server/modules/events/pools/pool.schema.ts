import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { POOL_LIMITS } from '../../../lib/limits/text-limits.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Tier } from '../tiers/tier.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Tier within a capacity pool.' })
export class PoolTier {
  /** Not a field of the API: identifies the event for the field resolver. */
  eventId!: string;

  @Field(() => Tier, { description: 'Tier that shares the capacity.' })
  tier!: Tier;

  @Field(() => Int, { description: 'Number of its tickets that are sold or held.' })
  used!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Capacity that several tiers share, such as that of a hall. A tier has as many tickets available as the fewest of its own and of its pools.',
})
export class CapacityPool {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Name, which only staff see.' })
  name!: string;

  @Field(() => Int, { description: 'Number of places.' })
  capacity!: number;

  @Field(() => Int, { description: 'Number of places that tickets of its tiers take, sold or held.' })
  used!: number;

  @Field(() => Int, { description: 'Number of places left.' })
  available!: number;

  @Field(() => [PoolTier], { description: 'Tiers that share it, of all events.' })
  tiers!: PoolTier[];
}

const NAME = `Name, which only staff see. ${upTo(POOL_LIMITS.name)}`;
const CAPACITY = 'Number of places. At least the number of sold and held tickets of its tiers.';

@InputType({ description: 'Capacity that tiers share.' })
export class CapacityPoolInput {
  @Field({ description: NAME })
  name!: string;

  @Field(() => Int, { description: CAPACITY })
  capacity!: number;

  @Field(() => [ID], {
    description: 'IDs of the tiers that share it, which may be of several events of the organiser.',
  })
  tierIds!: string[];
}

@InputType({ description: 'Changes to capacity that tiers share.' })
export class CapacityPoolChange {
  @Field({ description: NAME })
  name!: string;

  @Field(() => Int, { description: CAPACITY })
  capacity!: number;

  @Field(() => [ID], {
    description: 'IDs of tiers that share it from now on, which may be of several events of the organiser.',
  })
  addTierIds!: string[];

  @Field(() => [ID], { description: 'IDs of tiers that no longer share it.' })
  removeTierIds!: string[];
}
