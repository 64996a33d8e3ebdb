import type { Tx } from '../db/in-transaction.ts';
import { insertRow } from '../db/insert-row.ts';
import { MAIL_LANGUAGE, type OutboxMail } from './mail.reads.ts';
import { type MailState, nextAttempt, stateAfter } from './mail.rules.ts';

export async function insertMail(
  tx: Tx,
  {
    id,
    kind,
    recipient,
    orderId,
    payload,
    state,
  }: Pick<OutboxMail, 'id' | 'kind' | 'recipient' | 'orderId' | 'payload' | 'state'>,
): Promise<void> {
  const now = tx.scope.clock.now();
  const row = { id, kind, recipient, orderId, payload: JSON.stringify(payload), state };
  await insertRow(tx, 'mail_outbox', { ...row, nextAttemptAt: now, createdAt: now });
}

/** Without an effect for guests who gave no address. */
export async function insertMails(
  tx: Tx,
  { kind, state }: Pick<OutboxMail, 'kind' | 'state'>,
  recipients: string,
  values: readonly unknown[],
): Promise<void> {
  await tx.query(
    `INSERT INTO mail_outbox (id, kind, recipient, order_id, payload, state, next_attempt_at, created_at)
     SELECT gen_random_uuid(), '${kind}', w.recipient, w.order_id, w.payload, '${state}', $${values.length + 1}::timestamptz,
       $${values.length + 1}::timestamptz
     FROM (${recipients}) w WHERE w.recipient <> ''`,
    [...values, tx.scope.clock.now()],
  );
}

/**
 * Claims the oldest due mail. Its next attempt is set before it is sent, so that the mail of a process that dies while
 * sending is retried, and other processes skip it meanwhile.
 */
export async function claimMail(tx: Tx): Promise<OutboxMail | undefined> {
  const now = tx.scope.clock.now();
  const [mail] = await tx.query<OutboxMail>(
    `SELECT id, kind, recipient, order_id AS "orderId", payload, state, attempts + 1 AS attempts,
            created_at AS "createdAt", sent_at AS "sentAt", last_error AS "lastError", ${MAIL_LANGUAGE}
     FROM mail_outbox WHERE state = 'queued' AND next_attempt_at <= $1
     ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  if (!mail) return undefined;
  await tx.query('UPDATE mail_outbox SET attempts = $2, next_attempt_at = $3 WHERE id = $1', [
    mail.id,
    mail.attempts,
    nextAttempt(now, mail.attempts),
  ]);
  return mail;
}

/** @param error undefined when the server accepted the mail */
export async function recordAttempt(tx: Tx, mail: OutboxMail, error: string | undefined): Promise<MailState> {
  const state = stateAfter(mail.attempts, error === undefined);
  await tx.query('UPDATE mail_outbox SET state = $2, sent_at = $3, last_error = $4 WHERE id = $1', [
    mail.id,
    state,
    error === undefined ? tx.scope.clock.now() : null,
    error?.slice(0, 500) ?? null,
  ]);
  return state;
}
