import { Field, InputType, Int } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { LONGEST } from '../purchase.rules.ts';

@InputType({ description: 'Somebody who wants to wait for places.' })
export class WaitingInput {
  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field({ description: `Name of a tier that is sold out. ${upTo(LONGEST.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'The whole group: fewer places are not offered.' })
  quantity!: number;

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;
}
