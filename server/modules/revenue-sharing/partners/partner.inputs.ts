import { Field, InputType } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { ACCOUNT_LIMITS, PASSWORD_WORDS } from '../../identity/index.ts';

@InputType({ description: 'Of somebody who joins by accepting.' })
export class NewPartnerAccount {
  @Field(() => String, { description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;
}
