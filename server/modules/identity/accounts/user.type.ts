import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { RoleEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';
import { Issuer } from '../../issuers/index.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'A person with an account.' })
export class User {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone!: string | null;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => Issuer, {
    nullable: true,
    description: 'The organiser that the person works for; null for everybody else.',
  })
  issuer!: Issuer | null;

  @Field(() => Boolean, { description: 'Whether the owner confirmed the address.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a wallet.' })
  hasWallet!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the person signed in last.' })
  lastLoginAt!: Date | null;
}
