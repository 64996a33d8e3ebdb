import { Field, InputType, Int } from 'type-graphql';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { LONGEST } from './purchase.rules.ts';

@InputType({ description: 'So many tickets of one tier.' })
export class FormPurchaseLine {
  @Field({ description: `The name of the tier. ${upTo(LONGEST.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many tickets.' })
  quantity!: number;
}

@InputType({ description: 'A purchase by the form of the public page.' })
export class FormPurchaseInput {
  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => [FormPurchaseLine], { description: 'How many tickets of which tiers.' })
  lines!: FormPurchaseLine[];

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field({ description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}
