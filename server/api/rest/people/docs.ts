import {
  id,
  type Manual,
  maybe,
  nullable,
  PAGED,
  page,
  SEARCHED,
  SENTENCE,
  shape,
} from '../../openapi/manual.ts';

const tag = 'People';

const CHANGED = shape('AccountChange', {
  user: shape('Account', {
    id: 'UserAccount.id',
    name: 'UserAccount.name',
    email: 'UserAccount.email',
    role: 'UserAccount.role',
    status: 'UserAccount.status',
    created_at: 'UserAccount.createdAt',
    last_login: 'UserAccount.lastLoginAt',
    issuer_id: nullable(id('ID of the issuer that the account belongs to.')),
  }),
  message: SENTENCE,
});

export const peopleManual = {
  RestUsers: {
    tag,
    summary: 'Lists people who can be chosen to sign',
    note: "The issuer's staff and its accepted partners, by name; without `first` and `after`, up to 1,000.",
    query: SEARCHED,
    answers: shape(
      'UserList',
      page(
        'users',
        shape('Person', {
          id: 'Person.id',
          name: 'Person.name',
          email: 'Person.email',
          role: 'Person.role',
          status: 'Person.status',
          created_at: 'Person.createdAt',
          last_login: 'Person.lastLoginAt',
          issuer_id: nullable(id('ID of the issuer. Null for external partners.')),
          may_sign: 'Person.maySign',
        }),
      ),
    ),
  },
  RestInviteUser: {
    tag,
    summary: 'Invites a user to a role by email',
    note: 'Owners and admins invite to their own organisation; a system admin names the issuer for an issuer role. Without `issuer_id`, an issuer_owner or issuer_admin gets a new organisation of their name on acceptance; every other issuer role is refused.',
    sends: {
      email: 'InviteUserInput.email',
      name: 'InviteUserInput.name',
      role: maybe('InviteUserInput.role'),
      issuer_id: maybe('InviteUserInput.issuerId'),
    },
    answers: shape('StaffInvitationSent', {
      invitation: shape('StaffInvitation', {
        id: 'StaffInvitation.id',
        email: 'StaffInvitation.email',
        name: 'StaffInvitation.name',
        role: 'StaffInvitation.role',
        status: { const: 'pending', description: 'Awaits an answer.' },
        invited_at: 'StaffInvitation.invitedAt',
        expires_at: 'StaffInvitation.expiresAt',
      }),
      message: SENTENCE,
    }),
  },
  RestSetUserRole: {
    tag,
    summary: 'Changes the role of a user',
    note: 'Ends all sessions of the user. A system admin who gives an issuer role to a user without an organisation names it in `issuer_id`; without it, an issuer_owner or issuer_admin gets a new organisation of their name, and every other issuer role is refused.',
    sends: { role: 'SetUserRoleInput.role', issuer_id: maybe('SetUserRoleInput.issuerId') },
    answers: CHANGED,
  },
  RestSuspendUser: {
    tag,
    summary: 'Suspends an account',
    note: 'Ends all sessions and disables all keys of the account immediately.',
    answers: CHANGED,
  },
  RestActivateUser: { tag, summary: 'Activates a suspended account', answers: CHANGED },
  RestRegisterValidator: {
    tag,
    summary: 'Creates a validator account',
    note: 'The temporary password opens one session within 24 hours. It is returned only once.',
    sends: {
      email: 'RegisterValidatorInput.email',
      name: maybe('RegisterValidatorInput.name'),
    },
    answers: shape('RegisteredValidator', {
      id: id('ID of the account.'),
      email: 'RegisterValidatorPayload.email',
      temporary_password: 'RegisterValidatorPayload.temporaryPassword',
      expires_at: 'RegisterValidatorPayload.expiresAt',
    }),
  },
  RestValidators: {
    tag,
    summary: 'Lists the validators of the issuer',
    query: PAGED,
    answers: shape(
      'ValidatorList',
      page(
        'validators',
        shape('Validator', {
          id: 'Validator.id',
          name: 'Validator.name',
          email: 'Validator.email',
          status: 'Validator.status',
          last_login: 'Validator.lastLoginAt',
          scans_today: 'Validator.scansToday',
          gates: 'Validator.gates',
          last_scan: 'Validator.lastScanAt',
          last_gate: 'Validator.lastGate',
        }),
      ),
    ),
  },
} satisfies Record<string, Manual>;
