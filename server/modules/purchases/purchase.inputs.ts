import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class FormPurchaseLine {
  @Field()
  tier!: string;

  @Field(() => Int, { defaultValue: 1 })
  quantity!: number;
}

@InputType()
export class FormPurchaseInput {
  @Field()
  slug!: string;

  @Field(() => [FormPurchaseLine])
  lines!: FormPurchaseLine[];

  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field()
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}
