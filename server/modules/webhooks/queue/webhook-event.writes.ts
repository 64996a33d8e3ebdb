import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { WebhookEventType } from '../webhook.rules.ts';
import type { Facts } from './subject.reads.ts';
import { type EntryRecord, TRIGGERING_ACTIONS, TRIGGERING_FAILURES } from './webhook-event.rules.ts';

/** Links of the audit chain per transaction. */
const PAGE = 2_000;

export interface NewWebhookEvent {
  id: string;
  issuerId: string;
  type: WebhookEventType;
  entryId: bigint | null;
  subjectId: string | null;
  at: Date;
  data: Facts;
}

/**
 * Locks and advances the cursor, so that one process at a time reads on. Without active endpoints, it moves to the end
 * of the chain at once. @returns the range to read, or undefined when another process holds it or nothing is new
 */
export async function takeCursor(tx: Tx): Promise<{ from: bigint; to: bigint } | undefined> {
  const [cursor] = await tx.query<{ seq: bigint }>('SELECT seq FROM webhook_cursor FOR UPDATE SKIP LOCKED');
  if (!cursor) return undefined;
  const [end] = await tx.query<{ seq: bigint | null; listens: boolean }>(
    `SELECT (SELECT seq FROM audit_chain ORDER BY seq DESC LIMIT 1) AS seq,
       EXISTS (SELECT FROM webhook_endpoints WHERE active) AS listens`,
  );
  if (end?.seq == null || end.seq <= cursor.seq) return undefined;
  const to = end.listens && end.seq - cursor.seq > BigInt(PAGE) ? cursor.seq + BigInt(PAGE) : end.seq;
  await tx.query('UPDATE webhook_cursor SET seq = $1', [to]);
  return end.listens ? { from: cursor.seq, to } : undefined;
}

/** Reads the entries of the range, in order, whose issuer had an endpoint at the time that is still active. */
export async function readTriggeringEntries(
  tx: Tx,
  { from, to }: { from: bigint; to: bigint },
): Promise<EntryRecord[]> {
  return tx.query<EntryRecord>(
    `SELECT c.seq, e.id AS "entryId", e.at, e.action, e.entity_id AS "entityId", e.issuer_id AS "issuerId", e.details
     FROM audit_chain c JOIN audit_entries e ON e.id = c.entry_id
     WHERE c.seq > $1 AND c.seq <= $2 AND (e.success OR e.action = ANY($4::text[])) AND e.action = ANY($3::text[]) AND e.entity_id IS NOT NULL
       AND EXISTS (SELECT FROM webhook_endpoints w
         WHERE w.issuer_id = e.issuer_id AND w.active AND w.created_at <= e.at)
     ORDER BY c.seq`,
    [from, to, TRIGGERING_ACTIONS, TRIGGERING_FAILURES],
  );
}

/** Inserts the events, and a delivery for each subscribed endpoint. Events that exist already are skipped. */
export async function insertWebhookEvents(tx: Tx, webhookEvents: readonly NewWebhookEvent[]): Promise<void> {
  if (webhookEvents.length === 0) return;
  const rows = webhookEvents.map(({ id, issuerId, type, entryId, subjectId, at, data }) => ({
    ...{ id, issuer: issuerId, type, entry: entryId === null ? null : String(entryId) },
    ...{ subject: subjectId, at, data },
  }));
  await tx.query(
    `WITH inserted AS (
       INSERT INTO webhook_happenings (id, issuer_id, type, entry_id, subject_id, happened_at, data)
       SELECT id, issuer, type, entry, subject, at, data
       FROM jsonb_to_recordset($1::jsonb) AS h(id uuid, issuer uuid, type text, entry bigint, subject uuid, at timestamptz, data jsonb)
       ON CONFLICT ON CONSTRAINT webhook_happenings_once DO NOTHING
       RETURNING id, issuer_id, type, happened_at)
     INSERT INTO webhook_deliveries (id, endpoint_id, happening_id, issuer_id, state, next_attempt_at, created_at)
     SELECT gen_random_uuid(), w.id, inserted.id, inserted.issuer_id, 'waiting', $2, $2
     FROM inserted JOIN webhook_endpoints w ON w.issuer_id = inserted.issuer_id AND w.active AND inserted.type = ANY(w.types)
       AND w.created_at <= inserted.happened_at`,
    [JSON.stringify(rows), tx.scope.clock.now()],
  );
}
