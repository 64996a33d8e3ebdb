import { id, type Manual, maybe, nullable, SENTENCE, shape, text, timestamp } from '../../openapi/manual.ts';

const tag = 'Sign-in';

const USER = shape('User', {
  id: 'User.id',
  name: 'User.name',
  email: 'User.email',
  role: 'User.role',
  phone: 'User.phone',
  description: nullable(text('What the organiser says of itself; null for everybody else.')),
  issuer_id: nullable(id('The organiser that the person works for; null for attendees and system staff.')),
  email_verified: 'User.emailVerified',
  has_wallet: 'User.hasWallet',
  created_at: 'User.createdAt',
});

export const identityManual = {
  RestLogin: {
    tag,
    summary: 'Signs in',
    note: 'A password that somebody else gave opens one session.',
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
    summary: 'Makes an account',
    note: 'The role issuer_admin makes an organiser of that name too; attendee is the other choice.',
    sends: {
      name: 'RegisterInput.name',
      email: 'RegisterInput.email',
      password: 'RegisterInput.password',
      role: maybe({
        type: 'string',
        enum: ['attendee', 'issuer_admin'],
        description: 'attendee unless given.',
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
    summary: 'Tells whether a key is valid',
    note: 'The key is the one in the Authorization header. A key that does not count is an answer, not a refusal.',
    answers: shape('KeyValidity', { valid: 'KeyValidity.valid', expires_at: 'KeyValidity.expiresAt' }),
  },
  RestCreateApiKey: {
    tag,
    summary: 'Makes an API key',
    note: 'It is shown this once and lasts 365 days. An account has ten at most; the oldest goes first.',
    answers: shape('NewApiKey', {
      api_key: 'CreateApiKeyPayload.key',
      id: 'ApiKey.id',
      prefix: 'ApiKey.prefix',
      expires_at: timestamp('Until then it is valid.'),
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
