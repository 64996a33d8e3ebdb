import { inLanguage } from '../language/in-language.ts';
import { locale } from '../language/language.ts';

/** Sentences of the page that verifies a ticket. */
export const verifyTexts = inLanguage('verifyTexts', {
  title: 'Verify a ticket',
  lead: 'Is a ticket genuine? Find out here, without an account. The check runs in your browser; the ticket itself is not sent anywhere.',
  drop: 'Drop a ticket file or a picture of its QR code here',
  choose: 'Choose a file',
  chooseLabel: 'Ticket file or picture of a QR code',
  camera: 'Scan with the camera',
  cameraStop: 'Stop the camera',
  cameraLabel: 'Camera view',
  cameraHint: 'Hold the QR code in front of the camera.',
  cameraRefused: 'The camera cannot be used here. Allow it in your browser, or choose a file instead.',
  paste: 'Or paste the ticket',
  pasteHelp: 'The text of a ticket file (JSON), or the text of a QR code.',
  verify: 'Verify',
  verifying: 'Verifying...',
  empty: 'Choose, scan or paste a ticket first.',
  noCode: 'There is no readable QR code in this picture.',
  tooLarge: 'This file is too large to be a ticket.',
  unreadable: 'This file could not be read.',
  result: 'Result',
  waiting: 'The answer appears here.',
  answers: {
    yes: 'Yes, this ticket is genuine',
    no: 'No, do not trust this ticket',
    partly: 'Not fully checked',
  },
  reasons: {
    yes: 'Everything was checked, and everything is correct.',
    partly: 'We found no problem, but parts of this ticket could not be checked right now.',
    form: 'This is not a Passa ticket, or it is damaged.',
    signature: 'It was changed, or its organiser never signed it.',
    proof: 'Its proof does not belong to this ticket.',
    ledger: 'The ledger does not confirm this ticket.',
    revoked: 'It was genuine, but its organiser has revoked it. It is no longer valid.',
    time: 'It was genuine, but it has expired. It is no longer valid.',
    phone: 'Bound to a phone',
  },
  steps: {
    form: 'Complete',
    signature: 'Signed by its organiser',
    proof: 'Proved to be part of a batch',
    ledger: 'On the ledger',
    revoked: 'Not revoked',
    time: 'Not expired',
    phone: 'Bound to a phone',
  },
  states: { good: 'Correct', bad: 'Wrong', unknown: 'Not checked', none: 'Skipped' },
  stepsLabel: 'Checks',
  form: {
    file: 'A complete and unambiguous ticket file.',
    code: 'The text of a ticket’s QR code.',
    neither: 'Neither a ticket file nor the text of a ticket’s QR code.',
    fault: (field: string) => `A ticket file, but “${field}” is missing, unknown or malformed.`,
  },
  signature: {
    good: (version: number) => `Signed with version ${version} of the organiser’s key; nothing was changed.`,
    goodCode: 'Signed with a key of the organiser of this event.',
    bad: 'The signature does not match. The ticket was changed after signing, or someone else signed it.',
    noKey: 'The organiser that the ticket names has no such key.',
    noEvent: 'The event that the code names does not exist.',
    away: 'The organiser’s public key could not be loaded. Try again with a network.',
  },
  proof: {
    good: (size: number) =>
      size === 1
        ? 'The ticket is the only leaf under its root.'
        : `The path leads from this ticket to the root over ${size.toLocaleString(locale)} tickets.`,
    bad: 'The path does not lead from this ticket to its root.',
    none: 'This file carries no proof. A ticket gets one some minutes after it was bought: download it again.',
    code: 'A QR code is too small for a proof. The ticket file has one.',
  },
  ledger: {
    good: (ledger: number, at: string) =>
      `The root is in ledger ${ledger.toLocaleString(locale)}, closed ${at}.`,
    goodExplorer: 'You need not trust us: view the transaction.',
    noExplorer: 'That is what our records say; this network has no public page to look it up.',
    none: 'None of our transactions contains this root.',
    differs: 'The root is on the ledger, but not where the proof says.',
    away: 'Our record of the ledger could not be read. Try again with a network.',
    explorer: 'View the transaction',
  },
  phone: {
    ordinary:
      'No: whoever shows a copy first gets in. Buy it only if the seller passes it on to you here, so that you get a ticket of your own.',
    bound:
      'Yes: it admits by the phone of its holder alone, and a copy or a picture of it does not. Buy it only if the seller passes it on to you here.',
    unbound: (at: string) =>
      `It will be: doors ask for the phone of its holder from ${at}. Buy it only if the seller passes it on to you here.`,
    away: 'It could not be asked whether the ticket is bound to a phone.',
  },
  revoked: {
    transferred: 'It was passed on to another person, who has a new ticket for it.',
    good: 'The organiser has not revoked it, as of now.',
    bad: (at: string) => `Revoked ${at}.`,
    away: 'The list of revoked tickets could not be loaded. Try again with a network.',
  },
  time: {
    soon: (from: string) => `Valid from ${from}.`,
    now: (until: string) => `Valid now, until ${until}.`,
    over: (at: string) => `Expired ${at}.`,
  },
  settled: 'The result is already clear.',
  unsigned: 'Not confirmed: the signature could not be verified.',
  facts: 'Ticket contents',
  factLabels: {
    movedTo: 'Moved to',
    venueToday: 'Place now',
    event: 'Event',
    date: 'Date',
    venue: 'Venue',
    tier: 'Tier',
    price: 'Price',
    holder: 'Holder',
    id: 'Ticket ID',
  },
  technical: 'Technical details',
  technicalLabels: {
    network: 'Network',
    ledger: 'Ledger',
    transaction: 'Transaction',
    root: 'Root',
    account: 'Account',
    key: 'Key',
  },
  notUsed: 'Only the scanner at the door knows whether the ticket has been used.',
});

/** Sentences of the part that computes the draw of a waiting room again. */
export const drawTexts = inLanguage('drawTexts', {
  title: 'Check the draw of a waiting room',
  lead: 'The order of a waiting room is drawn by lot. Your browser computes it again, from data that everyone can see.',
  link: 'Link of the waiting room or of the event',
  linkHelp: 'As in the address bar of your browser.',
  placeHash: 'Fingerprint of your place (optional)',
  seedHash: 'Fingerprint of the seed (optional)',
  listHash: 'Fingerprint of the list of places (optional)',
  noted: 'As you noted it from the page of the room.',
  check: 'Check the draw',
  checking: (done: number) => `Computing… ${done.toLocaleString(locale)} places`,
  empty: 'Enter the link of the waiting room first.',
  noHash: 'A fingerprint has 64 digits: 0 to 9 and a to f.',
  none: 'There is no draw here. It is published a few seconds after the sale has begun.',
  away: 'The data of the draw could not be loaded. Please try again.',
  seed: 'The seed has the fingerprint that you noted.',
  ownSeed: 'The seed has the fingerprint that was published before the sale.',
  badSeed: 'The seed has another fingerprint. Do not trust this draw.',
  list: 'The list of places has the fingerprint that you noted.',
  ownList: 'The list of places has the fingerprint that was published when the sale began.',
  badList: 'The list of places has another fingerprint, or a place twice. Do not trust this draw.',
  order: (count: number, ledger: number | null) =>
    `The order was computed again from the seed ${
      ledger === null
        ? 'alone. No ledger took part, because none answered when the sale began: the seed alone decided, and Passa knew it before. This check cannot show that no one knew the order in advance'
        : `and ledger ${ledger.toLocaleString(locale)}`
    }. Places: ${count.toLocaleString(locale)}.`,
  place: (number: number) => `This place is number ${number.toLocaleString(locale)}.`,
  noPlace:
    'This place was not drawn: it is not in the list. A person who joined later queues behind the list.',
});
