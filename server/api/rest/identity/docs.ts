import { id, type Manual, maybe, nullable, SENTENCE, shape, text, timestamp } from '../../openapi/manual.ts';

const tag = 'Sign-in';

const USER = shape('User', {
  id: 'User.id',
  name: 'User.name',
  email: 'User.email',
  role: 'User.role',
  phone: 'User.phone',
  description: nullable(text('Description of the issuer. Null for accounts that are not issuers.')),
  issuer_id: nullable(id('ID of the issuer that the person works for. Null for attendees and system roles.')),
  email_verified: 'User.emailVerified',
  has_wallet: 'User.hasWallet',
  created_at: 'User.createdAt',
});

export const identityManual = {
  RestLogin: {
    tag,
    summary: 'Signs in',
    note: 'A temporary password, which was set by another person, opens one session only.',
    sends: { email: 'LoginInput.email', password: 'LoginInput.password' },
    answers: shape('SignedIn', {
      token: 'LoginPayload.token',
      session_id: 'LoginPayload.sessionId',
      expires_at: 'LoginPayload.expiresAt',
      user: USER,
    }),
  },
  RestRegister: {
    tag,
    summary: 'Registers an account',
    note: 'The role `issuer_admin` also creates an issuer of that name. The other role is `attendee`.',
    sends: {
      name: 'RegisterInput.name',
      email: 'RegisterInput.email',
      password: 'RegisterInput.password',
      role: maybe({
        type: 'string',
        enum: ['attendee', 'issuer_admin'],
        description: 'Role of the account. Defaults to `attendee`.',
      }),
      description: maybe('RegisterInput.description'),
      phone: maybe('RegisterInput.phone'),
      create_wallet: maybe('RegisterInput.createWallet'),
    },
    answers: shape('Registered', { has_wallet: 'RegisterPayload.hasWallet', user: USER }),
  },
  RestLogout: {
    tag,
    summary: 'Ends a session',
    sends: { session_id: maybe('LogoutInput.sessionId') },
    answers: shape('LoggedOut', { message: SENTENCE }),
  },
  RestKeyValidity: {
    tag,
    summary: 'Checks an API key',
    note: 'Checks the key in the Authorization header. An invalid key is reported with status 200, not as an error.',
    answers: shape('KeyValidity', { valid: 'KeyValidity.valid', expires_at: 'KeyValidity.expiresAt' }),
  },
  RestCreateApiKey: {
    tag,
    summary: 'Creates an API key',
    note: 'The key is returned only once and is valid for 365 days. An account has at most ten keys; creating another removes the oldest.',
    answers: shape('NewApiKey', {
      api_key: 'CreateApiKeyPayload.key',
      id: 'ApiKey.id',
      prefix: 'ApiKey.prefix',
      expires_at: timestamp('When the key expires.'),
    }),
  },
  RestChangePassword: {
    tag,
    summary: 'Changes the password',
    note: 'Ends all other sessions.',
    sends: {
      current_password: 'ChangePasswordInput.currentPassword',
      new_password: 'ChangePasswordInput.newPassword',
    },
    answers: shape('PasswordChanged', { message: SENTENCE }),
  },
} satisfies Record<string, Manual>;
