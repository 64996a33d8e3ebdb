import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars/index.ts';

@Carries('keys')
@SeenWithObject('its owner, and those who manage keys')
@ObjectType({ simpleResolvers: true, description: 'A key for programs, without its secret.' })
export class ApiKey {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The beginning of the key, to tell keys apart.' })
  prefix!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until then it is valid.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was used last; null: never.' })
  lastUsedAt!: Date | null;
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true, description: 'A new key, with its secret.' })
export class CreateApiKeyPayload {
  @Field(() => String, { description: 'The key itself. It is shown this once.' })
  key!: string;

  @Field(() => ApiKey, { description: 'The key without its secret.' })
  apiKey!: ApiKey;
}

@ObjectType({ simpleResolvers: true, description: 'Whether a key counts.' })
export class KeyValidity {
  @Field(() => Boolean, { description: 'Whether it counts.' })
  valid!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until then it is valid.' })
  expiresAt!: Date | null;
}
