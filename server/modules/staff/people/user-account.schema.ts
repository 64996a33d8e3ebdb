import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@Carries('personal data')
@SeenWithObject('those who manage users or validators')
@ObjectType({ simpleResolvers: true, description: 'Account as seen by those who manage it.' })
export class UserAccount {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => UserStatusEnum, { description: 'Current status.' })
  status!: 'active' | 'suspended';

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last signed in. Null if never.',
  })
  lastLoginAt!: Date | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the issuer. Null for accounts without one.' })
  issuerName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer can change the role, suspend and activate the account.',
  })
  viewerMayChange!: boolean;

  @Field(() => [RoleEnum], { description: 'Roles that the viewer can assign. Empty if they cannot.' })
  viewerMayGive!: Role[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class UserAccountConnection extends ConnectionOf(UserAccount) {}
