import type { Tx } from '../db/in-transaction.ts';
import { insertRow } from '../db/insert-row.ts';
import { isUuid } from '../is-uuid.ts';
import { MESSAGE, type PhoneMessage } from './phone.reads.ts';
import { MOVED_BY, type PhoneState, REQUEST_SECONDS, type ReportedState } from './phone.rules.ts';
import type { PhoneEvent } from './port.ts';

/** Stores a number before its first message. */
export async function insertNumber(tx: Tx, number: string, stopHash: Buffer): Promise<void> {
  await tx.query(
    `INSERT INTO phone_numbers (number, stop_hash, created_at) VALUES ($1, $2, $3) ON CONFLICT (number) DO NOTHING`,
    [number, stopHash, tx.scope.clock.now()],
  );
}

export type NewRow = Pick<
  PhoneMessage,
  | 'id'
  | 'kind'
  | 'channel'
  | 'recipient'
  | 'orderId'
  | 'eventId'
  | 'payload'
  | 'language'
  | 'timeZone'
  | 'expiresAt'
  | 'state'
> & { cause: string | null; nextAttemptAt: Date | null };

/** @returns false when there is a message for the cause already */
export async function insertMessage(tx: Tx, row: NewRow): Promise<boolean> {
  const now = tx.scope.clock.now();
  if (row.cause !== null) {
    const [known] = await tx.query('SELECT FROM phone_outbox WHERE cause = $1', [row.cause]);
    if (known) return false;
  }
  await insertRow(tx, 'phone_outbox', {
    ...row,
    payload: JSON.stringify(row.payload),
    createdAt: now,
    changedAt: now,
  });
  return true;
}

/** Requests that a process began and did not finish: the provider may have the message. */
export async function markInterrupted(tx: Tx): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE phone_outbox SET state = 'unknown', next_attempt_at = $1, changed_at = $1, failure = 'interrupted'
     WHERE state = 'sending' AND attempted_at < $2 AND next_attempt_at IS NOT NULL`,
    [now, tx.scope.clock.ago(REQUEST_SECONDS)],
  );
}

/** A due message, with what has ended messages to its number. */
export interface DueMessage extends PhoneMessage {
  hasOptedOut: boolean;
  /** The orders that it is about have another number now, or none. */
  isGivenUp: boolean;
}

/** The oldest due message in a state; concurrent workers skip it. */
export async function lockDue(
  tx: Tx,
  state: Extract<PhoneState, 'queued' | 'unknown'>,
): Promise<DueMessage | undefined> {
  const [message] = await tx.query<DueMessage>(
    `SELECT ${MESSAGE}, (SELECT n.opted_out_at IS NOT NULL FROM phone_numbers n
        WHERE n.number = phone_outbox.recipient) AS "hasOptedOut",
       event_id IS NOT NULL AND NOT EXISTS (SELECT FROM order_phones p WHERE p.event_id = phone_outbox.event_id
         AND p.number = phone_outbox.recipient AND p.order_id = coalesce(phone_outbox.order_id, p.order_id)) AS "isGivenUp"
     FROM phone_outbox WHERE state = $1 AND next_attempt_at <= $2
     ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [state, tx.scope.clock.now()],
  );
  return message;
}

interface Change {
  state: PhoneState;
  nextAttemptAt: Date | null;
  failure?: string | null;
}

/** Changes a message that a report has not moved meanwhile. */
export async function changeMessage(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.query(
    `UPDATE phone_outbox SET state = $2, next_attempt_at = $3, failure = $4, changed_at = $5
     WHERE id = $1 AND state IN ('queued', 'sending', 'unknown')`,
    [id, change.state, change.nextAttemptAt, change.failure?.slice(0, 500) ?? null, tx.scope.clock.now()],
  );
}

/**
 * Marks the start of a request. It is committed before the request is made.
 * @returns false when the message is not to be sent so any more: its number has opted out, it goes by another channel, or
 *   another process sends it
 */
export async function markSending(
  tx: Tx,
  { id, attempts, channel }: Pick<PhoneMessage, 'id' | 'attempts' | 'channel'>,
  { provider, segments }: { provider: string; segments: number },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE phone_outbox SET state = 'sending', provider = $2, segments = $3, attempts = attempts + 1, attempted_at = $4,
       changed_at = $4, failure = NULL WHERE id = $1 AND state = 'queued' AND attempts = $5 AND channel = $6 RETURNING id`,
    [id, provider, segments, tx.scope.clock.now(), attempts, channel],
  );
  return rows.length > 0;
}

/** Stores the reference of an accepted message, and what reports said of it before. */
export async function markAccepted(
  tx: Tx,
  id: string,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE phone_outbox SET reference = $2, next_attempt_at = NULL, changed_at = $3,
       state = CASE WHEN state IN ('sending', 'unknown') THEN 'accepted' ELSE state END, failure = NULL
     WHERE id = $1`,
    [id, reference, now],
  );
  const early = await tx.query<{ state: ReportedState; failure: string | null }>(
    `DELETE FROM phone_reports WHERE provider = $1 AND reference = $2 RETURNING state, failure`,
    [provider, reference],
  );
  for (const state of ['sent', 'failed', 'delivered'] as const) {
    const report = early.find((one) => one.state === state);
    if (report) await moveMessage(tx, id, report);
  }
}

interface Report {
  state: ReportedState;
  failure: string | null;
}

/** Applies a report to a message that it still moves. */
export async function moveMessage(tx: Tx, id: string, { state, failure }: Report): Promise<void> {
  await tx.query(
    `UPDATE phone_outbox SET state = $2, failure = $3, next_attempt_at = NULL, changed_at = $4
     WHERE id = $1 AND state = ANY ($5)`,
    [
      id,
      state,
      state === 'failed' ? (failure?.slice(0, 500) ?? 'failed') : null,
      tx.scope.clock.now(),
      MOVED_BY[state],
    ],
  );
}

/**
 * Applies a report to its message: by the reference, or by our id. One of a reference that is not known belongs to the
 * only unanswered request to its number; otherwise it is stored until the reference is known.
 */
export async function recordReport(
  tx: Tx,
  provider: string,
  report: Extract<PhoneEvent, { about: 'message' }>,
): Promise<void> {
  const id = (await messageOf(tx, provider, report)) ?? (await unansweredOf(tx, provider, report));
  if (id !== undefined) return moveMessage(tx, id, report);
  await tx.query(
    `INSERT INTO phone_reports (provider, reference, state, failure, received_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [provider, report.reference, report.state, report.failure?.slice(0, 500) ?? null, tx.scope.clock.now()],
  );
}

async function messageOf(
  tx: Tx,
  provider: string,
  { reference, messageId }: Extract<PhoneEvent, { about: 'message' }>,
): Promise<string | undefined> {
  const [known] = await tx.query<{ id: string }>(
    'SELECT id FROM phone_outbox WHERE provider = $1 AND reference = $2 FOR UPDATE',
    [provider, reference],
  );
  if (known) return known.id;
  if (messageId === null || !isUuid(messageId)) return undefined;
  const [named] = await tx.query<{ id: string }>(
    `UPDATE phone_outbox SET reference = $3 WHERE id = $1 AND provider = $2 AND reference IS NULL RETURNING id`,
    [messageId, provider, reference],
  );
  return named?.id;
}

/** Requests to one number are answered or unanswered; two unanswered ones cannot be told apart. */
async function unansweredOf(
  tx: Tx,
  provider: string,
  { reference, number }: Extract<PhoneEvent, { about: 'message' }>,
): Promise<string | undefined> {
  if (number === null) return undefined;
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM phone_outbox WHERE recipient = $1 AND provider = $2 AND state = 'unknown' AND reference IS NULL
     LIMIT 2 FOR UPDATE`,
    [number, provider],
  );
  const [only] = rows;
  if (!only || rows.length > 1) return undefined;
  await tx.query('UPDATE phone_outbox SET reference = $2 WHERE id = $1', [only.id, reference]);
  return only.id;
}

export type OptOutWay = 'reply' | 'link' | 'order' | 'provider';

/** Stops messages to a number, at once: those that wait are not sent any more. */
export async function optOut(tx: Tx, number: string, way: OptOutWay): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE phone_numbers SET opted_out_at = $2, opted_out_by = $3 WHERE number = $1 AND opted_out_at IS NULL`,
    [number, now, way],
  );
  await tx.query(
    `UPDATE phone_outbox SET state = 'stopped', next_attempt_at = NULL, changed_at = $2
     WHERE recipient = $1 AND state = 'queued' AND kind <> 'code'`,
    [number, now],
  );
}

/** Allows messages to a number again. */
export async function optIn(tx: Tx, number: string): Promise<void> {
  await tx.query(
    'UPDATE phone_numbers SET opted_out_at = NULL, opted_out_by = NULL WHERE number = $1 AND opted_out_at IS NOT NULL',
    [number],
  );
}

/** The number whose link has this secret; undefined for an unknown one. */
export async function numberByStopHash(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const [row] = await tx.query<{ number: string }>('SELECT number FROM phone_numbers WHERE stop_hash = $1', [
    hash,
  ]);
  return row?.number;
}

/** Deletes reports about messages that are not ours. */
export async function deleteReports(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM phone_reports WHERE received_at < $1', [before]);
}
