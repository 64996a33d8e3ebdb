import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { ACCOUNT_LIMITS, PASSWORD_WORDS } from '../../identity/index.ts';

@Carries('personal data')
@SeenWithObject('those who invite, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'A mailed offer of a role that waits for its answer.' })
export class StaffInvitation {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { nullable: true, description: "Null for the platform's own people." })
  issuerName!: string | null;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => DateTimeScalar, { description: 'When the invitation was mailed.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until then it is valid.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class StaffInvitationConnection {
  @Field(() => [StaffInvitation], { description: 'The entries of the page.' })
  nodes!: StaffInvitation[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What the page of a mailed link shows.' })
export class OpenStaffInvitation {
  @Field(() => StaffInvitation, { description: 'The invitation as it is now.' })
  invitation!: StaffInvitation;

  @Field(() => Boolean, {
    description: 'The address has a confirmed account: accepting needs its sign-in, and no new one.',
  })
  hasAccount!: boolean;
}

@InputType({ description: 'Name and password of a person who accepts without a confirmed account.' })
export class NewStaffAccount {
  @Field(() => String, { description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;
}
