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
    note: 'A temporary password, which was set by another person, opens one session only. An account with a second factor is answered with 401 and the code `SECOND_FACTOR_REQUIRED`; the error has a `challenge`, the `methods` of the account and the `path` that completes the sign-in.',
    answers: 'SignedIn',
    // A browser with an ended session's token can sign in again.
    lenient: true,
  }),
  post('/auth/login/second-factor', 'RestConfirmLogin', {
    summary: 'Completes a sign-in with a second factor',
    note: 'Send the `challenge` of the 401 answer of `/auth/login` with either `code` or `recovery_code`. A challenge works once, for 5 minutes; after 5 wrong codes the sign-in begins anew.',
    answers: 'SignedInWithFactor',
    lenient: true,
  }),
  post('/auth/confirm', 'RestConfirmIdentity', {
    summary: 'Confirms who is signed in',
    note: 'For calls that answer 403 with the code `CONFIRMATION_REQUIRED`: they need a password or code that was given within the last 10 minutes. Send `code`, or the `password` of an account without a second factor, then repeat the call. API keys are not asked.',
    answers: 'IdentityConfirmed',
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
