import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../graphql/enums.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@Carries('personal data')
@SeenWithObject('those who manage users or validators')
@ObjectType({ simpleResolvers: true, description: 'An account, for whoever looks after it.' })
export class UserAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => UserStatusEnum)
  status!: 'active' | 'suspended';

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  lastLoginAt!: Date | null;

  @Field(() => ID, { nullable: true })
  issuerId!: string | null;

  @Field(() => String, { nullable: true })
  issuerName!: string | null;

  @Field(() => Boolean, { description: 'The viewer may change the role, suspend and activate.' })
  viewerMayChange!: boolean;

  @Field(() => [RoleEnum], { description: 'The roles that the viewer may give; none when he may not.' })
  viewerMayGive!: Role[];
}

@ObjectType({ simpleResolvers: true })
export class UserAccountConnection {
  @Field(() => [UserAccount])
  nodes!: UserAccount[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
