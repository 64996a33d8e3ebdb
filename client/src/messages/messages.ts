import { inLanguage } from '../language/in-language.ts';

/** Sentences about messages and the contact form. */
export const messageTexts = inLanguage('messageTexts', {
  sent: 'Message sent successfully!',
  sendFailed: 'Failed to send message',
  readFailed: 'Failed to mark message as read',
  none: 'No messages yet',
  contactSent: 'Message Sent!',
});

/** Words of the messages panel. */
export const letterTexts = inLanguage('letterTexts', {
  title: 'Messages',
  lead: 'What people write to you, and what you write to them.',
  inbox: 'Inbox',
  sentBox: 'Sent',
  groups: 'Groups',
  boxes: 'Boxes',
  search: 'Search messages',
  unreadOnly: 'Unread only',
  list: 'Your messages',
  loading: 'Loading messages...',
  more: 'Show older messages',
  noneBody: 'When somebody writes to you, it arrives here at once.',
  noneSent: 'You have not written to anybody yet.',
  noneFound: 'No message matches.',
  choose: 'Choose a message to read it here.',
  unread: 'Unread',
  to: (name: string) => `To ${name}`,
  alert: 'Alert',
  notice: 'Notice',
  opened: 'Opened',
  notOpened: 'Not opened yet',
  back: 'Back to messages',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  replySubject: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, 200)),
  you: 'You',
  thread: 'Messages of this thread',
  alertReason: 'An alert also rings the bell.',
});

/** Words of the form for a new message. */
export const composeTexts = inLanguage('composeTexts', {
  title: 'New message',
  compose: 'Compose',
  audience: 'For',
  person: 'One person',
  holders: 'Ticket holders',
  signatories: 'Signatories',
  recipient: 'Recipient email',
  recipientHint: 'The address of an account on Passa.',
  event: 'Event',
  chooseEvent: 'Choose an event',
  tiers: 'Tiers',
  allTiers: 'None chosen: holders of every tier.',
  contract: 'Contract',
  chooseContract: 'Choose a contract',
  subject: 'Subject',
  body: 'Message',
  type: 'Type',
  send: 'Send Message',
  cancel: 'Cancel',
});
