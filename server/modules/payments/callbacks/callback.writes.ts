import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { Lanes } from '../../../platform/db/micro-batch.ts';
import type { ProviderName } from '../merchants/merchant.rules.ts';

/** The owner of the address of a callback. */
export interface CallbackTarget {
  /** Null for an account of the platform. */
  issuerId: string | null;
  accountId: string;
  attemptId: string | null;
  refundId: string | null;
  payoutId: string | null;
}

/** The owner of the address of a callback, and its provider. */
export type ProviderTarget = CallbackTarget & { provider: ProviderName };

/**
 * Finds the attempts, the refunds, the payouts or the accounts that addresses belong to.
 * @param hashes SHA-256 of the tokens in the addresses
 * @returns one result per hash, in order; undefined for an unknown one
 */
export async function readCallbackTargets(
  lanes: Lanes,
  hashes: readonly Buffer[],
): Promise<(ProviderTarget | undefined)[]> {
  const rows = await lanes.run<ProviderTarget & { nth: number }>(SYSTEM_TENANCY, {
    name: 'callback-targets',
    text: `SELECT h.nth::int AS nth, t.*, m.provider FROM unnest($1::bytea[]) WITH ORDINALITY AS h (hash, nth) CROSS JOIN LATERAL (
      SELECT issuer_id AS "issuerId", account_id AS "accountId", id AS "attemptId", NULL::uuid AS "refundId",
        NULL::uuid AS "payoutId" FROM payment_attempts WHERE callback_hash = h.hash
      UNION ALL
      SELECT a.issuer_id, a.account_id, NULL::uuid, r.id, NULL::uuid FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE r.callback_hash = h.hash
      UNION ALL
      SELECT issuer_id, account_id, NULL::uuid, NULL::uuid, id FROM payouts WHERE callback_hash = h.hash AND account_id IS NOT NULL
      UNION ALL
      SELECT issuer_id, id, NULL::uuid, NULL::uuid, NULL::uuid FROM merchant_accounts WHERE callback_hash = h.hash
      LIMIT 1) t JOIN merchant_accounts m ON m.id = t."accountId"`,
    values: [hashes],
  });
  const found = new Map(rows.map(({ nth, ...target }) => [nth, target]));
  return hashes.map((_hash, index) => found.get(index + 1));
}

export interface NewCallback {
  id: string;
  target: ProviderTarget;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  at: Date;
}

/** Most callbacks of an account that wait to be handled, which takes milliseconds as a rule. */
export const MAX_WAITING = 2_000;

/**
 * Stores callbacks. Those of an account that wait are counted once; of those given, the first that fit are stored.
 * @returns for each, in order, whether it was stored: false when too many of its account wait to be handled
 */
export async function storeCallbacks(lanes: Lanes, callbacks: readonly NewCallback[]): Promise<boolean[]> {
  const rows = await lanes.run<{ id: string }>(SYSTEM_TENANCY, {
    name: 'callbacks-store',
    text: `WITH given AS MATERIALIZED (
        SELECT c.*, row_number() OVER (PARTITION BY account_id ORDER BY nth) AS rank
        FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::jsonb[], $8::bytea[], $9::timestamptz[],
            $10::text[]) WITH ORDINALITY AS c (id, issuer_id, account_id, attempt_id, refund_id, payout_id, headers, body, at, provider, nth)
      ), waiting AS MATERIALIZED (
        SELECT g.account_id, (SELECT count(*) FROM (SELECT FROM payment_callbacks w
          WHERE w.account_id = g.account_id AND w.next_try_at IS NOT NULL LIMIT ${MAX_WAITING}) w) AS count
        FROM given g WHERE g.rank = 1
      )
      INSERT INTO payment_callbacks (id, issuer_id, account_id, attempt_id, refund_id, payout_id, headers, body, received_at, next_try_at, provider)
      SELECT g.id, g.issuer_id, g.account_id, g.attempt_id, g.refund_id, g.payout_id, g.headers, g.body, g.at, g.at, g.provider
      FROM given g JOIN waiting w USING (account_id) WHERE w.count + g.rank <= ${MAX_WAITING} ORDER BY g.nth
      RETURNING id`,
    values: [
      callbacks.map(({ id }) => id),
      callbacks.map(({ target }) => target.issuerId),
      callbacks.map(({ target }) => target.accountId),
      callbacks.map(({ target }) => target.attemptId),
      callbacks.map(({ target }) => target.refundId),
      callbacks.map(({ target }) => target.payoutId),
      callbacks.map(({ headers }) => JSON.stringify(headers)),
      callbacks.map(({ body }) => body),
      callbacks.map(({ at }) => at),
      callbacks.map(({ target }) => target.provider),
    ],
  });
  const stored = new Set(rows.map(({ id }) => id));
  return callbacks.map(({ id }) => stored.has(id));
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

/** Stores that callbacks were handled. */
export async function markHandled(lanes: Lanes, ids: readonly string[], at: Date): Promise<void> {
  await lanes.run(SYSTEM_TENANCY, {
    name: 'callbacks-handled',
    text: `UPDATE payment_callbacks SET handled_at = $2, next_try_at = NULL
      WHERE id = ANY($1::uuid[]) AND handled_at IS NULL`,
    values: [ids, at],
  });
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
