import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What somebody writes to the platform, with or without an account.' })
export class ContactInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { description: 'One line of at most 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'At most 10,000 characters.' })
  message!: string;
}
