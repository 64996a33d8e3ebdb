import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { UserStatus } from '../../../platform/vocabulary.ts';

const SIGNING = 'those who create contracts or see users, and readers of what the person signs';

@Carries('personal data')
@SeenWithObject('those who create contracts or see users')
@ObjectType({ simpleResolvers: true, description: 'Somebody who may be chosen to sign a contract.' })
export class Person {
  @SeenWithObject(SIGNING)
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @SeenWithObject(SIGNING)
  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @SeenWithObject(SIGNING)
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => UserStatusEnum, { description: 'How it stands.' })
  status!: UserStatus;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null for partners from outside, too.' })
  lastLoginAt!: Date | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => Boolean, { description: 'Active, and his role lets him approve contracts or rounds.' })
  maySign!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class PersonConnection {
  @Field(() => [Person], { description: 'The entries of the page.' })
  nodes!: Person[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
