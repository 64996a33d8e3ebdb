import { inLanguage } from '../language/in-language.ts';

/** Sentences of finding one's tickets by a mailed link. */
export const findingTexts = inLanguage('findingTexts', {
  title: 'Find my tickets',
  lead: 'Enter the email address that you used for the purchase. We will send you a link to your tickets; you need no account.',
  email: 'Email',
  send: 'Send me the link',
  sending: 'Processing...',
  sent: (email: string) => `If tickets were bought with ${email}, a link to them is on its way.`,
  sentBody: 'It works once, for 30 minutes. No email? Check your spam folder, or try another address.',
  other: 'Try another address',
  member: 'Already signed in? All your tickets are under My Tickets.',
  myTickets: 'My Tickets',
  readyTitle: 'Your tickets are ready',
  readyBody: 'This link works once. Open it on the device that you will take with you.',
  show: 'Show my tickets',
  spent: 'This link is no longer valid',
  spentBody: 'It was already used, or is older than 30 minutes. Ask for a new one.',
  yourTickets: 'Your tickets',
  until: (time: string) =>
    `Shown here until ${time}. Save or print what you need; you can always ask for a new link.`,
  forget: 'Hide my tickets on this device',
  sendAgain: 'Send to my mailbox again',
  sentAgain: 'On its way to your mailbox.',
  freshLink: 'Send me a fresh link',
  freshLinkLead:
    'To pass a ticket on, change its name or cancel it, open a fresh link. It goes to your mailbox, and works once, for 30 minutes.',
  freshLinkSent: 'A fresh link is on its way to your mailbox.',
  calendar: 'Add to calendar',
  mailLinkOver: 'The event is over, or the link was ended. Ask for a new one.',
  keptHere: 'Saved on this device until the event is over: they open without a network.',
  endLink: 'End this link',
  endLinkQuestion: 'End the link in the email?',
  endLinkConsequence:
    'It no longer opens for anyone. Your tickets stay valid, and you can ask for a new link.',
  linkEnded: 'The link no longer opens.',
  passOver: 'This view of your tickets has expired. Ask for a new link.',
});
