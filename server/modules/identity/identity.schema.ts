import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../lib/limits/text-limits.ts';
import type { KeyScope } from '../../platform/access/key-scopes.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Role } from '../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { PermissionEnum, RoleEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Theme } from '../../platform/vocabulary.ts';
import { Issuer } from '../issuers/index.ts';
import { EmailChange } from './email-changes/email-change.schema.ts';
import { Authenticator } from './factors/factor.schema.ts';
import { PASSWORD_WORDS } from './passwords/password.rules.ts';

const ThemeEnum = registerEnum<Theme>('Theme', 'Colour scheme.', {
  light: 'Light.',
  dark: 'Dark.',
});

export const REFRESH =
  'Whether to return a refresh token. The token then lasts for an hour, and the session as long as the role allows.';

export const KeyScopeEnum = registerEnum<KeyScope>(
  'KeyScope',
  'What an API key may do of what its owner may.',
  {
    read: 'Read. Every scope but SCAN contains it.',
    sell: 'Events, tickets, orders, refunds and messages.',
    scan: 'Check tickets at the door.',
    money: 'Release and approve money, and change the accounts that income goes to.',
    admin: 'People, contracts, webhooks and settings.',
    full: 'All that its owner may, except for the accounts that income goes to, which need MONEY.',
    web: 'As FULL, without the calls that ask a person to confirm who they are: for keys that a browser keeps.',
  },
);

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Person with an account.' })
export class User {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number. Null if none was given.' })
  phone!: string | null;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => Issuer, {
    nullable: true,
    description: 'Issuer that the person works for. Null for everyone else.',
  })
  issuer!: Issuer | null;

  @Field(() => Boolean, { description: 'Whether the owner has confirmed the email address.' })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether the account has a wallet.' })
  hasWallet!: boolean;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last signed in. Null if never.',
  })
  lastLoginAt!: Date | null;
}

@Carries('keys')
@SeenWithObject('its owner, and those who manage keys')
@ObjectType({ simpleResolvers: true, description: 'API key, without its secret.' })
export class ApiKey {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'First characters of the key, to identify it in lists.' })
  prefix!: string;

  @Field(() => String, { nullable: true, description: 'Display name. Null if none was given.' })
  name!: string | null;

  @Field(() => [KeyScopeEnum], { description: 'Scopes: what the key may do of what its owner may.' })
  scopes!: KeyScope[];

  @Field(() => [String], {
    description: 'IP addresses and ranges that the key works from. Empty: from everywhere.',
  })
  networks!: string[];

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the key expires.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key was last used. Null if it was never used.',
  })
  lastUsedAt!: Date | null;
}

@Carries('keys')
@SeenWithObject('its owner, once')
@ObjectType({ simpleResolvers: true, description: 'New API key, with its secret.' })
export class CreateApiKeyPayload {
  @Field(() => String, { description: 'The key itself. Returned only once.' })
  key!: string;

  @Field(() => ApiKey, { description: 'API key without its secret.' })
  apiKey!: ApiKey;
}

@ObjectType({ simpleResolvers: true, description: 'Validity of an API key.' })
export class KeyValidity {
  @Field(() => Boolean, { description: 'Whether the key is valid.' })
  valid!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the key expires.' })
  expiresAt!: Date | null;
}

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Signed-in session.' })
export class Session {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When the session was opened.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the session expires unless it is used before.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the session was last used.' })
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'IP address of the sign-in.' })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Network of that address, such as 203.0.113.0/24. Null if the address is unknown.',
  })
  addressRange!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Country of the sign-in as an ISO 3166-1 code of two letters. Null unless the proxy of the service names it.',
  })
  country!: string | null;

  @Field(() => String, { nullable: true, description: 'User agent of the browser.' })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'Whether this is the session of the request.' })
  current!: boolean;
}

@Carries('personal data', 'keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Newly opened session.' })
export class LoginPayload {
  @Field(() => String, { description: 'Bearer token of the session.' })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Renews the token with `refreshSession`, once. Keep it as secret as a password. Null unless `refresh` was asked for.',
  })
  refreshToken!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the token expires.' })
  expiresAt!: Date;

  @Field(() => ID, { description: 'ID of the session, needed to sign out.' })
  sessionId!: string;

  @Field(() => User, { description: 'The account.' })
  user!: User;
}

@Carries('keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Renewed token of a session.' })
export class RefreshSessionPayload {
  @Field(() => String, { description: 'Bearer token of the session.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When the token expires.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Takes the place of the refresh token that was sent.' })
  refreshToken!: string;
}

@Carries('personal data', 'keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Newly opened session, after a second factor.' })
export class ConfirmLoginPayload extends LoginPayload {}

@Carries('personal data', 'keys')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Newly opened session, by a passkey.' })
export class LoginWithPasskeyPayload extends LoginPayload {}

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'The signed-in user.' })
export class Viewer {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => [PermissionEnum], { description: 'Permissions of the user.' })
  permissions!: Permission[];

  @Field(() => ThemeEnum, {
    nullable: true,
    description: 'Colour scheme. Null: the setting of the device applies.',
  })
  theme!: Theme | null;

  @Field(() => Boolean, {
    description:
      'Whether the password is temporary. It was set by another person and opens only one session, so a new one must be chosen.',
  })
  hasTemporaryPassword!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the organisation or the role of the user requires a second factor that the account does not have. Until it has one, nothing else can be done.',
  })
  needsSecondFactor!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When a second factor becomes required for the role. Null if none is required, or it is set up.',
  })
  secondFactorDue!: Date | null;

  @Field(() => [Session], { description: 'Active sessions.' })
  sessions!: Session[];

  @Field(() => [ApiKey], { description: 'Valid API keys.' })
  apiKeys!: ApiKey[];

  @Field(() => [Authenticator], { description: 'Second factors, oldest first.' })
  authenticators!: Authenticator[];

  @Field(() => Int, { description: 'Number of recovery codes that are not used yet.' })
  recoveryCodesLeft!: number;

  @Field(() => EmailChange, {
    nullable: true,
    description: 'Change of the email address that waits. Null if none does.',
  })
  emailChange!: EmailChange | null;
}

@ObjectType({ simpleResolvers: true, description: 'Newly created account.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => Boolean, { description: 'Whether the account has a wallet.' })
  hasWallet!: boolean;
}

@InputType({ description: 'Account to register.' })
export class RegisterInput {
  @Field(() => String, { description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `Name of the person, where \`name\` is that of their organisation. Ignored for other roles. ${upTo(ACCOUNT_LIMITS.name)}`,
  })
  personName?: string | null;

  @Field(() => String, { description: `Email address. ${upTo(ACCOUNT_LIMITS.email)}` })
  email!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: `Free-text description. ${upTo(ACCOUNT_LIMITS.description)}`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `Phone number. ${upTo(ACCOUNT_LIMITS.phone)}` })
  phone?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to create a wallet too.' })
  createWallet!: boolean;
}

@InputType({ description: 'Changes to the profile of the caller. Omitted fields keep their value.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `Phone number. ${upTo(ACCOUNT_LIMITS.phone)}` })
  phone?: string | null;

  @Field(() => ThemeEnum, {
    nullable: true,
    description: 'Colour scheme. Null: the setting of the device applies.',
  })
  theme?: Theme | null;
}
