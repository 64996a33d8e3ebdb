import { inLanguage } from '../language/in-language.ts';
import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Sentences about releasing revenue. */
export const revenueTexts = inStaffLanguage('revenueTexts', {
  title: 'Revenue',
  lead: 'What came in, where it is, and the rounds that share it out.',
  releases: 'Rounds',
  expenses: 'Expenses',
  refresh: 'Refresh',
  triggered: 'Distribution release triggered successfully!',
  triggerFailed: (reason: string) => `Failed to trigger release: ${reason}`,
  approved: 'Release approved successfully!',
  approveFailed: (reason: string) => `Failed to approve: ${reason}`,
  released: 'Funds released successfully!',
  releaseFailed: (reason: string) => `Failed to release funds: ${reason}`,
  networkError: 'Network error',
  pending: 'Pending Approvals',
  pendingLoading: 'Loading pending rounds',
  noPending: 'No pending releases',
  noPendingBody: 'Rounds appear here when they are triggered, and disappear when they are paid.',
});

/** Sentences about the money of all events. */
export const revenueMoneyTexts = inStaffLanguage('revenueMoneyTexts', {
  title: 'Money',
  loaded: 'the money of your events',
  figures: {
    revenueCollected: 'Collected',
    revenueDue: 'Due at the door',
    heldInEscrow: 'In escrow',
    paidToPartners: 'Paid to partners',
  },
  hints: {
    revenueCollected: 'Paid by guests, less refunds.',
    revenueDue: 'Ordered, not paid yet.',
    heldInEscrow: 'Waits for a round of its contract.',
    paidToPartners: 'By rounds that were released.',
  },
  nothing: 'Nothing yet',
  none: '–',
  byEvent: 'By event',
  byMonth: 'By month',
  event: 'Event',
  month: 'Month',
  sold: 'Sold',
  due: 'Due',
  collected: 'Collected',
});

/** Sentences of the form that triggers a release. */
export const triggerTexts = inStaffLanguage('triggerTexts', {
  title: 'Trigger Distribution Release',
  lead: 'Sets out who gets what, and asks the signatories to sign. No money moves before that.',
  contract: 'Contract',
  choose: 'Choose a contract',
  amount: 'Amount (XLM)',
  reason: 'Reason',
  reasonHint: 'Shown to every signatory',
  go: 'Trigger Release',
  available: 'Available for distribution',
  all: 'All of it',
  inOpen: 'In open rounds',
  owed: 'Owed expenses',
  owedWhy: 'Owed expenses are paid first, on top of the amount, in the same transaction.',
  owedTooMuch:
    'The escrow holds less than the expenses that are owed. Expenses are paid first, so more must come in before revenue can be released.',
  notAsked: 'The ledger is unreachable: these figures come from our records.',
  none: 'No contract is ready for a round',
  noneBody: 'Revenue is released from final contracts. Finalize one first.',
});

/** Sentences about one release, its signatures and its payments. */
export const releaseTexts = inStaffLanguage('releaseTexts', {
  name: (number: number) => `Round ${number}`,
  details: 'Details',
  detailsOf: (number: number, contract: string) => `Details of round ${number} of ${contract}`,
  statuses: {
    PREPARING: 'Preparing',
    PENDING: 'Pending',
    AUTHORIZED: 'Authorized',
    RELEASING: 'Releasing',
    RELEASED: 'Released',
    FAILED: 'Failed',
    CANCELLING: 'Cancelling',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
  },
  signatures: (gathered: number, required: number) => `${gathered} of ${required} signatures`,
  approve: 'Approve',
  release: 'Release Funds',
  approveNamed: (number: number, contract: string) => `Approve round ${number} of ${contract}`,
  releaseNamed: (number: number, contract: string) => `Release Funds of round ${number} of ${contract}`,
  cancel: 'Cancel round',
  cancelTitle: 'Cancel this round?',
  cancelBody:
    'Its signatures can never be used again: the ledger records that. The money stays in the escrow and can be released by a new round.',
  cancelReason: 'Reason',
  keep: 'Keep it',
  cancelled: 'Round cancelled',
  cancelling: 'The round is being cancelled.',
  cancelFailed: (reason: string) => `Failed to cancel the round: ${reason}`,
  again: 'Trigger again',
  againTitle: 'Trigger this round again?',
  againBody:
    'A new round with the same amount and reason. Signatures of the old round do not count: everyone is asked again.',
  againConfirm: 'Trigger again',
  onTheWay: 'The round is on its way. The ledger is taking longer than usual.',
  history: 'Rounds',
  past: 'Past rounds',
  historyOf: 'Rounds of a contract',
  historyLoading: 'Loading rounds',
  noHistory: 'No rounds yet',
  noHistoryBody: 'Each round stays here with its signatures and its payments.',
  more: 'Load more',
  toDistribute: 'To distribute',
  distributed: 'Distributed',
  total: (total: string) => `${total} leaves the escrow, including owed expenses`,
  expires: 'Expires',
  timeline: 'Status',
  triggered: (name: string) => `${name} triggered it`,
  preparing: 'The transaction is being prepared',
  signed: (name: string) => `${name} signed`,
  withPlatform: 'with the key that Passa keeps',
  withOwn: 'with a wallet of their own',
  notCounting: 'No longer counts',
  sent: 'Sent to the ledger',
  waitingFor: (missing: number) =>
    missing === 1 ? 'Waiting for 1 more signature' : `Waiting for ${missing} more signatures`,
  authorized: 'Authorized: enough signatures',
  releasing: 'On its way to the ledger',
  releasedAt: 'Released',
  failed: 'Not released',
  expired: 'Expired: its signatures can no longer be used',
  cancellingNow: 'Being cancelled on the ledger',
  cancelledAt: 'Cancelled',
  payments: 'Who gets what',
  paymentsLead: 'Fixed when the round was triggered: every signature covers exactly these payments.',
  paymentsTotal: 'Total',
  kinds: { SHARE: 'Share', ISSUER: 'Organiser', EXPENSE: 'Expense', ADVANCE: 'Advanced refunds' },
  platformKey:
    'Your key for this contract is kept by Passa and signs when you approve. The ledger refuses anything with fewer signatures than the contract requires.',
  ownKey:
    'You sign this contract with a wallet of your own. No one else can sign in your name, including us.',
  technical: 'Technical details',
  hash: 'Transaction hash',
  copyHash: 'Copy transaction hash',
  copyXdr: 'Copy transaction (XDR)',
  ledger: 'Ledger',
  fee: 'Network fee',
  explorer: 'View on explorer',
  loading: 'Loading the round',
  notFound: 'We could not find this round.',
});

/** Sentences of the confirmation before a release is signed or paid. */
export const confirmRoundTexts = inLanguage('confirmRoundTexts', {
  approve: {
    question: (number: number, contract: string) => `Approve round ${number} of ${contract}?`,
    consequence:
      'Your signature counts for exactly these payments and cannot be taken back. Nothing moves before enough have signed.',
    confirm: (amount: string) => `Approve ${amount}`,
  },
  release: {
    question: (number: number, contract: string) => `Release the funds of round ${number} of ${contract}?`,
    consequence: 'These payments are made now, in one transaction, and cannot be undone.',
    confirm: (amount: string) => `Release ${amount}`,
  },
  leaves: 'Leaves the escrow',
  ofWhichOwed: 'of which owed expenses and advances',
  left: 'Left in the escrow',
  keep: 'Not now',
  loading: 'Loading the payments',
});
