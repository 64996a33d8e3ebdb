import { inLanguage } from '../language/in-language.ts';

/** The tabs of the panel and the texts of its first one. */
export const panelTexts = inLanguage('panelTexts', {
  tabs: {
    overview: 'Overview',
    partners: 'Partners',
    contracts: 'Contracts',
    create: 'Create Contract',
    mine: 'My Contracts',
    all: 'All Contracts',
  },
  nav: 'Partnerships',
  lead: 'Share the revenue of an event: everyone signs, and the ledger pays.',
  leadForPartners: 'Contracts in which an organiser shares the revenue of an event with you.',
  needsYou: 'Waiting for you',
  nothingWaits: 'Nothing is waiting for you.',
  latest: 'Latest contracts',
  allContracts: 'All contracts',
  how: 'How sharing works',
  steps: [
    ['Invite partners', 'Musicians, sponsors and venues accept by email, and get a wallet.'],
    ['Write down the shares', 'Fixed amounts first, then percentages. The remainder stays yours.'],
    [
      'Everyone signs',
      'Once enough signatories have approved, the contract becomes an account on the ledger.',
    ],
    [
      'Money leaves with signatures',
      'Ticket sales flow into it, and no one can pay from it alone. Nor can we.',
    ],
  ],
});

/** Texts of invitations, in the panel and on the page that the mail links to. */
export const invitationTexts = inLanguage('invitationTexts', {
  invitation: 'the invitation',
  networkError: 'Network error',
  cancel: 'Cancel',
  roles: { PARTNER: 'Partner', MUSICIAN: 'Musician', SPONSOR: 'Sponsor', VENUE: 'Venue' },
  title: 'Partnership invitation',
  inPanel: 'Invitations',
  from: (issuer: string, role: string) => `${issuer} invites you as ${role}`,
  body: 'If you accept, contracts of this organiser can give you a share of the revenue of an event. You owe nothing, and you see every contract.',
  walletBody:
    'When you accept, you get a wallet on the ledger if you have none. Your shares are paid into it.',
  accept: 'Accept',
  decline: 'Decline',
  declineQuestion: 'Decline this invitation?',
  declineBody: (issuer: string) => `We notify ${issuer}. You can be invited again.`,
  acceptAndJoin: 'Accept and create my account',
  newAccount: (email: string) => `There is no account for ${email} yet. It is created with your answer.`,
  haveAccount: (email: string) => `It is for the account of ${email}.`,
  name: 'Full Name',
  password: 'Password',
  accepted: 'You are partners now.',
  acceptedBody: (issuer: string) =>
    `${issuer} can now give you a share in a contract. You find it in your dashboard.`,
  accountMade: 'Your account is ready. Sign in with your email and the password that you just chose.',
  walletMade: 'Your wallet is ready.',
  declined: 'You declined this invitation.',
  declinedBody: (issuer: string) => `${issuer} has been notified. Nothing else happens.`,
  expiresAt: 'The link works until',
  missing: 'This invitation is no longer valid',
  missingBody:
    'It was answered already, it has expired, or a newer one was sent. Sign in to see your partnerships, or ask the organiser to send it again.',
  signInFirst: (email: string) =>
    `There is an account for ${email} that was never confirmed. Sign in to it, then open the link in the email again.`,
  another: (email: string, own: string) =>
    `This invitation went to ${email}. You are signed in as ${own}: sign out to answer it.`,
  signOut: 'Sign out',
  answerFailed: (reason: string) => `Failed to answer: ${reason}`,
  toDashboard: 'Open my partnerships',
  invitedAt: 'Invited',
  loading: 'Looking for your invitation…',
});

/** Words of lists and cards of contracts. */
export const contractTexts = inLanguage('contractTexts', {
  none: 'No contracts yet',
  noneForIssuer: 'Set out who gets what share of an event, and have everyone sign.',
  noneForMembers: 'Contracts with you as a partner or signatory appear here.',
  noneForAll: 'Contracts of all organisers appear here.',
  noneOfStatus: 'None in this state.',
  loading: 'Loading contracts',
  theContracts: 'the contracts',
  more: 'Load more',
  status: 'Status',
  statuses: { ALL: 'All', DRAFT: 'Draft', FINAL: 'Final' },
  finalizing: 'Finalizing…',
  roles: { ISSUER: 'Issuer', SIGNATORY: 'Signatory', PARTNER: 'Partner', VIEWER: 'Viewer' },
  yourRole: (role: string) => `Your role: ${role}`,
  approvals: (given: number, required: number) => `${given} of ${required} approvals`,
  shares: (count: number) => (count === 1 ? '1 share' : `${count} shares`),
  signatories: (count: number) => (count === 1 ? '1 signatory' : `${count} signatories`),
  totalRevenue: 'Total Revenue',
  distributed: 'Distributed',
  back: 'Back to Contracts',
  missing: 'Contract not found',
  missingBody: 'It may have been withdrawn, or you are not part of it.',
});
