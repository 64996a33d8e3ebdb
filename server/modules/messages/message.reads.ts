import { SYSTEM_TENANCY, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { likePattern, type Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { MessageType } from '../../platform/vocabulary.ts';

/** A message with its sender and recipient, from the view `letters`. */
export interface MessageRecord {
  id: string;
  threadId: string;
  inReplyTo: string | null;
  /** Null for a sender without an account. */
  senderId: string | null;
  senderName: string;
  senderEmail: string;
  recipientId: string | null;
  recipientName: string;
  recipientEmail: string;
  /** The batch of a group message. */
  batchId: string | null;
  subject: string;
  body: string;
  type: MessageType;
  createdAt: Date;
  readAt: Date | null;
  /** The address that the sender typed; null once both know the thread, and between users who may see each other. */
  addressedTo: string | null;
}

const MESSAGE = `l.id, l.thread_id AS "threadId", l.in_reply_to AS "inReplyTo", l.sender_id AS "senderId",
  l.sender_name AS "senderName", l.sender_email AS "senderEmail", l.recipient_id AS "recipientId",
  l.recipient_name AS "recipientName", l.recipient_email AS "recipientEmail", l.batch_id AS "batchId", l.subject,
  l.body, l.type, l.created_at AS "createdAt", l.read_at AS "readAt", l.addressed_to AS "addressedTo"`;
const MAX_THREAD = 100;

export type MessageBox = 'inbox' | 'sent';

/** The sent box omits the copies of a group message, because it lists the batch instead. */
const BOXES = {
  inbox: 'l.recipient_id = $1',
  sent: '(l.sender_id = $1 AND l.batch_id IS NULL)',
  both: '(l.recipient_id = $1 OR (l.sender_id = $1 AND l.batch_id IS NULL))',
};

export interface MessageQuery {
  box: MessageBox | null;
  search: string | null;
  /** Only incoming messages that are unread. */
  unread: boolean;
  slice: Slice;
}

/** Reads the actor's own messages, newest first. Messages between other users are never shown. */
export async function readMessages(scope: Scope, query: MessageQuery): Promise<MessageRecord[]> {
  const box = query.box ?? 'both';
  const { from, limit, direction, beyond } = query.slice;
  return scope.db.read<MessageRecord>(tenancyOf(scope.actor), {
    name: `messages-${box}-${direction}`,
    text: `SELECT ${MESSAGE} FROM letters l WHERE ${BOXES[box]}
        AND ($2::text IS NULL OR lower(concat_ws(E'\\n', l.subject, l.body, l.sender_name, l.sender_email, l.recipient_name,
          l.recipient_email)) LIKE $2)
        AND (NOT $3::boolean OR (l.recipient_id = $1 AND l.read_at IS NULL))
        AND ($4::timestamptz IS NULL OR (l.created_at, l.id) ${beyond} ($4, $5::uuid))
      ORDER BY l.created_at ${direction}, l.id ${direction} LIMIT $6`,
    values: [
      signedIn(scope.actor).userId,
      likePattern(query.search),
      query.unread,
      from?.[0] ?? null,
      from?.[1] ?? null,
      limit,
    ],
  });
}

/** Reads a message that the actor sent or received. */
export async function readMessage(scope: Scope, id: string): Promise<MessageRecord | undefined> {
  const [row] = await scope.db.read<MessageRecord>(tenancyOf(scope.actor), {
    name: 'message',
    text: `SELECT ${MESSAGE} FROM letters l WHERE l.id = $1 AND (l.recipient_id = $2 OR l.sender_id = $2)`,
    values: [id, signedIn(scope.actor).userId],
  });
  return row;
}

/** Reads those of the messages that the actor sent or received. */
export async function readMessagesById(scope: Scope, ids: readonly string[]): Promise<MessageRecord[]> {
  return scope.db.read<MessageRecord>(tenancyOf(scope.actor), {
    name: 'messages-by-id',
    text: `SELECT ${MESSAGE} FROM letters l
      WHERE l.id = ANY($1::uuid[]) AND (l.recipient_id = $2 OR l.sender_id = $2)`,
    values: [ids, signedIn(scope.actor).userId],
  });
}

/** Reads the newest messages of a thread, oldest first. */
export async function readThread(scope: Scope, threadId: string): Promise<MessageRecord[]> {
  const rows = await scope.db.read<MessageRecord>(tenancyOf(scope.actor), {
    name: 'message-thread',
    text: `SELECT ${MESSAGE} FROM letters l WHERE l.thread_id = $1 AND (l.recipient_id = $2 OR l.sender_id = $2)
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${MAX_THREAD}`,
    values: [threadId, signedIn(scope.actor).userId],
  });
  return rows.reverse();
}

export async function countUnread(scope: Scope): Promise<number> {
  const [row] = await scope.db.read<{ unread: number }>(tenancyOf(scope.actor), {
    name: 'messages-unread',
    text: 'SELECT count(*)::integer AS unread FROM messages WHERE recipient_id = $1 AND read_at IS NULL',
    values: [signedIn(scope.actor).userId],
  });
  return row?.unread ?? 0;
}

/** Reads a message for the mail with its copy. */
export async function readMessageForMail(scope: Scope, id: string): Promise<MessageRecord | undefined> {
  const [row] = await scope.db.read<MessageRecord>(SYSTEM_TENANCY, {
    name: 'message-for-mail',
    text: `SELECT ${MESSAGE} FROM letters l WHERE l.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads the active system administrators. */
export async function readSystemAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'system_admin' AND status = 'active' ORDER BY created_at, id`,
  );
  return rows.map(({ id }) => id);
}
