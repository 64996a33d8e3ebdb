import type { RestInvitationFragment, RestPartnerFragment } from '../operations.gen.ts';
import { type Route, route } from '../route.ts';
import { listed, next, required, upperCase } from '../wire.ts';

function partner(given: RestPartnerFragment): object {
  return {
    id: given.id,
    name: given.name,
    email: given.email,
    role: given.role.toLowerCase(),
    status: given.status.toLowerCase(),
    user_id: given.userId,
    public_key: given.publicKey,
    invited_at: given.invitedAt,
    answered_at: given.answeredAt,
  };
}

function invitation(given: RestInvitationFragment): object {
  return {
    id: given.id,
    issuer_name: given.issuerName,
    email: given.email,
    role: given.role.toLowerCase(),
    status: given.status.toLowerCase(),
    invited_at: given.invitedAt,
    expires_at: given.expiresAt,
  };
}

/** Both or none: a name without a password is refused by the schema. */
function newAccount({ name, password }: Readonly<Record<string, unknown>>): unknown {
  return name === undefined && password === undefined ? null : { name, password };
}

export const partnerRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/partnerships/partners',
    operation: 'RestPartners',
    variables: listed,
    body: ({ partners: { nodes, pageInfo } }) => ({
      partners: nodes.map(partner),
      next: next(pageInfo),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/partnerships/invite',
    operation: 'RestInvitePartner',
    status: 201,
    variables: ({ body, faults }) => {
      required(faults, body, [['email', 'The email address is required.']]);
      return { email: body.email, role: upperCase(body.role ?? 'partner'), name: body.name ?? null };
    },
    body: ({ invitePartner: { partner: given } }) => ({
      partner: partner(given),
      message: `Partnership invitation sent to ${given.email}`,
    }),
  }),
  route({
    method: 'GET',
    path: '/api/partnerships/invitations',
    operation: 'RestInvitations',
    variables: () => ({}),
    body: ({ myInvitations }) => ({ invitations: myInvitations.nodes.map(invitation) }),
  }),
  route({
    method: 'POST',
    path: '/api/partnerships/answer-invitation',
    // The link's secret is sufficient, whatever credential the browser sends.
    lenient: true,
    names: [
      [/^id$/, 'invitation_id'],
      [/^newAccount\./, ''],
    ],
    operation: 'RestAnswerInvitation',
    variables: ({ body }) => ({
      id: body.invitation_id ?? null,
      token: body.token ?? null,
      accept: body.accept,
      newAccount: newAccount(body),
    }),
    body: ({ answerInvitation }) => ({
      invitation: invitation(answerInvitation.invitation),
      account_created: answerInvitation.accountCreated,
      has_wallet: answerInvitation.hasWallet,
    }),
  }),
];
