import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';
import type { Attempt, AttemptEvent } from '../payment.rules.ts';
import { ATTEMPT_COLUMNS, type AttemptRecord } from './attempt.reads.ts';

export interface NewAttempt {
  id: string;
  orderId: string;
  issuerId: string;
  eventId: string;
  accountId: string;
  provider: ProviderName;
  units: bigint;
  currency: string;
  phone: string | null;
  accountReference: string;
  callbackHash: Buffer;
  nextQueryAt: Date;
  expiresAt: Date;
  at: Date;
}

/** Most attempts of an order, as the table allows. */
export const MAX_ATTEMPTS = 20;

/**
 * Stores an attempt before its provider is called. The caller has locked the order's payment.
 * @returns undefined when the order has had all its attempts
 */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRecord | undefined> {
  const [row] = await tx.query<AttemptRecord>(
    `INSERT INTO payment_attempts (id, order_id, issuer_id, event_id, account_id, provider, number, units, currency, phone,
       account_reference, callback_hash, state, next_query_at, expires_at, created_at)
     SELECT $1, $2, $3, $4, $5, $6, n.number, $7, $8, $9, $10, $11, 'created', $12, $13, $14
     FROM (SELECT coalesce(max(number), 0) + 1 AS number FROM payment_attempts WHERE order_id = $2) n
     WHERE n.number <= ${MAX_ATTEMPTS}
     RETURNING ${ATTEMPT_COLUMNS}`,
    [
      attempt.id,
      attempt.orderId,
      attempt.issuerId,
      attempt.eventId,
      attempt.accountId,
      attempt.provider,
      attempt.units,
      attempt.currency,
      attempt.phone,
      attempt.accountReference,
      attempt.callbackHash,
      attempt.nextQueryAt,
      attempt.expiresAt,
      attempt.at,
    ],
  );
  return row;
}

/** Locks an attempt until the transaction ends. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRecord | undefined> {
  const [row] = await tx.query<AttemptRecord>(
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return row;
}

/** Locks the attempts of an order, in the order of their numbers. */
export async function lockAttemptsOfOrder(tx: Tx, orderId: string): Promise<AttemptRecord[]> {
  return tx.query<AttemptRecord>(
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE order_id = $1 ORDER BY number FOR NO KEY UPDATE`,
    [orderId],
  );
}

/** Stores an event; a repeat is stored once. */
export async function insertEvent(tx: Tx, attempt: AttemptRecord, event: AttemptEvent): Promise<void> {
  const { type, ...rest } = event;
  const content = JSON.stringify(rest, (key, value: unknown) => {
    if (key === 'payer' || key === 'phone') return undefined;
    return typeof value === 'bigint' ? String(value) : value;
  });
  const key = createHash('sha256').update(`${type}\n${content}`).digest();
  await tx.query(
    `INSERT INTO payment_events (id, attempt_id, issuer_id, at, type, key, content) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (attempt_id, key) DO NOTHING`,
    [tx.scope.ids.uuid(), attempt.id, attempt.issuer_id, tx.scope.clock.now(), type, key, content],
  );
}

/** Whether a payment with this receipt has paid another attempt; the constraint of the table decides in a race. */
export async function isReceiptTaken(
  tx: Tx,
  { id, provider }: AttemptRecord,
  receipt: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    'SELECT FROM payment_attempts WHERE provider = $1 AND receipt = $2 AND id <> $3',
    [provider, receipt, id],
  );
  return rows.length > 0;
}

/**
 * Stores what follows from an event.
 * @param page that of the provider, once it has answered
 * @param payer as the provider reported it
 */
export async function updateAttempt(
  tx: Tx,
  attempt: Attempt,
  { page, payer, isDone }: { page: string | null; payer: string | null; isDone: boolean },
): Promise<void> {
  await tx.query(
    `UPDATE payment_attempts SET state = $2, reference = $3, receipt = $4, reason = $5, finding = $6, is_late = $7, is_disputed = $8,
       page = coalesce($9, page), payer = coalesce($10, payer), next_query_at = CASE WHEN $11 THEN NULL ELSE next_query_at END,
       paid_at = CASE WHEN $2 = 'paid' THEN coalesce(paid_at, $12) END
     WHERE id = $1`,
    [
      attempt.id,
      attempt.state,
      attempt.reference,
      attempt.receipt,
      attempt.reason,
      attempt.finding,
      attempt.isLate,
      attempt.isDisputed,
      page,
      payer,
      isDone,
      tx.scope.clock.now(),
    ],
  );
}

/**
 * Takes attempts whose next question is due, oldest first, and plans the question after it; rows that another process
 * has locked are skipped.
 * @param next computes the time of the following question; null when this is the last
 */
export async function takeDueAttempts(
  tx: Tx,
  limit: number,
  next: (attempt: AttemptRecord) => Date | null,
): Promise<AttemptRecord[]> {
  const due = await tx.query<AttemptRecord>(
    `SELECT ${ATTEMPT_COLUMNS} FROM payment_attempts WHERE next_query_at <= $1 ORDER BY next_query_at LIMIT ${limit}
     FOR NO KEY UPDATE SKIP LOCKED`,
    [tx.scope.clock.now()],
  );
  if (due.length === 0) return due;
  await tx.query(
    `UPDATE payment_attempts a SET queries = a.queries + 1, next_query_at = d.next
     FROM unnest($1::uuid[], $2::timestamptz[]) AS d (id, next) WHERE a.id = d.id`,
    [due.map(({ id }) => id), due.map(next)],
  );
  return due;
}

/** Plans a question about an attempt for now, after a person asked for it. */
export async function askNow(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE payment_attempts SET next_query_at = $2 WHERE id = $1', [id, tx.scope.clock.now()]);
  tx.afterCommit(() => tx.scope.services.paymentWorker.wake());
}
