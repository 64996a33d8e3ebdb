import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';
import { User } from '../accounts/user.type.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'A running sign-in on some device.' })
export class Session {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was used last.' })
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'The network address that it came from.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'What the browser says it is.' })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'The one that asks.' })
  current!: boolean;
}

@Carries('personal data', 'keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'A session that was opened.' })
export class LoginPayload {
  @Field(() => String, { description: 'The bearer token of the session.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'Until then it is valid.' })
  expiresAt!: Date;

  @Field(() => ID, { description: 'Names the session for signing out.' })
  sessionId!: string;

  @Field(() => User, { description: 'The account.' })
  user!: User;
}
