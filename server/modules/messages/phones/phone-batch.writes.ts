import type { Amount, TicketCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { insertRow } from '../../../platform/db/insert-row.ts';
import type { PhoneBatchRecord } from './phone-batch.reads.ts';
import { PHONES_OF_GROUP } from './phone-batch.reads.ts';

/** What a message to a group costs. */
export interface Estimate {
  recipients: number;
  segments: number;
  cost: Amount<TicketCurrency>;
}

interface NewBatch
  extends Estimate,
    Pick<PhoneBatchRecord, 'id' | 'issuerId' | 'eventId' | 'body' | 'tiers'> {
  senderId: string;
  expiresAt: Date;
}

export async function insertEstimate(tx: Tx, { cost, ...batch }: NewBatch): Promise<void> {
  await insertRow(tx, 'phone_batches', {
    ...batch,
    costCurrency: cost.currency,
    costUnits: cost.units,
    createdAt: tx.scope.clock.now(),
  });
}

/** Locks an organisation's spending and one of its estimates until the transaction ends. */
export async function lockEstimate(
  tx: Tx,
  { id, issuerId }: Pick<PhoneBatchRecord, 'id' | 'issuerId'>,
): Promise<{ sentAt: Date | null } | undefined> {
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
  const [row] = await tx.query<{ sentAt: Date | null }>(
    'SELECT sent_at AS "sentAt" FROM phone_batches WHERE id = $1 FOR UPDATE',
    [id],
  );
  return row;
}

/** Marks an estimate as sent, with what it costs now. */
export async function markBatchSent(
  tx: Tx,
  id: string,
  { recipients, segments, cost }: Estimate,
): Promise<void> {
  await tx.query(
    'UPDATE phone_batches SET sent_at = $2, recipients = $3, segments = $4, cost_units = $5 WHERE id = $1',
    [id, tx.scope.clock.now(), recipients, segments, cost.units],
  );
}

interface BatchMessages {
  batch: Pick<PhoneBatchRecord, 'id' | 'eventId' | 'tiers'>;
  payload: Record<string, unknown>;
  timeZone: string | null;
  expiresAt: Date;
  nextAttemptAt: Date | null;
}

/** Queues the messages of a batch, one for each phone. */
export async function insertBatchMessages(
  tx: Tx,
  { batch, payload, timeZone, expiresAt, nextAttemptAt }: BatchMessages,
): Promise<void> {
  const state = tx.scope.services.phone.firstState;
  await tx.query(
    `INSERT INTO phone_outbox (id, kind, channel, recipient, event_id, batch_id, payload, language, cause, time_zone, expires_at,
       state, next_attempt_at, created_at, changed_at)
     SELECT gen_random_uuid(), 'group_message', g.channel, g.number, $1, $3::uuid, $4::jsonb, g.language,
       'group:' || $3::uuid || ':' || g.number, $5,
       $6, $7, $8, $9, $9
     FROM (${PHONES_OF_GROUP}) g`,
    [
      batch.eventId,
      batch.tiers,
      batch.id,
      JSON.stringify(payload),
      timeZone,
      expiresAt,
      state,
      state === 'queued' ? nextAttemptAt : null,
      tx.scope.clock.now(),
    ],
  );
}

/** Deletes estimates that were not sent. */
export async function deleteEstimates(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM phone_batches WHERE sent_at IS NULL AND expires_at < $1', [before]);
}
