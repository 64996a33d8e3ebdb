import type { Tx } from '../../../platform/db/in-transaction.ts';

export interface StoredSignature {
  userId: string;
  publicKey: string;
  signature: Buffer;
}

/** Reads the signatures, oldest first. */
export async function readSignatures(tx: Tx, roundId: string): Promise<StoredSignature[]> {
  return tx.query<StoredSignature>(
    `SELECT user_id AS "userId", public_key AS "publicKey", signature FROM round_authorizations
     WHERE round_id = $1 ORDER BY authorized_at, public_key`,
    [roundId],
  );
}

/** Reads the sequence number that an intent's transaction used. Only the system reads intents. */
export async function readUsedNumber(tx: Tx, intentId: string): Promise<bigint | null> {
  const [row] = await tx.query<{ seq: bigint | null }>('SELECT seq FROM ledger_intents WHERE id = $1', [
    intentId,
  ]);
  return row?.seq ?? null;
}

/** Reads expenses that are approved, not paid, and in no other round, oldest first. */
export async function readOwedExpenses(
  tx: Tx,
  contractId: string,
): Promise<{ id: string; userId: string; name: string; units: bigint }[]> {
  return tx.query(
    `SELECT x.id, x.submitted_by AS "userId", u.name, x.owed_units AS units FROM expenses x JOIN users u ON u.id = x.submitted_by
     WHERE x.contract_id = $1 AND x.status = 'approved' AND x.paid_round_id IS NULL
       AND NOT EXISTS (SELECT FROM round_payments p WHERE p.expense_id = x.id AND p.live)
     ORDER BY x.decided_at, x.id LIMIT 100`,
    [contractId],
  );
}

/** Reads the stroops paid or about to be paid to each share. */
export async function readGiven(tx: Tx, contractId: string): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ id: string; units: string }>(
    `SELECT share_id AS id, sum(units) AS units FROM round_payments
     WHERE contract_id = $1 AND live AND share_id IS NOT NULL GROUP BY share_id`,
    [contractId],
  );
  return new Map(rows.map(({ id, units }) => [id, BigInt(units)]));
}

/** Counts the open rounds of the contract. */
export async function countOpen(tx: Tx, contractId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM rounds
     WHERE contract_id = $1 AND state IN ('preparing', 'pending', 'authorized', 'releasing', 'cancelling')`,
    [contractId],
  );
  return row?.count ?? 0;
}
