import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@Carries('personal data')
@SeenWithObject('those who manage users or validators')
@ObjectType({ simpleResolvers: true, description: 'An account, for whoever looks after it.' })
export class UserAccount {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => UserStatusEnum, { description: 'How it stands.' })
  status!: 'active' | 'suspended';

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the person signed in last.' })
  lastLoginAt!: Date | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the organiser.' })
  issuerName!: string | null;

  @Field(() => Boolean, { description: 'The viewer may change the role, suspend and activate.' })
  viewerMayChange!: boolean;

  @Field(() => [RoleEnum], { description: 'The roles that the viewer may give; none when he may not.' })
  viewerMayGive!: Role[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class UserAccountConnection {
  @Field(() => [UserAccount], { description: 'The entries of the page.' })
  nodes!: UserAccount[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
