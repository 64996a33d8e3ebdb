import type { Tx } from '../../platform/db/in-transaction.ts';

export interface FundingDay {
  networkId: string;
  walletId: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  idempotencyKey: string | null;
}

/**
 * Claims the day's funding, also after an earlier request whose outcome is unknown.
 * @returns 'repeated' when it was done with that key, 'done' when it was done that day without it
 */
export async function claimFunding(tx: Tx, request: FundingDay): Promise<'claimed' | 'repeated' | 'done'> {
  const { networkId, walletId, day, idempotencyKey } = request;
  const now = tx.scope.clock.now();
  await tx.query(
    "DELETE FROM wallet_fundings WHERE wallet_id = $1 AND asked_at < $2::timestamptz - interval '8 days'",
    [walletId, now],
  );
  await tx.query(
    `INSERT INTO wallet_fundings (network_id, wallet_id, day, state, idempotency_key, asked_at)
     VALUES ($1, $2, $3, 'asked', $4, $5) ON CONFLICT DO NOTHING`,
    [networkId, walletId, day, idempotencyKey, now],
  );
  const done = await tx.query<{ repeated: boolean }>(
    `SELECT (idempotency_key = $4) IS TRUE AS repeated FROM wallet_fundings
     WHERE wallet_id = $2 AND (network_id = $1 AND day = $3 OR idempotency_key = $4) AND state = 'done'`,
    [networkId, walletId, day, idempotencyKey],
  );
  if (done.length === 0) return 'claimed';
  return done.some(({ repeated }) => repeated) ? 'repeated' : 'done';
}

export async function finishFunding(tx: Tx, { networkId, walletId, day }: FundingDay): Promise<void> {
  await tx.query(
    "UPDATE wallet_fundings SET state = 'done' WHERE network_id = $1 AND wallet_id = $2 AND day = $3",
    [networkId, walletId, day],
  );
}
