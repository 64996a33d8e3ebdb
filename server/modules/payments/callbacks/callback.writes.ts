import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';

/** What the address of a callback belongs to. */
export interface CallbackTarget {
  /** Null for an account of the platform. */
  issuerId: string | null;
  accountId: string;
  attemptId: string | null;
  refundId: string | null;
  payoutId: string | null;
}

export interface NewCallback {
  id: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  at: Date;
}

/**
 * Finds the attempt, the refund, the payout or the account that an address belongs to, and its provider.
 * @param hash SHA-256 of the token in the address
 */
export async function readCallbackTarget(
  lanes: Lanes,
  hash: Buffer,
): Promise<(CallbackTarget & { provider: ProviderName }) | undefined> {
  const [target] = await lanes.run<CallbackTarget & { provider: ProviderName }>(SYSTEM_TENANCY, {
    name: 'callback-target',
    text: `SELECT t.*, m.provider FROM (
      SELECT issuer_id AS "issuerId", account_id AS "accountId", id AS "attemptId", NULL::uuid AS "refundId",
        NULL::uuid AS "payoutId" FROM payment_attempts WHERE callback_hash = $1
      UNION ALL
      SELECT a.issuer_id, a.account_id, NULL::uuid, r.id, NULL::uuid FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE r.callback_hash = $1
      UNION ALL
      SELECT issuer_id, account_id, NULL::uuid, NULL::uuid, id FROM payouts WHERE callback_hash = $1 AND account_id IS NOT NULL
      UNION ALL
      SELECT issuer_id, id, NULL::uuid, NULL::uuid, NULL::uuid FROM merchant_accounts WHERE callback_hash = $1
      LIMIT 1) t JOIN merchant_accounts m ON m.id = t."accountId"`,
    values: [hash],
  });
  return target;
}

/** Most callbacks of an account that wait to be handled, which takes milliseconds as a rule. */
export const MAX_WAITING = 2_000;

/**
 * Stores a callback.
 * @returns false when too many of its account wait to be handled
 */
export async function storeCallback(
  lanes: Lanes,
  target: CallbackTarget & { provider: ProviderName },
  callback: NewCallback,
): Promise<boolean> {
  const rows = await lanes.run(SYSTEM_TENANCY, {
    name: 'callback-store',
    text: `INSERT INTO payment_callbacks (id, issuer_id, account_id, attempt_id, refund_id, payout_id, headers, body, received_at, next_try_at, provider)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz, $10
      WHERE (SELECT count(*) FROM (SELECT FROM payment_callbacks WHERE account_id = $3 AND next_try_at IS NOT NULL LIMIT ${MAX_WAITING}) w) < ${MAX_WAITING}
      RETURNING id`,
    values: [
      callback.id,
      target.issuerId,
      target.accountId,
      target.attemptId,
      target.refundId,
      target.payoutId,
      JSON.stringify(callback.headers),
      callback.body,
      callback.at,
      target.provider,
    ],
  });
  return rows.length > 0;
}

export interface StoredCallback extends CallbackTarget {
  id: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  receivedAt: Date;
  tries: number;
}

/**
 * Takes callbacks of a provider in the order in which they are due, and plans another try in case this process ends
 * before they are handled: after 20 seconds, doubled each time up to an hour.
 */
export async function takeDueCallbacks(
  tx: Tx,
  { provider, limit }: { provider: ProviderName; limit: number },
): Promise<StoredCallback[]> {
  return tx.query<StoredCallback>(
    `WITH taken AS (UPDATE payment_callbacks c SET tries = c.tries + 1,
         next_try_at = $1 + least(3600, 20 * power(2, least(c.tries, 8))) * interval '1 second'
       FROM (SELECT id, next_try_at AS due FROM payment_callbacks WHERE provider = $2 AND next_try_at <= $1
         ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED) d
       WHERE c.id = d.id
       RETURNING c.id, c.issuer_id AS "issuerId", c.account_id AS "accountId", c.attempt_id AS "attemptId",
         c.refund_id AS "refundId", c.payout_id AS "payoutId", c.headers, c.body, c.received_at AS "receivedAt", c.tries, due)
     SELECT * FROM taken ORDER BY due, id`,
    [tx.scope.clock.now(), provider, limit],
  );
}

/** The time at which the next callback of a provider is due; undefined when none waits. */
export async function readNextTry(db: Database, provider: ProviderName): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'callbacks-next-try',
    text: 'SELECT min(next_try_at) AS at FROM payment_callbacks WHERE provider = $1 AND next_try_at IS NOT NULL',
    values: [provider],
  });
  return row?.at ?? undefined;
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

/**
 * Makes the open callbacks of an attempt, a refund or a payout due, because what they wait for is known now. They are
 * handled after the commit.
 * @param asker ID of the callback that has asked, which waits for the answer; null for none
 */
export async function expediteCallbacks(
  tx: Tx,
  { attemptId, refundId, payoutId }: Omit<CallbackTarget, 'accountId' | 'issuerId'>,
  asker: string | null = null,
): Promise<void> {
  const rows = await tx.query(
    `UPDATE payment_callbacks SET next_try_at = $4 WHERE (attempt_id = $1 OR refund_id = $2 OR payout_id = $3)
       AND next_try_at > $4 AND id IS DISTINCT FROM $5 RETURNING id`,
    [attemptId, refundId, payoutId, tx.scope.clock.now(), asker],
  );
  if (rows.length > 0) tx.afterCommit(() => tx.scope.services.paymentWorker.wake('callbacks'));
}
