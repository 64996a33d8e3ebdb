import type { Language } from '../../../lib/language/language.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { MessageAudience, MessageBatchStatus, MessageType } from '../../../platform/vocabulary.ts';
import type { MessageText } from '../message.rules.ts';
import { recipientsOf } from './recipients.statements.ts';

export interface NewBatch extends MessageText {
  id: string;
  senderId: string;
  issuerId: string;
  audience: MessageAudience;
  eventId: string | null;
  tiers: string[] | null;
  /** null: all tickets of these tiers. */
  ticketIds: string[] | null;
  contractId: string | null;
  about: string;
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<void> {
  await tx.query(
    `INSERT INTO message_batches (id, sender_id, issuer_id, audience, event_id, tiers, contract_id, about, subject, body, type,
       created_at, ticket_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      batch.id,
      batch.senderId,
      batch.issuerId,
      batch.audience,
      batch.eventId,
      batch.tiers,
      batch.contractId,
      batch.about,
      batch.subject,
      batch.body,
      batch.type,
      tx.scope.clock.now(),
      batch.ticketIds,
    ],
  );
}

export interface OpenBatch {
  id: string;
  senderId: string;
  senderName: string;
  status: MessageBatchStatus;
  subject: string;
  body: string;
  type: MessageType;
  audience: MessageAudience;
}

/** Locks a batch unless it is sent; concurrent workers skip it. */
export async function lockOpenBatch(tx: Tx, id: string): Promise<OpenBatch | undefined> {
  const [row] = await tx.query<OpenBatch>(
    `SELECT b.id, b.sender_id AS "senderId", u.name AS "senderName", b.status, b.subject, b.body, b.type,
       b.audience
     FROM message_batches b JOIN users u ON u.id = b.sender_id WHERE b.id = $1 AND b.status <> 'sent'
     FOR NO KEY UPDATE OF b SKIP LOCKED`,
    [id],
  );
  return row;
}

/** Inserts the recipients of the group. */
export async function insertRecipients(tx: Tx, { id }: OpenBatch): Promise<void> {
  await tx.query(
    `INSERT INTO message_batch_recipients (batch_id, email, user_id)
     SELECT $1::uuid, g.email, g.user_id FROM (${recipientsOf('(SELECT * FROM message_batches WHERE id = $1)')}) g
     ON CONFLICT DO NOTHING`,
    [id],
  );
  await tx.query(`UPDATE message_batches SET status = 'sending' WHERE id = $1`, [id]);
}

export interface PendingRecipient {
  email: string;
  userId: string | null;
  /** Of a message to followers; null for one who has unsubscribed since. */
  followerId: string | null;
  language: Language | null;
}

export async function readPending(tx: Tx, batchId: string, limit: number): Promise<PendingRecipient[]> {
  return tx.query<PendingRecipient>(
    `SELECT r.email::text AS email, r.user_id AS "userId", f.id AS "followerId", f.language
     FROM message_batch_recipients r JOIN message_batches b ON b.id = r.batch_id
       LEFT JOIN issuer_followers f ON b.audience = 'followers' AND f.issuer_id = b.issuer_id AND f.email = r.email::text
         AND f.confirmed_at IS NOT NULL
     WHERE r.batch_id = $1 AND r.message_id IS NULL AND r.mail_id IS NULL ORDER BY r.email LIMIT $2`,
    [batchId, limit],
  );
}

export interface Delivery {
  id: string;
  recipientId: string;
}

/** Inserts the messages to recipients with an account, each in a new thread. */
export async function insertDeliveries(
  tx: Tx,
  batch: OpenBatch,
  deliveries: readonly Delivery[],
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const people = deliveries.map(({ recipientId }) => recipientId);
  await tx.query(
    `INSERT INTO messages (id, thread_id, sender_id, recipient_id, batch_id, subject, body, type, created_at)
     SELECT d.id, d.id, b.sender_id, d.person, b.id, b.subject, b.body, b.type, $4
     FROM message_batches b, unnest($2::uuid[], $3::uuid[]) AS d (id, person) WHERE b.id = $1`,
    [batch.id, ids, people, tx.scope.clock.now()],
  );
  await tx.query(
    `UPDATE message_batch_recipients r SET message_id = d.id
     FROM unnest($2::uuid[], $3::uuid[]) AS d (id, person) WHERE r.batch_id = $1 AND r.user_id = d.person`,
    [batch.id, ids, people],
  );
}

export async function markMailed(tx: Tx, batchId: string, email: string, mailId: string): Promise<void> {
  await tx.query('UPDATE message_batch_recipients SET mail_id = $3 WHERE batch_id = $1 AND email = $2', [
    batchId,
    email,
    mailId,
  ]);
}

/** Takes people off a message that they have unsubscribed from, or that cannot reach them. */
export async function deleteRecipients(tx: Tx, batchId: string, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await tx.query('DELETE FROM message_batch_recipients WHERE batch_id = $1 AND email = ANY($2::citext[])', [
    batchId,
    emails,
  ]);
}

export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.query(`UPDATE message_batches SET status = 'sent', finished_at = $2 WHERE id = $1`, [
    id,
    tx.scope.clock.now(),
  ]);
}
