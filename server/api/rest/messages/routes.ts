import { flag, maybe } from '../../openapi/manual.ts';
import type { OwnVariable } from '../arguments.ts';
import { type Route, section } from '../route.ts';
import { required } from '../wire.ts';

const { get, post } = section('Messages');

const UNREAD: OwnVariable = {
  fields: { unread: maybe(flag('Returns only unread messages.')) },
  read: ({ query }) => query.unread === 'true',
};

/** A reply goes to the other person of its thread. */
const RECIPIENT: OwnVariable = {
  fields: { recipient_email: maybe('SendMessageInput.recipientEmail') },
  read({ body, faults }) {
    if (!body.in_reply_to)
      required(faults, body, [['recipient_email', 'Please say whom the message is for.']]);
    return body.recipient_email ?? null;
  },
};

export const messageRoutes: Route[] = [
  get('/api/messages', 'RestMessages', {
    summary: 'Lists the messages of the caller',
    note: 'Newest first. Both mailboxes unless `box` is given.',
    answers: 'MessageList',
    values: { unread: UNREAD },
  }),
  post('/api/messages', 'RestSendMessage', {
    summary: 'Sends a message',
    note: 'A reply goes to the other person of its thread, so the address is optional.',
    answers: 'SentMessage',
    status: 201,
    values: { recipientEmail: RECIPIENT },
    message: 'Message sent successfully!',
  }),
  post('/api/messages/:id/read', 'RestMarkMessageRead', {
    summary: 'Marks a message as read',
    note: 'A message that the caller sent is returned unchanged.',
    answers: 'Message',
  }),
  post('/api/contact', 'RestSendContactMessage', {
    summary: 'Sends a message to the platform operators',
    note: 'No account is needed. Replies are sent by email.',
    answers: 'ContactSent',
    status: 201,
    lenient: true,
    message: 'Message Sent!',
  }),
];
