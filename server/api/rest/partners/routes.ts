import { maybe } from '../../openapi/manual.ts';
import type { OwnVariable } from '../arguments.ts';
import { type Route, section } from '../route.ts';

const { get, post } = section('Partnerships');

/** Both or none: a name without a password is refused by the schema. */
const NEW_ACCOUNT: OwnVariable = {
  fields: { name: maybe('NewPartnerAccount.name'), password: maybe('NewPartnerAccount.password') },
  read: ({ body: { name, password } }) =>
    name === undefined && password === undefined ? null : { name, password },
};

export const partnerRoutes: Route[] = [
  get('/api/partnerships/partners', 'RestPartners', {
    summary: 'Lists the partners of the issuer',
    note: 'Most recently invited first.',
    answers: 'PartnerList',
  }),
  post('/api/partnerships/invite', 'RestInvitePartner', {
    summary: 'Invites a partner by email',
    answers: 'PartnerInvited',
    status: 201,
    message: ({ invitePartner: { partner } }) => `Partnership invitation sent to ${partner.email}`,
  }),
  get('/api/partnerships/invitations', 'RestInvitations', {
    summary: "Lists the caller's partner invitations",
    note: 'Requires a confirmed email address. Pending invitations come first.',
    answers: 'InvitationList',
  }),
  post('/api/partnerships/answer-invitation', 'RestAnswerInvitation', {
    summary: 'Answers a partner invitation',
    note: 'Identified by the secret from the emailed link or, signed in, by the ID. If the address has no account, accepting creates one and requires `name` and `password`.',
    answers: 'InvitationAnswered',
    // The link's secret is sufficient, whatever credential the browser sends.
    lenient: true,
    names: [[/^newAccount\./, '']],
    values: { newAccount: NEW_ACCOUNT },
  }),
];
