import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Of somebody who joins by accepting.' })
export class NewPartnerAccount {
  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'At least 10 characters, and none of the common ones.' })
  password!: string;
}
