import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { AttemptRecord } from './attempt.reads.ts';

/**
 * SQL for the key of the lock of a receipt. Payments share it, sales at the door hold it alone: each looks for the
 * receipt among the other's, which no constraint can do.
 */
const lockOf = (issuerId: string, receipt: string): string =>
  `hashtextextended('receipt ' || ${issuerId} || ' ' || upper(${receipt}), 0)`;

/**
 * Locks a receipt until the transaction ends, for a sale at the door; before tiers are locked, as payments do.
 * @returns whether it has paid for an order of the organisation
 */
export async function lockReceipt(tx: Tx, issuerId: string, receipt: string): Promise<boolean> {
  await tx.query(`SELECT pg_advisory_xact_lock(${lockOf('$1::text', '$2::text')})`, [issuerId, receipt]);
  const [row] = await tx.query<{ paid: boolean }>('SELECT is_receipt_of_payment($1, $2) AS paid', [
    issuerId,
    receipt,
  ]);
  return row?.paid ?? false;
}

/**
 * Finds the attempts whose new receipt is that of a payment that has paid another one, or for a sale at the door. In a race
 * of two attempts, the constraint of the table decides; of an attempt and a sale, the lock.
 * @returns their IDs
 */
export async function findTakenReceipts(
  tx: Tx,
  attempts: readonly Pick<AttemptRecord, 'id' | 'issuerId' | 'provider' | 'receipt'>[],
): Promise<ReadonlySet<string>> {
  const named = attempts.filter(({ receipt }) => receipt !== null);
  if (named.length === 0) return new Set();
  const issuers = named.map(({ issuerId }) => issuerId);
  const receipts = named.map(({ receipt }) => receipt);
  await tx.prepared(
    'attempt-receipts-lock',
    `SELECT pg_advisory_xact_lock_shared(k.key) FROM (SELECT DISTINCT ${lockOf('n.issuer', 'n.receipt')} AS key
       FROM unnest($1::text[], $2::text[]) AS n (issuer, receipt) ORDER BY key) k`,
    [issuers, receipts],
  );
  const rows = await tx.prepared<{ id: string }>(
    'attempt-receipts-taken',
    `SELECT n.id FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS n (id, issuer_id, provider, receipt)
     WHERE EXISTS (SELECT FROM payment_attempts a WHERE a.provider = n.provider AND a.receipt = n.receipt AND a.id <> n.id)
       OR EXISTS (SELECT FROM door_sales s WHERE s.issuer_id = n.issuer_id AND s.reference = upper(n.receipt)
         AND NOT s.repeats_receipt)`,
    [named.map(({ id }) => id), issuers, named.map(({ provider }) => provider), receipts],
  );
  return new Set(rows.map(({ id }) => id));
}
