import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { PASSWORD_WORDS } from '../../identity/index.ts';

@Carries('personal data')
@SeenWithObject('those who invite, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'Pending invitation to a staff role.' })
export class StaffInvitation {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Name of the issuer. Null for platform staff.' })
  issuerName!: string | null;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => DateTimeScalar, { description: 'When the invitation was sent.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the invitation expires.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class StaffInvitationConnection extends ConnectionOf(StaffInvitation) {}

@ObjectType({ simpleResolvers: true, description: 'Staff invitation as shown by its emailed link.' })
export class OpenStaffInvitation {
  @Field(() => StaffInvitation, { description: 'Current state of the invitation.' })
  invitation!: StaffInvitation;

  @Field(() => Boolean, {
    description:
      'Whether the address has a confirmed account. If so, accepting requires a session of it and no new account.',
  })
  hasAccount!: boolean;
}

@InputType({
  description: 'Account to create for a person who accepts a staff invitation without a confirmed account.',
})
export class NewStaffAccount {
  @Field(() => String, { description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;
}
