import { computed } from '../answer.ts';
import { type Route, section } from '../route.ts';

const { get, post, put } = section('People');

export const peopleRoutes: Route[] = [
  get('/api/users', 'RestUsers', {
    summary: 'Lists people who can be chosen to sign',
    note: "The issuer's staff and its accepted partners, by name; without `first` and `after`, up to 1,000.",
    answers: 'UserList',
    pages: 'users',
  }),
  post('/api/system/invite', 'RestInviteUser', {
    summary: 'Invites a user to a role by email',
    note: 'Owners and admins invite to their own organisation; a system admin names the issuer for an issuer role. Without `issuer_id`, an issuer_owner or issuer_admin gets a new organisation of their name on acceptance; every other issuer role is refused.',
    answers: 'StaffInvitationSent',
    status: 201,
    computed: {
      'StaffInvitation.status': computed(
        { const: 'pending', description: 'Awaits an answer.' },
        () => 'pending',
      ),
    },
    message: 'User invitation sent successfully',
  }),
  put('/api/users/:id/role', 'RestSetUserRole', {
    summary: 'Changes the role of a user',
    note: 'Ends all sessions of the user. A system admin who gives an issuer role to a user without an organisation names it in `issuer_id`; without it, an issuer_owner or issuer_admin gets a new organisation of their name, and every other issuer role is refused.',
    answers: 'AccountChange',
    message: 'User role updated successfully',
  }),
  post('/api/users/:id/suspend', 'RestSuspendUser', {
    summary: 'Suspends an account',
    note: 'Ends all sessions and disables all keys of the account immediately.',
    answers: 'AccountChange',
    message: 'User suspended successfully',
  }),
  post('/api/users/:id/activate', 'RestActivateUser', {
    summary: 'Activates a suspended account',
    answers: 'AccountChange',
    message: 'User activated successfully',
  }),
  post('/api/issuer/validators/register', 'RestRegisterValidator', {
    summary: 'Creates a validator account',
    note: 'The temporary password opens one session within 24 hours. It is returned only once.',
    answers: 'RegisteredValidator',
    status: 201,
  }),
  get('/api/issuer/validators', 'RestValidators', {
    summary: 'Lists the validators of the issuer',
    answers: 'ValidatorList',
  }),
];
