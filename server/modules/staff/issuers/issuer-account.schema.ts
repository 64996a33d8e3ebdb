import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ACCOUNT_LIMITS, ISSUER_LIMITS } from '../../../lib/limits/text-limits.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Issuer as seen by system admins.' })
export class IssuerAccount {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Free-text description.' })
  description!: string;

  @Field({
    description:
      'Whether the issuer is active. An inactive issuer cannot publish or sell; its tickets stay valid.',
  })
  active!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the issuer was deactivated. Null while it is active.',
  })
  inactiveSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason given by the system admin. Null while the issuer is active.',
  })
  inactiveReason!: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of active accounts of the organisation.' })
  people!: number;

  @Field(() => Int, { description: 'Number of published events, including past ones.' })
  publishedEvents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class IssuerAccountConnection extends ConnectionOf(IssuerAccount) {
  @Field(() => Int, { description: 'Number of entries on all pages.' })
  totalCount!: number;
}

@InputType({ description: 'Changes to an issuer. Omitted fields keep their value.' })
export class UpdateIssuerInput {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Free-text description. ${upTo(ISSUER_LIMITS.description)}`,
  })
  description?: string | null;
}

@InputType({ description: 'Activation or deactivation of an issuer, with its reason.' })
export class SetIssuerActiveInput {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Whether the issuer is active.' })
  active!: boolean;

  @Field({
    description: `Reason, which is shown to the issuer's owners and admins and recorded in the audit log. ${upTo(ISSUER_LIMITS.reason)}`,
  })
  reason!: string;
}
