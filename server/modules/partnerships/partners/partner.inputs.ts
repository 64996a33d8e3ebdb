import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Of somebody who joins by accepting.' })
export class NewPartnerAccount {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  password!: string;
}
