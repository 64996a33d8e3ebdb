import { inStaffLanguage } from '../language/in-staff-language.ts';

/** The form of the first event. */
export const startTexts = inStaffLanguage('startTexts', {
  form: 'First event',
  tier: 'Tickets',
  cover: 'JPEG, PNG or WebP, at most 10 MB. Without one, a poster is drawn.',
  noCover: 'Without a cover',
  poster: 'Your poster is drawn in this style.',
  zone: (zone: string) => `At the event, ${zone}.`,
  continue: 'Continue',
  later: 'Everything can be changed later, and more tiers can be added. Nothing is public yet.',
  descriptionExample: 'Who plays, what to expect, what to bring.',
  required: {
    count: 'Enter how many tickets there are.',
    price: 'Enter a price, or 0 if they are free.',
  },
});

/** A draft that is ready. */
export const launchTexts = inStaffLanguage('launchTexts', {
  title: 'Ready to go on sale?',
  lead: 'Look at the page as buyers will see it, then press Publish.',
  preview: 'Preview page',
});

/** Sharing an event. */
export const shareTexts = inStaffLanguage('shareTexts', {
  title: 'Share',
  link: 'Link to the public page',
  code: (name: string) => `QR code of the page of ${name}`,
  message: 'Text to send',
  copyMessage: 'Copy text',
  invitation: (name: string, when: string, venue: string, url: string) =>
    `${name}\n${when}\n${venue}\n\nTickets: ${url}`,
});

/** The rehearsal with a ticket of one's own. */
export const tryTexts = inStaffLanguage('tryTexts', {
  title: 'Try it yourself',
  lead: 'Get a ticket without payment, and scan it as the door will. It takes one place of the first tier.',
  get: 'Get a test ticket',
  sent: 'On its way to your address:',
  scan: 'Scan it now',
  heard: 'Result',
  validFrom: 'The ticket is valid from',
  asItShould: 'The code was read. Before the event, this is the expected result.',
});

/** The checklist on the home. */
export const firstStepTexts = inStaffLanguage('firstStepTexts', {
  first: 'Put your first event on sale',
  firstLead: 'All it needs is a name, a place, a time, a few words and one kind of ticket.',
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  open: 'Not done yet',
  go: 'Open',
  goTo: (step: string) => `Open: ${step}`,
  steps: {
    event: 'Create an event',
    tickets: 'Create tickets',
    sale: 'Publish the event',
    payment: 'Set up payments',
    testTicket: 'Get a test ticket',
    testScan: 'Scan your test ticket',
    ownership: 'Claim ownership',
    team: 'Invite your team',
    door: 'Prepare the door',
  },
  hints: {
    event: 'Name, place and time.',
    tickets: 'At least one tier with a price.',
    sale: 'The page of the event becomes public, and sales begin.',
    payment: 'M-Pesa, cards or payouts: one way to be paid is enough.',
    testTicket: 'See what your guests get by email.',
    testScan: 'See the result that the door gives.',
    ownership:
      'Your organisation has no owner yet. An owner decides who is in the team, and where the money goes.',
    team: 'Colleagues for the door, the money and the contracts.',
    door: 'Name the gates, and pair the phones.',
  },
});
