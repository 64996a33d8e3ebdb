import { maybe } from '../../openapi/manual.ts';
import type { OwnVariable } from '../arguments.ts';
import { type Route, section } from '../route.ts';
import { upperCase } from '../wire.ts';

const { post } = section('Sign-in');

const ROLE: OwnVariable = {
  fields: {
    role: maybe({
      type: 'string',
      enum: ['attendee', 'issuer_admin'],
      description: 'Role of the account. Defaults to `attendee`.',
    }),
  },
  read: ({ body }) => upperCase(body.role ?? 'attendee'),
};

export const identityRoutes: Route[] = [
  post('/auth/login', 'RestLogin', {
    summary: 'Signs in',
    note: 'A temporary password, which was set by another person, opens one session only. An account with a second factor is answered with 401 and the code `SECOND_FACTOR_REQUIRED`; the error has a `challenge`, the `methods` of the account, the `path` that completes the sign-in and, for an account with passkeys, the options for `navigator.credentials.get` as `passkey`.',
    answers: 'SignedIn',
    // A browser with an ended session's token can sign in again.
    lenient: true,
  }),
  post('/auth/login/second-factor', 'RestConfirmLogin', {
    summary: 'Completes a sign-in with a second factor',
    note: 'Send the `challenge` of the 401 answer of `/auth/login` with one of `code`, `recovery_code` and `passkey`: the answer of `navigator.credentials.get` to the options in that error, in the JSON form of WebAuthn. A challenge works once, for 5 minutes; after 5 wrong codes the sign-in begins anew.',
    answers: 'SignedInWithFactor',
    lenient: true,
  }),
  post('/auth/confirm', 'RestConfirmIdentity', {
    summary: 'Confirms who is signed in',
    note: 'For calls that answer 403 with the code `CONFIRMATION_REQUIRED`: they need a proof that was given within the last 10 minutes. Send `code`, `passkey`, or the `password` of an account without a second factor, then repeat the call. API keys are not asked.',
    answers: 'IdentityConfirmed',
  }),
  post('/auth/confirm/passkey', 'RestStartPasskeyConfirmation', {
    summary: 'Begins a confirmation by a passkey',
    note: 'Returns the options for `navigator.credentials.get`; send its answer as `passkey` to `/auth/confirm`.',
    answers: 'PasskeyConfirmationStarted',
  }),
  post('/auth/refresh', 'RestRefreshSession', {
    summary: 'Renews the token of a session',
    note: 'For sessions that `/auth/login` opened with `refresh`. Each refresh token works once and is replaced by that of the answer. One that was used before ends the session, and its owner is told by mail; only the device that used it last may repeat the call when it lost the answer, for 5 minutes and until it uses the answer.',
    answers: 'SessionRefreshed',
    lenient: true,
  }),
  post('/auth/register', 'RestRegister', {
    summary: 'Registers an account',
    note: 'The role `issuer_admin` also creates an issuer of that name. The other role is `attendee`.',
    answers: 'Registered',
    status: 201,
    lenient: true,
    values: { role: ROLE },
  }),
  post('/auth/logout', 'RestLogout', {
    summary: 'Ends a session',
    answers: 'LoggedOut',
    message: 'You are logged out.',
  }),
  post('/api/validate-key', 'RestKeyValidity', {
    summary: 'Checks an API key',
    note: 'Checks the key in the Authorization header. An invalid key is reported with status 200, not as an error.',
    answers: 'KeyValidity',
    // An invalid key is an answer here, not a refusal.
    lenient: true,
  }),
  post('/api/issuer/api-key', 'RestCreateApiKey', {
    summary: 'Creates an API key',
    note: 'The key is returned only once and is valid for 365 days. An account has at most ten keys; creating another removes the oldest.',
    answers: 'NewApiKey',
    status: 201,
  }),
  post('/api/system/change-password', 'RestChangePassword', {
    summary: 'Changes the password',
    note: 'Ends all other sessions.',
    answers: 'PasswordChanged',
    message: 'Your password was changed.',
  }),
];
