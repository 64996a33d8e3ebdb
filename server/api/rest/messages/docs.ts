import {
  flag,
  id,
  type Manual,
  maybe,
  nullable,
  page,
  SEARCHED,
  SENTENCE,
  shape,
} from '../../openapi/manual.ts';

const tag = 'Messages';

const MESSAGE = {
  id: 'Message.id',
  thread_id: 'Message.threadId',
  in_reply_to: nullable(id('ID of the message that this one replies to.')),
  sender_id: 'Message.senderId',
  sender_name: 'Message.senderName',
  sender_email: 'Message.senderEmail',
  recipient_id: 'Message.recipientId',
  recipient_email: 'Message.recipientEmail',
  subject: 'Message.subject',
  body: 'Message.body',
  type: 'Message.type',
  is_read: 'Message.isRead',
  is_own: 'Message.isOwn',
  created_at: 'Message.createdAt',
};
const LETTER = shape('Message', MESSAGE);

export const messageManual = {
  RestMessages: {
    tag,
    summary: 'Lists the messages of the caller',
    note: 'Newest first. Both mailboxes unless `box` is given.',
    query: {
      ...SEARCHED,
      box: maybe('Query.messages.box'),
      unread: maybe(flag('Returns only unread messages.')),
    },
    answers: shape('MessageList', page('messages', LETTER, { unread: 'Query.unreadMessages' })),
  },
  RestSendMessage: {
    tag,
    summary: 'Sends a message',
    note: 'A reply goes to the other person of its thread, so the address is optional.',
    sends: {
      recipient_email: maybe('SendMessageInput.recipientEmail'),
      subject: 'SendMessageInput.subject',
      body: 'SendMessageInput.body',
      type: maybe('SendMessageInput.type'),
      in_reply_to: maybe('SendMessageInput.inReplyTo'),
    },
    answers: shape('SentMessage', { ...MESSAGE, message: SENTENCE }),
  },
  RestMarkMessageRead: {
    tag,
    summary: 'Marks a message as read',
    note: 'A message that the caller sent is returned unchanged.',
    answers: LETTER,
  },
  RestSendContactMessage: {
    tag,
    summary: 'Sends a message to the platform operators',
    note: 'No account is needed. Replies are sent by email.',
    sends: {
      name: 'SendContactMessageInput.name',
      email: 'SendContactMessageInput.email',
      subject: 'SendContactMessageInput.subject',
      message: 'SendContactMessageInput.message',
    },
    answers: shape('ContactSent', { sent: 'SendContactMessagePayload.done', message: SENTENCE }),
  },
} satisfies Record<string, Manual>;
