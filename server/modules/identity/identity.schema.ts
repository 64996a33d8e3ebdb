import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Role } from '../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { PermissionEnum, RoleEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Theme } from '../../platform/vocabulary.ts';
import { Issuer } from '../issuers/index.ts';
import { LONGEST } from './accounts/account.rules.ts';
import { PASSWORD_WORDS } from './passwords/password.rules.ts';

const ThemeEnum = registerEnum<Theme>('Theme', 'Light or dark.', {
  light: 'Light.',
  dark: 'Dark.',
});

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

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Whoever asks.' })
export class Viewer {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => [PermissionEnum], { description: 'What the person may do.' })
  permissions!: Permission[];

  @Field(() => ThemeEnum, { nullable: true, description: 'Light or dark; null: as the device has it.' })
  theme!: Theme | null;

  @Field(() => Boolean, {
    description: 'The password was given by somebody else and opens no second session: a new one is due.',
  })
  hasTemporaryPassword!: boolean;

  @Field(() => [Session], { description: 'Where the person is signed in.' })
  sessions!: Session[];

  @Field(() => [ApiKey], { description: 'The keys that are valid.' })
  apiKeys!: ApiKey[];
}

@ObjectType({ simpleResolvers: true, description: 'An account that was made.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => Boolean, { description: 'Whether there is a wallet.' })
  hasWallet!: boolean;
}

@InputType({ description: 'An account to be.' })
export class RegisterInput {
  @Field(() => String, { description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field(() => String, { description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a wallet is made too.' })
  createWallet!: boolean;
}

@InputType({ description: 'What of one’s own profile changes.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: `The name, for people. ${upTo(LONGEST.name)}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone?: string | null;

  @Field(() => ThemeEnum, { nullable: true, description: 'Light or dark; null: as the device has it.' })
  theme?: Theme | null;
}
