import { inLanguage } from '../language/in-language.ts';

/** Messages about an order on the buyer's phone, their end, and tickets that are found by a texted code. */
export const phoneTexts = inLanguage('phoneTexts', {
  title: 'On your phone',
  lead: 'The link to your tickets, a reminder, and news of the event, as a message to your phone.',
  ask: 'Send messages about this order to my phone',
  askHint:
    'Optional. The link to your tickets, a reminder, and news of the event. Each message says how to end them.',
  askNumber: 'Write the phone number with its country code, such as +254 712 345 678.',
  notSet: (reason: string) => `Messages to your phone are not set up: ${reason}`,
  number: 'Phone number with country code',
  channel: 'Send by',
  send: 'Send to my phone',
  sending: 'Sending…',
  goesTo: (number: string, channel: string) => `Messages go to ${number} by ${channel}.`,
  states: {
    KEPT: 'The message with your tickets is kept for developers.',
    QUEUED: 'The message with your tickets is on its way.',
    SENDING: 'The message with your tickets is on its way.',
    ACCEPTED: 'The message with your tickets is on its way.',
    SENT: 'The message with your tickets is on its way.',
    DELIVERED: 'The message with your tickets has arrived.',
    FAILED: 'The message with your tickets did not arrive. Check the number.',
    UNKNOWN: 'We do not know whether the message with your tickets arrived.',
    STOPPED: 'This number gets no messages.',
    EXPIRED: 'The message with your tickets was not sent in time.',
  },
  waiting: 'The link to your tickets comes once the order is paid.',
  optedOut:
    'This number has stopped our messages. Reply START to one of them, or use the link in it, to allow them again.',
  stop: 'End messages about this order',
  stopped: 'Messages about this order have ended.',
  stopTitle: 'Stop messages',
  stopLead:
    'No more SMS or WhatsApp messages from us to this phone, from any organiser. Your tickets stay valid.',
  stopAll: 'Stop all messages',
  stoppedTitle: 'Messages have stopped',
  stoppedBody: (number: string) =>
    `${number} gets no more messages from us, apart from codes that you ask for.`,
  allow: 'Allow messages again',
  allowedTitle: 'Messages are allowed again',
  allowedBody: (number: string) => `${number} gets messages about orders that ask for them.`,
  unknownLink: 'This link is not complete',
  unknownLinkBody: 'Open the whole link from the message, or reply STOP to it.',
  byEmail: 'By email',
  byPhone: 'By phone',
  way: 'Find tickets by email or phone',
  phone: 'Phone number with country code',
  sendCode: 'Text me a code',
  codeSent: (number: string) => `If tickets were bought with ${number}, a code is on its way.`,
  codeSentBody:
    'It works for 10 minutes. No code? Tickets are found by the number that was given with its country code.',
  code: 'Code of six digits',
  showTickets: 'Show my tickets',
  otherNumber: 'Try another number',
  codeLead:
    'Enter the phone number that you gave for the purchase. We will text you a code; you need no account.',
});
