import type { Language } from '../../lib/language/language.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { MessageType } from '../../platform/vocabulary.ts';
import type { MessageText } from './message.rules.ts';

interface NewMessage extends MessageText {
  id: string;
  threadId: string;
  inReplyTo: string | null;
  senderId: string | null;
  recipientId: string | null;
  /** The party without an account. */
  guest: { name: string; email: string; language: Language | null } | null;
  /** The address as the sender typed it, when they may see nothing else of the recipient. */
  addressedTo?: string | null;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.query(
    `INSERT INTO messages (id, thread_id, in_reply_to, sender_id, recipient_id, subject, body, type, created_at,
       guest_name, guest_email, guest_language, addressed_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      message.id,
      message.threadId,
      message.inReplyTo,
      message.senderId,
      message.recipientId,
      message.subject,
      message.body,
      message.type,
      tx.scope.clock.now(),
      message.guest?.name ?? null,
      message.guest?.email ?? null,
      message.guest?.language ?? null,
      message.addressedTo ?? null,
    ],
  );
}

interface AdoptedMessage {
  id: string;
  senderId: string;
  senderName: string;
  subject: string;
  type: MessageType;
}

/** Gives an account the messages that wait for its address, oldest first. Needs a transaction of the system. */
export async function adoptWaiting(tx: Tx, userId: string, email: string): Promise<AdoptedMessage[]> {
  return tx.query<AdoptedMessage>(
    `WITH adopted AS (
       UPDATE messages SET recipient_id = $1, guest_name = NULL, guest_email = NULL, guest_language = NULL
       WHERE guest_email = $2::citext AND recipient_id IS NULL AND addressed_to IS NOT NULL AND sender_id <> $1
       RETURNING id, sender_id, subject, type, created_at)
     SELECT a.id, a.sender_id AS "senderId", s.name AS "senderName", a.subject, a.type
     FROM adopted a JOIN users s ON s.id = a.sender_id ORDER BY a.created_at, a.id`,
    [userId, email],
  );
}

/** Returns the language in which the guest of a thread wrote. */
export async function readGuestLanguage(tx: Tx, threadId: string): Promise<Language | null> {
  const [row] = await tx.query<{ language: Language | null }>(
    'SELECT guest_language AS language FROM messages WHERE id = $1',
    [threadId],
  );
  return row?.language ?? null;
}

/**
 * Marks an incoming message as read; messages that the user sent are never marked.
 * @returns the sender's id, null for a guest; undefined when it was not an unread message to the user
 */
export async function markOpened(
  tx: Tx,
  id: string,
  recipientId: string,
): Promise<string | null | undefined> {
  const [row] = await tx.query<{ senderId: string | null }>(
    `UPDATE messages SET read_at = $3 WHERE id = $1 AND recipient_id = $2 AND read_at IS NULL
     RETURNING sender_id AS "senderId"`,
    [id, recipientId, tx.scope.clock.now()],
  );
  return row?.senderId;
}
