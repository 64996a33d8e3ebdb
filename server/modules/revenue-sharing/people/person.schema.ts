import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { UserStatus } from '../../../platform/vocabulary.ts';

const SIGNING = 'those who create contracts or see users, and readers of what the person signs';

@Carries('personal data')
@SeenWithObject('those who create contracts or see users')
@ObjectType({ simpleResolvers: true, description: 'Person who can be chosen to sign a contract.' })
export class Person {
  @SeenWithObject(SIGNING)
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @SeenWithObject(SIGNING)
  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @SeenWithObject(SIGNING)
  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => UserStatusEnum, { description: 'Current status.' })
  status!: UserStatus;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last signed in. Null if never, and for external partners.',
  })
  lastLoginAt!: Date | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the account is active and its role allows approving contracts or rounds.',
  })
  maySign!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class PersonConnection extends ConnectionOf(Person) {}
