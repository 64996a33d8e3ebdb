import type { RestMessageFragment } from '../operations.gen.ts';
import { type Route, route } from '../route.ts';
import { listed, next, required, upperCase } from '../wire.ts';

function message(given: RestMessageFragment): object {
  return {
    id: given.id,
    thread_id: given.threadId,
    in_reply_to: given.inReplyTo?.id ?? null,
    sender_id: given.senderId,
    sender_name: given.senderName,
    sender_email: given.senderEmail,
    recipient_id: given.recipientId,
    recipient_email: given.recipientEmail,
    subject: given.subject,
    body: given.body,
    type: given.type.toLowerCase(),
    is_read: given.isRead,
    is_own: given.isOwn,
    created_at: given.createdAt,
  };
}

export const messageRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/messages',
    operation: 'RestMessages',
    variables: (request) => ({
      ...listed(request),
      box: upperCase(request.query.box || null),
      unread: request.query.unread === 'true',
    }),
    body: ({ messages: { nodes, pageInfo }, unreadMessages }) => ({
      messages: nodes.map(message),
      unread: unreadMessages,
      next: next(pageInfo),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/messages',
    status: 201,
    operation: 'RestSendMessage',
    variables: ({ body, headers, faults }) => {
      required(faults, body, [
        ...(body.in_reply_to ? [] : [['recipient_email', 'Please say whom the message is for.'] as const]),
        ['subject', 'Please give a subject.'],
        ['body', 'Please write a message.'],
      ]);
      return {
        input: {
          recipientEmail: body.recipient_email ?? null,
          subject: body.subject,
          body: body.body,
          type: upperCase(body.type ?? 'notice'),
          inReplyTo: body.in_reply_to ?? null,
          idempotencyKey: headers['idempotency-key'] ?? null,
        },
      };
    },
    // As everywhere, `message` is the answer's sentence.
    body: ({ sendMessage: { message: given } }) => ({
      ...message(given),
      message: 'Message sent successfully!',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/messages/:id/read',
    operation: 'RestMarkMessageRead',
    variables: ({ params }) => ({ id: params.id }),
    body: ({ markMessageRead: { message: given } }) => message(given),
  }),
  route({
    method: 'POST',
    path: '/api/contact',
    lenient: true,
    status: 201,
    operation: 'RestSendContactMessage',
    variables: ({ body }) => ({
      input: {
        name: body.name ?? '',
        email: body.email ?? '',
        subject: body.subject ?? '',
        message: body.message ?? '',
      },
    }),
    body: ({ sendContactMessage: { done } }) => ({ sent: done, message: 'Message Sent!' }),
  }),
];
