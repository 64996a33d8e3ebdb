import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../graphql/enums.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import type { UserStatus } from '../../../vocabulary.ts';

@Carries('personal data')
@SeenWithObject('those who create contracts or see users')
@ObjectType({ simpleResolvers: true, description: 'Somebody who may be chosen to sign a contract.' })
export class Person {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => UserStatusEnum)
  status!: UserStatus;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null for partners from outside, too.' })
  lastLoginAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Null for partners from outside, too.' })
  issuerId!: string | null;

  @Field(() => Boolean, { description: 'Active, and his role lets him approve contracts or rounds.' })
  maySign!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class PersonConnection {
  @Field(() => [Person])
  nodes!: Person[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
