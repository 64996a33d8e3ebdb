import { list, type Manual, maybe, page, SEARCHED, SENTENCE, shape } from '../../openapi/manual.ts';

const tag = 'Partnerships';

const PARTNER = shape('Partner', {
  id: 'Partner.id',
  name: 'Partner.name',
  email: 'Partner.email',
  role: 'Partner.role',
  status: 'Partner.status',
  user_id: 'Partner.userId',
  public_key: 'Partner.publicKey',
  invited_at: 'Partner.invitedAt',
  answered_at: 'Partner.answeredAt',
});
const INVITATION = shape('Invitation', {
  id: 'PartnerInvitation.id',
  issuer_name: 'PartnerInvitation.issuerName',
  email: 'PartnerInvitation.email',
  role: 'PartnerInvitation.role',
  status: 'PartnerInvitation.status',
  invited_at: 'PartnerInvitation.invitedAt',
  expires_at: 'PartnerInvitation.expiresAt',
});

export const partnerManual = {
  RestPartners: {
    tag,
    summary: 'Lists the partners of the issuer',
    note: 'Most recently invited first.',
    query: SEARCHED,
    answers: shape('PartnerList', page('partners', PARTNER)),
  },
  RestInvitePartner: {
    tag,
    summary: 'Invites a partner by email',
    sends: {
      email: 'InvitePartnerInput.email',
      role: maybe('InvitePartnerInput.role'),
      name: maybe('InvitePartnerInput.name'),
    },
    answers: shape('PartnerInvited', { partner: PARTNER, message: SENTENCE }),
  },
  RestInvitations: {
    tag,
    summary: "Lists the caller's partner invitations",
    note: 'Requires a confirmed email address. Pending invitations come first.',
    answers: shape('InvitationList', { invitations: list(INVITATION) }),
  },
  RestAnswerInvitation: {
    tag,
    summary: 'Answers a partner invitation',
    note: 'Identified by the secret from the emailed link or, signed in, by the ID. If the address has no account, accepting creates one and requires `name` and `password`.',
    sends: {
      invitation_id: maybe('AnswerInvitationInput.id'),
      token: maybe('AnswerInvitationInput.token'),
      accept: 'AnswerInvitationInput.accept',
      name: maybe('NewPartnerAccount.name'),
      password: maybe('NewPartnerAccount.password'),
    },
    answers: shape('InvitationAnswered', {
      invitation: INVITATION,
      account_created: 'AnswerInvitationPayload.accountCreated',
      has_wallet: 'AnswerInvitationPayload.hasWallet',
    }),
  },
} satisfies Record<string, Manual>;
