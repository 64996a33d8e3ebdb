import type { RestAccountFragment } from '../operations.gen.ts';
import { type Route, route } from '../route.ts';
import { listed, next, required, upperCase } from '../wire.ts';

function account(given: RestAccountFragment): object {
  return {
    id: given.id,
    name: given.name,
    email: given.email,
    role: given.role.toLowerCase(),
    status: given.status.toLowerCase(),
    created_at: given.createdAt,
    last_login: given.lastLoginAt,
    issuer_id: given.issuer?.id ?? null,
  };
}

export const peopleRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/users',
    operation: 'RestUsers',
    pages: 'people',
    variables: listed,
    body: ({ people: { nodes, pageInfo } }) => ({
      users: nodes.map((person) => ({ ...account(person), may_sign: person.maySign })),
      next: next(pageInfo),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/system/invite',
    operation: 'RestInviteUser',
    status: 201,
    variables: ({ body, faults }) => {
      required(faults, body, [
        ['email', 'The email address is required.'],
        ['name', 'The name is required.'],
      ]);
      return {
        email: body.email,
        name: body.name,
        role: upperCase(body.role ?? 'attendee'),
        issuerId: body.issuer_id ?? null,
      };
    },
    body: ({ inviteUser: { invitation: given } }) => ({
      invitation: {
        id: given.id,
        email: given.email,
        name: given.name,
        role: given.role.toLowerCase(),
        status: 'pending',
        invited_at: given.invitedAt,
        expires_at: given.expiresAt,
      },
      message: 'User invitation sent successfully',
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/users/:id/role',
    operation: 'RestSetUserRole',
    variables: ({ params, body, faults }) => {
      required(faults, body, [['role', 'The role is required.']]);
      return { id: params.id, role: upperCase(body.role), issuerId: body.issuer_id ?? null };
    },
    body: ({ setUserRole: { user: given } }) => ({
      user: account(given),
      message: 'User role updated successfully',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/users/:id/suspend',
    operation: 'RestSuspendUser',
    variables: ({ params }) => ({ id: params.id }),
    body: ({ suspendUser: { user: given } }) => ({
      user: account(given),
      message: 'User suspended successfully',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/users/:id/activate',
    operation: 'RestActivateUser',
    variables: ({ params }) => ({ id: params.id }),
    body: ({ activateUser: { user: given } }) => ({
      user: account(given),
      message: 'User activated successfully',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/issuer/validators/register',
    operation: 'RestRegisterValidator',
    status: 201,
    variables: ({ body, faults }) => {
      required(faults, body, [['email', 'The email address is required.']]);
      return { email: body.email, name: body.name ?? null };
    },
    body: ({ registerValidator }) => ({
      id: registerValidator.id,
      email: registerValidator.email,
      temporary_password: registerValidator.temporaryPassword,
      expires_at: registerValidator.expiresAt,
    }),
  }),
  route({
    method: 'GET',
    path: '/api/issuer/validators',
    operation: 'RestValidators',
    variables: (request) => ({ first: listed(request).first, after: listed(request).after }),
    body: ({ validators: { nodes, pageInfo } }) => ({
      validators: nodes.map((validator) => ({
        id: validator.id,
        name: validator.name,
        email: validator.email,
        status: validator.status.toLowerCase(),
        last_login: validator.lastLoginAt,
        scans_today: validator.scansToday,
        gates: validator.gates,
        last_scan: validator.lastScanAt,
        last_gate: validator.lastGate,
      })),
      next: next(pageInfo),
    }),
  }),
];
