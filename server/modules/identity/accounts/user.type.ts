import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { RoleEnum } from '../../../graphql/enums.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import { Issuer } from '../../issuers/index.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'A person with an account.' })
export class User {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => Issuer, { nullable: true })
  issuer!: Issuer | null;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => Boolean)
  hasWallet!: boolean;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  lastLoginAt!: Date | null;
}
