import { inLanguage } from '../language/in-language.ts';

/** Sentences of finding one's tickets by a mailed link. */
export const findingTexts = inLanguage('findingTexts', {
  title: 'Find my tickets',
  lead: 'Give the e-mail address that you bought with. We send a link that shows your tickets; no account is needed.',
  email: 'Email',
  send: 'Send me the link',
  sending: 'Processing...',
  sent: (email: string) => `If tickets were bought with ${email}, a link to them is on its way.`,
  sentBody: 'It works once, for 30 minutes. Nothing there? Look under spam, or try another address.',
  other: 'Try another address',
  member: 'Signed in already? Everything you hold is under My Tickets.',
  myTickets: 'My Tickets',
  readyTitle: 'Your tickets are ready',
  readyBody: 'This link works once. Open it on the device that you will have with you.',
  show: 'Show my tickets',
  spent: 'This link is no longer valid',
  spentBody: 'It was used already, or it is older than 30 minutes. A new one is a moment away.',
  yourTickets: 'Your tickets',
  until: (time: string) =>
    `Shown here until ${time}. Save or print what you need; you can always ask for a new link.`,
  forget: 'Hide my tickets on this device',
  sendAgain: 'Send to my mailbox again',
  sentAgain: 'On its way to your mailbox.',
  calendar: 'Add to calendar',
  mailLinkOver: 'The event is over, or the link was ended. A new link is a moment away.',
  keptHere: 'Kept on this device until the event is over: they open without a network.',
  endLink: 'End this link',
  endLinkQuestion: 'End the link of the mail?',
  endLinkConsequence:
    'It no longer opens for anyone. Your tickets stay valid, and you can ask for a new link.',
  linkEnded: 'The link no longer opens.',
  passOver: 'The time to look at your tickets is over. Ask for a new link.',
});
