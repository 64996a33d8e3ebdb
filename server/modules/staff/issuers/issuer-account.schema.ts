import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { ACCOUNT_LIMITS } from '../../identity/index.ts';
import { LONGEST } from './issuer-account.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'An organiser as system admins look after it.' })
export class IssuerAccount {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field({ description: 'What it is, in the words of who made it.' })
  description!: string;

  @Field({ description: 'An inactive organiser publishes and sells nothing; its tickets stay valid.' })
  active!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while the organiser is active.' })
  inactiveSince!: Date | null;

  @Field(() => String, { nullable: true, description: 'As the system admin gave it.' })
  inactiveReason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Accounts of the organisation that are active.' })
  people!: number;

  @Field(() => Int, { description: 'Events that are published now, past ones included.' })
  publishedEvents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class IssuerAccountConnection {
  @Field(() => [IssuerAccount], { description: 'The entries of the page.' })
  nodes!: IssuerAccount[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many there are on all pages together.' })
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The organiser as it is after the change.' })
export class IssuerAccountPayload {
  @Field(() => IssuerAccount, { description: 'The organiser.' })
  issuer!: IssuerAccount;
}

@InputType({ description: 'What is left out stays.' })
export class UpdateIssuerInput {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;
}

@InputType({ description: 'Activates or deactivates an organiser, with the reason.' })
export class SetIssuerActiveInput {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field({ description: 'Whether it can be used now.' })
  active!: boolean;

  @Field({ description: `Its owners and admins read it, and it is recorded. ${upTo(LONGEST.reason)}` })
  reason!: string;
}
