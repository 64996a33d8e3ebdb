import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { AuthenticatorKind } from './factor.rules.ts';

const AuthenticatorKindEnum = registerEnum<AuthenticatorKind>(
  'AuthenticatorKind',
  'Kind of a second factor.',
  {
    totp: 'App that shows a new code of six digits every 30 seconds.',
    passkey: 'Key in a phone, a computer or a security key.',
  },
);

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Second factor of an account.' })
export class Authenticator {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => AuthenticatorKindEnum, { description: 'Kind.' })
  kind!: AuthenticatorKind;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used. Null if it was never used.',
  })
  lastUsedAt!: Date | null;
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true, description: 'Authenticator app that waits for its first code.' })
export class StartAuthenticatorAppPayload {
  @Field(() => ID, { description: 'ID of the authenticator.' })
  id!: string;

  @Field(() => String, { description: 'Secret in base32, for typing. Returned only once.' })
  secret!: string;

  @Field(() => String, { description: 'The `otpauth:` URI for a QR code. Contains the secret.' })
  uri!: string;
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true, description: 'New second factor, and the recovery codes made with it.' })
export class ConfirmAuthenticatorAppPayload {
  @Field(() => Authenticator, { description: 'The second factor.' })
  authenticator!: Authenticator;

  @Field(() => [String], {
    description:
      'Recovery codes, each of which replaces the second factor once. Returned only once. Empty unless this is the first second factor.',
  })
  recoveryCodes!: string[];
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true, description: 'New passkey, and the recovery codes made with it.' })
export class RegisterPasskeyPayload extends ConfirmAuthenticatorAppPayload {}
