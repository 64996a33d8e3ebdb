import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Who a ticket is passed on to.' })
export class NewHolderInput {
  @Field({ description: 'Full name, as the ticket will show it.' })
  name!: string;

  @Field({ description: 'The mail address that the new ticket goes to.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A phone number, when the new holder has told it.' })
  phone?: string | null;
}
