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
  in_reply_to: nullable(id('The message that it answers.')),
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
    summary: 'The caller’s messages',
    note: 'The newest first; both boxes unless one is named.',
    query: {
      ...SEARCHED,
      box: maybe('Query.messages.box'),
      unread: maybe(flag('Only what was not opened yet.')),
    },
    answers: shape('MessageList', page('messages', LETTER, { unread: 'Query.unreadMessages' })),
  },
  RestSendMessage: {
    tag,
    summary: 'Sends a message',
    note: 'A reply goes to the other person of its thread, so it may leave the address out.',
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
    note: 'One that the caller sent stays as it is.',
    answers: LETTER,
  },
  RestSendContactMessage: {
    tag,
    summary: 'Writes to those who run the platform',
    note: 'With or without an account; they answer by mail.',
    sends: {
      name: 'SendContactMessageInput.name',
      email: 'SendContactMessageInput.email',
      subject: 'SendContactMessageInput.subject',
      message: 'SendContactMessageInput.message',
    },
    answers: shape('ContactSent', { sent: 'SendContactMessagePayload.done', message: SENTENCE }),
  },
} satisfies Record<string, Manual>;
