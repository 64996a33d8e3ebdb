import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

/** What the address of a callback belongs to. */
export interface CallbackTarget {
  issuer_id: string;
  account_id: string;
  attempt_id: string | null;
  refund_id: string | null;
}

/** Finds the target of a callback's address, which may be that of an attempt, a refund or an account. */
export async function findCallbackTarget(db: Database, hash: Buffer): Promise<CallbackTarget | undefined> {
  const [row] = await db.read<CallbackTarget>(SYSTEM_TENANCY, {
    name: 'callback-target',
    text: `SELECT issuer_id, account_id, id AS attempt_id, NULL::uuid AS refund_id FROM payment_attempts WHERE callback_hash = $1
      UNION ALL
      SELECT a.issuer_id, a.account_id, NULL::uuid, r.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE r.callback_hash = $1
      UNION ALL
      SELECT issuer_id, id, NULL::uuid, NULL::uuid FROM merchant_accounts WHERE callback_hash = $1
      LIMIT 1`,
    values: [hash],
  });
  return row;
}

export interface NewCallback extends CallbackTarget {
  id: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  at: Date;
}

export async function insertCallback(tx: Tx, callback: NewCallback): Promise<void> {
  await tx.query(
    `INSERT INTO payment_callbacks (id, issuer_id, account_id, attempt_id, refund_id, headers, body, received_at, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      callback.id,
      callback.issuer_id,
      callback.account_id,
      callback.attempt_id,
      callback.refund_id,
      JSON.stringify(callback.headers),
      callback.body,
      callback.at,
    ],
  );
}

export interface StoredCallback extends CallbackTarget {
  id: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  received_at: Date;
  tries: number;
}

/**
 * Takes callbacks that are due, oldest first, and plans another try in case this process ends before they are handled:
 * after 20 seconds, doubled each time up to an hour.
 */
export async function takeDueCallbacks(tx: Tx, limit: number): Promise<StoredCallback[]> {
  return tx.query<StoredCallback>(
    `UPDATE payment_callbacks c SET tries = c.tries + 1,
       next_try_at = $1 + least(3600, 20 * power(2, least(c.tries, 8))) * interval '1 second'
     FROM (SELECT id FROM payment_callbacks WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) d
     WHERE c.id = d.id
     RETURNING c.id, c.issuer_id, c.account_id, c.attempt_id, c.refund_id, c.headers, c.body, c.received_at, c.tries`,
    [tx.scope.clock.now()],
  );
}

export async function markHandled(tx: Tx, id: string): Promise<void> {
  await tx.query(
    'UPDATE payment_callbacks SET handled_at = $2, next_try_at = NULL WHERE id = $1 AND handled_at IS NULL',
    [id, tx.scope.clock.now()],
  );
}

/** Deletes handled callbacks, which contain phone numbers. The events of their attempts stay. */
export async function deleteOldCallbacks(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM payment_callbacks WHERE handled_at IS NOT NULL AND received_at < $1', [before]);
}
