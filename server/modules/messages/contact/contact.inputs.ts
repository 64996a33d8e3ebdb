import { Field, InputType } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { ACCOUNT_LIMITS } from '../../identity/index.ts';
import { LONGEST } from '../message.rules.ts';

@InputType({ description: 'What somebody writes to the platform, with or without an account.' })
export class ContactInput {
  @Field(() => String, { description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: `Where the answer goes. ${upTo(ACCOUNT_LIMITS.email)}` })
  email!: string;

  @Field(() => String, { description: `One line. ${upTo(LONGEST.subject)}` })
  subject!: string;

  @Field(() => String, { description: `The text. ${upTo(LONGEST.body)}` })
  message!: string;
}
