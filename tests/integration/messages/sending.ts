import type { TestApp } from '../../support/app.ts';
import type { Caller, GraphQLAnswer, TestClient } from '../../support/client.ts';

export const MESSAGE_FIELDS = `id threadId inReplyTo { id } senderId senderName senderEmail recipientId recipientEmail subject body
  type isRead isOwn toGroup createdAt`;

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message { ${MESSAGE_FIELDS} } } }`;
const LIST = `query ($first: Int = 50, $after: String, $search: String, $box: MessageBox, $unread: Boolean = false) {
  messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {
    nodes { ${MESSAGE_FIELDS} } pageInfo { endCursor hasNextPage } }
  unreadMessages }`;

/** A message as a client reads it. */
export interface Letter {
  id: string;
  threadId: string;
  subject: string;
  isRead: boolean;
  [field: string]: unknown;
}

/** Each has a later timestamp than the one before. */
export function send(
  app: TestApp,
  who: Caller,
  input: object,
  key: string | null = null,
): Promise<GraphQLAnswer> {
  app.clock.advance('1s');
  return app.graphql(
    SEND,
    { input: { subject: 'Hello', body: 'How are you?', ...input, idempotencyKey: key } },
    who,
  );
}

/** @throws Error with the refusal, if there is one */
export async function sent(...call: Parameters<typeof send>): Promise<Letter> {
  const { data, errors } = await send(...call);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sendMessage.message;
}

export async function list(
  app: TestClient,
  who: Caller,
  asked: Record<string, unknown> = {},
): Promise<{ letters: Letter[]; unread: number; endCursor: string | null; hasNextPage: boolean }> {
  const { data, errors } = await app.graphql(LIST, asked, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return { letters: data.messages.nodes, unread: data.unreadMessages, ...data.messages.pageInfo };
}
