import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Words about messages to groups. */
export const groupTexts = inStaffLanguage('groupTexts', {
  list: 'Messages to groups',
  none: 'No messages to groups yet',
  noneBody: 'Write to the holders of an event’s tickets, or to the signatories of a contract.',
  holdersOf: (about: string) => `Ticket holders of ${about}`,
  chosenOf: (count: number, about: string) =>
    count === 1 ? `1 guest of ${about}` : `${count} guests of ${about}`,
  chosenTickets: (count: number) =>
    count === 1 ? 'Holder of the chosen ticket' : `Holders of ${count} chosen tickets`,
  followersOf: (about: string) => `Followers of ${about}`,
  signatoriesOf: (about: string) => `Signatories of ${about}`,
  status: { QUEUED: 'Waiting to be sent', SENDING: 'Being sent', SENT: 'Sent' },
  progress: 'Delivery',
  delivered: 'in their messages',
  opened: 'opened',
  mailed: 'by email',
  failed: 'not reached',
  nobody: 'This group had no members.',
});
