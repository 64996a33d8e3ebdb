import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { RoleEnum } from '../../../graphql/enums.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@Carries('personal data')
@SeenWithObject('those who invite, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'A mailed offer of a role that waits for its answer.' })
export class StaffInvitation {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: "Null for the platform's own people." })
  issuerName!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => DateTimeScalar)
  invitedAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class StaffInvitationConnection {
  @Field(() => [StaffInvitation])
  nodes!: StaffInvitation[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What the page of a mailed link shows.' })
export class OpenStaffInvitation {
  @Field(() => StaffInvitation)
  invitation!: StaffInvitation;

  @Field(() => Boolean, {
    description: 'The address has a confirmed account: accepting needs its sign-in, and no new one.',
  })
  hasAccount!: boolean;
}

@InputType({ description: 'Name and password of a person who accepts without a confirmed account.' })
export class NewStaffAccount {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  password!: string;
}
