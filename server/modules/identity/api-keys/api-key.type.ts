import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@Carries('keys')
@SeenWithObject('its owner, and those who manage keys')
@ObjectType({ simpleResolvers: true, description: 'A key for programs, without its secret.' })
export class ApiKey {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  prefix!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  lastUsedAt!: Date | null;
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true })
export class CreateApiKeyPayload {
  @Field(() => String, { description: 'The key itself. It is shown this once.' })
  key!: string;

  @Field(() => ApiKey)
  apiKey!: ApiKey;
}

@ObjectType({ simpleResolvers: true })
export class KeyValidity {
  @Field(() => Boolean)
  valid!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  expiresAt!: Date | null;
}
