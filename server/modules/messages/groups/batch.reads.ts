import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MessageBatch } from './batch.schema.ts';
import type { NewBatch } from './batch.writes.ts';
import { recipientsOf } from './recipients.statements.ts';

const BATCH = `b.id, b.audience, b.about, b.tiers, cardinality(b.ticket_ids) AS "chosenTickets", b.subject, b.body, b.type, b.status, b.created_at AS "createdAt",
  b.finished_at AS "finishedAt", p.total, p.delivered, p.opened, p.mailed, p.failed`;
/** Delivery counts of a batch. */
const PROGRESS = `LATERAL (SELECT count(*)::integer AS total, count(r.message_id)::integer AS delivered,
    count(*) FILTER (WHERE m.read_at IS NOT NULL)::integer AS opened,
    count(*) FILTER (WHERE o.state <> 'failed')::integer AS mailed,
    count(*) FILTER (WHERE o.state = 'failed')::integer AS failed
  FROM message_batch_recipients r LEFT JOIN messages m ON m.id = r.message_id LEFT JOIN mail_outbox o ON o.id = r.mail_id
  WHERE r.batch_id = b.id) p`;

/** Reads a batch of the actor. It runs as the system, because the state of the mails is hidden from users. */
export async function readBatch({ db, actor }: Scope, id: string): Promise<MessageBatch | undefined> {
  const [row] = await db.read<MessageBatch>(SYSTEM_TENANCY, {
    name: 'message-batch',
    text: `SELECT ${BATCH} FROM message_batches b, ${PROGRESS} WHERE b.id = $1 AND b.sender_id = $2`,
    values: [id, signedIn(actor).userId],
  });
  return row;
}

/** Reads a page of the batches that the actor sent, by time. @param eventId null: of all groups */
export async function readBatches(
  { db, actor }: Scope,
  eventId: string | null,
  { from, limit, direction, beyond }: Slice,
): Promise<MessageBatch[]> {
  return db.read<MessageBatch>(SYSTEM_TENANCY, {
    name: `message-batches-${direction}`,
    text: `SELECT ${BATCH} FROM (SELECT * FROM message_batches WHERE sender_id = $1
          AND ($5::uuid IS NULL OR event_id = $5) AND ($2::timestamptz IS NULL OR (created_at, id) ${beyond} ($2, $3::uuid))
        ORDER BY created_at ${direction}, id ${direction} LIMIT $4) b, ${PROGRESS}
      ORDER BY b.created_at ${direction}, b.id ${direction}`,
    values: [signedIn(actor).userId, from?.[0] ?? null, from?.[1] ?? null, limit, eventId],
  });
}

/** Lists the batches that are not sent yet, oldest first. */
export async function readOpenBatches({ db }: Scope): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    name: 'message-batches-open',
    text: `SELECT id FROM message_batches WHERE status <> 'sent' ORDER BY created_at, id`,
    values: [],
  });
  return rows.map(({ id }) => id);
}

/** Counts the people of a group. It runs as the system, because accounts of holders are hidden from organisers. */
export async function countRecipients(
  { db }: Scope,
  group: Pick<
    NewBatch,
    'senderId' | 'audience' | 'issuerId' | 'eventId' | 'tiers' | 'ticketIds' | 'contractId'
  >,
): Promise<number> {
  const batch = `(SELECT $1::uuid AS sender_id, $2::uuid AS event_id, $3::text[] AS tiers, $4::uuid[] AS ticket_ids,
    $5::uuid AS contract_id, $6::text AS audience, $7::uuid AS issuer_id)`;
  const [row] = await db.read<{ total: number }>(SYSTEM_TENANCY, {
    name: 'message-recipients',
    text: `SELECT count(*)::integer AS total FROM (${recipientsOf(batch)}) g`,
    values: [
      ...[group.senderId, group.eventId, group.tiers, group.ticketIds, group.contractId],
      ...[group.audience, group.issuerId],
    ],
  });
  return row?.total ?? 0;
}

interface BatchMail {
  issuerName: string;
  about: string;
  subject: string;
  body: string;
}

/** Reads a batch for the mails to recipients without an account. */
export async function readBatchForMail({ db }: Scope, id: string): Promise<BatchMail | undefined> {
  const [row] = await db.read<BatchMail>(SYSTEM_TENANCY, {
    name: 'message-batch-for-mail',
    text: `SELECT i.name AS "issuerName", b.about, b.subject, b.body
      FROM message_batches b JOIN issuers i ON i.id = b.issuer_id WHERE b.id = $1`,
    values: [id],
  });
  return row;
}
