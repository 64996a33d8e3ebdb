import type { RestUserFragment } from '../operations.gen.ts';
import { type Route, route } from '../route.ts';
import { required } from '../wire.ts';

function user(given: RestUserFragment): object {
  return {
    id: given.id,
    name: given.name,
    email: given.email,
    role: given.role.toLowerCase(),
    phone: given.phone,
    description: given.issuer?.description ?? null,
    issuer_id: given.issuer?.id ?? null,
    email_verified: given.emailVerified,
    has_wallet: given.hasWallet,
    created_at: given.createdAt,
  };
}

/** Roles are lower case on the wire. A value that is not a string is passed on and refused by the schema. */
function upperCase(role: unknown): unknown {
  return typeof role === 'string' ? role.toUpperCase() : role;
}

export const identityRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/auth/login',
    // A browser with an ended session's token can sign in again.
    lenient: true,
    operation: 'RestLogin',
    variables: ({ body, faults }) => {
      required(faults, body, [
        ['email', 'The email address is required.'],
        ['password', 'The password is required.'],
      ]);
      return { email: body.email, password: body.password };
    },
    body: ({ login }) => ({
      token: login.token,
      session_id: login.sessionId,
      expires_at: login.expiresAt,
      user: user(login.user),
    }),
  }),
  route({
    method: 'POST',
    path: '/auth/register',
    lenient: true,
    operation: 'RestRegister',
    status: 201,
    variables: ({ body }) => ({
      input: {
        name: body.name ?? '',
        email: body.email ?? '',
        password: body.password ?? '',
        role: upperCase(body.role ?? 'attendee'),
        description: body.description,
        phone: body.phone,
        createWallet: body.create_wallet ?? false,
      },
    }),
    body: ({ register }) => ({ has_wallet: register.hasWallet, user: user(register.user) }),
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    operation: 'RestLogout',
    variables: ({ body }) => ({ sessionId: body.session_id ?? null }),
    body: () => ({ message: 'You are logged out.' }),
  }),
  route({
    method: 'POST',
    path: '/api/validate-key',
    // An invalid key is an answer here, not a refusal.
    lenient: true,
    operation: 'RestKeyValidity',
    variables: () => ({}),
    body: ({ apiKeyValidity }) => ({ valid: apiKeyValidity.valid, expires_at: apiKeyValidity.expiresAt }),
  }),
  route({
    method: 'POST',
    path: '/api/issuer/api-key',
    operation: 'RestCreateApiKey',
    status: 201,
    variables: () => ({}),
    body: ({ createApiKey: { key, apiKey } }) => ({
      api_key: key,
      id: apiKey.id,
      prefix: apiKey.prefix,
      expires_at: apiKey.expiresAt,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/system/change-password',
    operation: 'RestChangePassword',
    variables: ({ body, faults }) => {
      required(faults, body, [
        ['current_password', 'The current password is required.'],
        ['new_password', 'The new password is required.'],
      ]);
      return { currentPassword: body.current_password, newPassword: body.new_password };
    },
    body: () => ({ message: 'Your password was changed.' }),
  }),
];
