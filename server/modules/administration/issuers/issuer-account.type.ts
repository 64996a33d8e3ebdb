import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@ObjectType({ simpleResolvers: true, description: 'An organiser as system admins look after it.' })
export class IssuerAccount {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  description!: string;

  @Field({ description: 'An inactive organiser publishes and sells nothing; its tickets stay valid.' })
  active!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while the organiser is active.' })
  inactiveSince!: Date | null;

  @Field(() => String, { nullable: true, description: 'As the system admin gave it.' })
  inactiveReason!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => Int, { description: 'Accounts of the organisation that are active.' })
  people!: number;

  @Field(() => Int, { description: 'Events that are published now, past ones included.' })
  publishedEvents!: number;
}

@ObjectType({ simpleResolvers: true })
export class IssuerAccountConnection {
  @Field(() => [IssuerAccount])
  nodes!: IssuerAccount[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The organiser as it is after the change.' })
export class IssuerAccountPayload {
  @Field(() => IssuerAccount)
  issuer!: IssuerAccount;
}

@InputType({ description: 'What is left out stays.' })
export class UpdateIssuerInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  description?: string | null;
}

@InputType({ description: 'Activates or deactivates an organiser, with the reason.' })
export class SetIssuerActiveInput {
  @Field(() => ID)
  id!: string;

  @Field()
  active!: boolean;

  @Field({ description: '1 to 1,000 characters; its owners and admins read it, and it is recorded.' })
  reason!: string;
}
