import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class WaitingInput {
  @Field()
  slug!: string;

  @Field({ description: 'Name of a tier that is sold out.' })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'The whole group: fewer places are not offered.' })
  quantity!: number;

  @Field()
  name!: string;

  @Field()
  email!: string;
}
