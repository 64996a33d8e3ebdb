import type { DueMethod } from '../gql/graphql.ts';
import { inLanguage } from '../language/in-language.ts';

/** Sentences of validation and revocation. */
export const doorTexts = inLanguage('doorTexts', {
  error: (message: string) => `Error: ${message}`,
  offlineNeedsData: 'Error: Please get public key and revocation list first for offline validation',
  noIssuer: 'Error: No issuer ID available',
  publicKeyError: (reason: string) => `Error loading public key: ${reason}`,
  revocationListError: (reason: string) => `Error loading revocation list: ${reason}`,
  validate: 'Validate Ticket',
  validating: 'Validating...',
  lead: 'Paste a ticket, or scan its code with a hardware scanner.',
  input: 'Ticket JSON',
  inputHelp: 'The ticket file, or the text of the QR code.',
  notJson: 'This is neither ticket JSON nor the text of a QR code.',
  empty: 'Please enter a ticket',
  checkOnly: 'Check only, record no entry',
  modes: { online: 'Online', offline: 'Offline' },
  onlineHelp: 'The service checks the ticket and records the entry, once.',
  offlineHelp: 'Checks with the key and the list below. Nothing is recorded.',
  getData: 'Get Public Key & Revocation List',
  event: 'Event',
  anyEvent: 'Any event of yours',
  gate: 'Gate',
  noGate: 'No gate',
  dueTitle: 'Due at the door',
  collected: 'Payment recorded',
  collect: (amount: string) => `Collect ${amount}`,
  stillDue: 'Let in, still due',
  unpaidQuestion: (amount: string) => `Let this guest in without ${amount}?`,
  unpaidConsequence:
    'The amount stays due. The report counts the entry as unpaid, with your name. No door asks this guest again.',
  collectFailed: (reason: string) => `The payment was not recorded: ${reason}`,
  keyUnknown: 'This key is not one of the organiser of this ticket.',
  methods: {
    CASH: 'Cash',
    MOBILE_MONEY: 'Mobile money',
    CARD_TERMINAL: 'Card terminal',
    WAIVED: 'Waived',
    UNPAID: 'Let in unpaid',
  } satisfies Record<DueMethod | 'UNPAID', string>,
  revoke: 'Revoke Ticket',
  revokeLead: 'A revoked ticket is no longer valid. This cannot be undone.',
  revokeQuestion: 'Revoke this ticket permanently?',
  revokeConsequence:
    'Every door refuses its code from now on; offline doors do so once they have the new list. Its amount due is cancelled, and its place does not go back on sale. This cannot be undone.',
  revoked: 'Ticket revoked',
});
