import { inLanguage } from '../language/in-language.ts';

/** Sentences of choosing tickets, and after a purchase. */
export const buyingTexts = inLanguage('buyingTexts', {
  order: 'Your order',
  tickets: 'Tickets',
  ticketsOf: (tier: string) => `Tickets, ${tier}`,
  more: (tier: string) => `One more ${tier}`,
  fewer: (tier: string) => `One fewer ${tier}`,
  remove: (tier: string) => `Take ${tier} out of the order`,
  addTitle: 'Add to this order',
  add: (tier: string) => `Add ${tier}`,
  dueAtDoor: 'Due at the door',
  most: (count: number) => `An order holds up to ${count} tickets.`,
  nextTitle: 'What happens next',
  nextNow: 'Your tickets appear here at once, ready to show.',
  nextMail: 'They also arrive by e-mail, as a PDF with a calendar entry.',
  nextDoor: (amount: string) => `At the door you pay ${amount}, and walk in.`,
  nextEnter: 'At the door your code is scanned, and you walk in.',
  sentTo: (email: string) => `On its way to ${email}`,
  sentToMany: (count: number, email: string) => `${count} tickets are on their way to ${email}`,
  sentBody:
    'The mail brings the PDF, the ticket files and a calendar entry. Not there? Look under spam, or let us send a link.',
  confirmBy: (moment: string) =>
    `Confirm by ${moment}, or the places go back on sale. The mail has the link.`,
  findTickets: 'Find my tickets',
  addToCalendar: 'Add to calendar',
  ended: 'This event has ended',
  endedBody: 'Its tickets are no longer sold. There is more to come.',
  browse: 'Browse Events',
  total: 'Total',
});
