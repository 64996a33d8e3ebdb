import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import { User } from '../accounts/user.type.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'A running sign-in on some device.' })
export class Session {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field(() => DateTimeScalar)
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'The one that asks.' })
  current!: boolean;
}

@Carries('personal data', 'keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true })
export class LoginPayload {
  @Field(() => String)
  token!: string;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field(() => ID)
  sessionId!: string;

  @Field(() => User)
  user!: User;
}
