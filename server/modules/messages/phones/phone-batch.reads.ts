import type { Language } from '../../../lib/language/language.ts';
import type { TicketCurrency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { PhoneChannel } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';

export interface PhoneBatchRecord {
  id: string;
  issuerId: string;
  eventId: string;
  body: string;
  tiers: string[] | null;
  recipients: number;
  segments: number;
  costCurrency: TicketCurrency;
  costUnits: bigint;
  createdAt: Date;
  expiresAt: Date;
  sentAt: Date | null;
  waiting: number;
  delivered: number;
  failed: number;
  unknown: number;
}

const COUNTED = `SELECT b.id, b.issuer_id AS "issuerId", b.event_id AS "eventId", b.body, b.tiers, b.recipients, b.segments,
    b.cost_currency AS "costCurrency", b.cost_units AS "costUnits", b.created_at AS "createdAt", b.expires_at AS "expiresAt",
    b.sent_at AS "sentAt", p.*
  FROM phone_batches b, LATERAL (SELECT
      count(*) FILTER (WHERE m.state IN ('kept', 'queued', 'sending', 'accepted', 'sent'))::int AS waiting,
      count(*) FILTER (WHERE m.state = 'delivered')::int AS delivered,
      count(*) FILTER (WHERE m.state IN ('failed', 'stopped', 'expired'))::int AS failed,
      count(*) FILTER (WHERE m.state = 'unknown')::int AS unknown
    FROM phone_outbox m WHERE m.batch_id = b.id) p`;

/** Reads a batch. It runs as the system, because messages are hidden from organisers; the caller must authorize. */
export async function readPhoneBatch({ db }: Scope, id: string): Promise<PhoneBatchRecord | undefined> {
  const [row] = await db.read<PhoneBatchRecord>(SYSTEM_TENANCY, {
    name: 'phone-batch',
    text: `${COUNTED} WHERE b.id = $1`,
    values: [id],
  });
  return row;
}

/** Reads a page of the batches of an event that were sent, by time; likewise. */
export async function readPhoneBatches(
  { db }: Scope,
  eventId: string,
  { from, limit, direction, beyond }: Slice,
): Promise<PhoneBatchRecord[]> {
  return db.read<PhoneBatchRecord>(SYSTEM_TENANCY, {
    name: `phone-batches-${direction}`,
    text: `${COUNTED} WHERE b.event_id = $1 AND b.sent_at IS NOT NULL
        AND ($2::timestamptz IS NULL OR (b.created_at, b.id) ${beyond} ($2, $3::uuid))
      ORDER BY b.created_at ${direction}, b.id ${direction} LIMIT $4`,
    values: [eventId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

export interface PhoneRecipient {
  number: string;
  channel: PhoneChannel;
  language: Language;
}

/** SQL for the phones of a group: $1 is the event, $2 its tiers or null. */
export const PHONES_OF_GROUP = `SELECT p.number, min(p.channel) AS channel, min(o.language) AS language
  FROM order_phones p JOIN orders o ON o.id = p.order_id JOIN phone_numbers n ON n.number = p.number
  WHERE p.event_id = $1 AND n.opted_out_at IS NULL AND EXISTS (SELECT FROM tickets t JOIN tiers r ON r.id = t.tier_id
    WHERE t.order_id = p.order_id AND t.status = 'active' AND ($2::text[] IS NULL OR r.name = ANY ($2)))
  GROUP BY p.number`;

/** Reads the phones of a group, each once. It needs the rights of the system. */
export async function readPhones(
  tx: Tx,
  { eventId, tiers }: { eventId: string; tiers: string[] | null },
): Promise<PhoneRecipient[]> {
  return tx.query<PhoneRecipient>(PHONES_OF_GROUP, [eventId, tiers]);
}

/** Reads what the messages of an organisation have cost since a time. It needs the rights of the system. */
export async function readSpent(tx: Tx, issuerId: string, since: Date): Promise<bigint> {
  const [row] = await tx.query<{ units: bigint }>(
    `SELECT coalesce(sum(cost_units), 0)::bigint AS units FROM phone_batches WHERE issuer_id = $1 AND sent_at >= $2`,
    [issuerId, since],
  );
  return row?.units ?? 0n;
}
