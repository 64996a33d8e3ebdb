import type { Tx } from '../../../db/in-transaction.ts';
import type { Verdict } from './receipt.rules.ts';

/** A payment of the ledger that came for an order, as `follower.onPayment` tells of it. */
export interface Receipt {
  networkId: string;
  operationId: string;
  issuerId: string;
  orderId: string | null;
  refundId: string | null;
  verdict: Verdict;
  source: string;
  destination: string;
  units: bigint;
  memoHash: Buffer;
  transactionHash: string;
  closedAt: Date;
}

/** The organisers whose wallets are among those accounts, by public key. */
export async function findIssuersOf(tx: Tx, publicKeys: string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ public_key: string; issuer_id: string }>(
    'SELECT public_key, issuer_id FROM wallets WHERE public_key = ANY($1) AND issuer_id IS NOT NULL',
    [publicKeys],
  );
  return new Map(rows.map(({ public_key, issuer_id }) => [public_key, issuer_id]));
}

/** Those that we sent ourselves: settlement stores a hash before anything leaves, and tells of it. */
export async function findSettlements(tx: Tx, networkId: string, hashes: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ hash: string }>(
    `SELECT tx_hash AS hash FROM ledger_intents WHERE network_id = $1 AND tx_hash = ANY($2)
     UNION ALL
     SELECT bump_hash FROM ledger_intents WHERE network_id = $1 AND bump_hash = ANY($2)`,
    [networkId, hashes],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Locks a tier whose place was given back already. @returns whether so many places are free */
export async function lockFreePlaces(tx: Tx, tierId: string, quantity: number): Promise<boolean> {
  const rows = await tx.query<{ enough: boolean }>(
    'SELECT capacity - sold - held >= $2 AS enough FROM tiers WHERE id = $1 FOR UPDATE',
    [tierId, quantity],
  );
  return rows[0]?.enough ?? false;
}

export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_receipts (network_id, operation_id, issuer_id, order_id, refund_id, verdict, source, destination, units,
       memo_hash, transaction_hash, closed_at, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      receipt.networkId,
      receipt.operationId,
      receipt.issuerId,
      receipt.orderId,
      receipt.refundId,
      receipt.verdict,
      receipt.source,
      receipt.destination,
      receipt.units,
      receipt.memoHash,
      receipt.transactionHash,
      receipt.closedAt,
      tx.scope.clock.now(),
    ],
  );
}

/** Money that came and goes back: it stands on the organiser's wallet meanwhile, and is no sale. */
export async function insertStrayRefund(
  tx: Tx,
  refundId: string,
  receipt: Omit<Receipt, 'refundId'> & { eventId: string | null; reason: string },
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `INSERT INTO refunds (id, issuer_id, event_id, order_id, kind, state, units, network_id, source, destination, reason,
       next_attempt_at, created_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $11)`,
    [
      refundId,
      receipt.issuerId,
      receipt.eventId,
      receipt.orderId,
      receipt.verdict,
      receipt.units,
      receipt.networkId,
      receipt.destination,
      receipt.source,
      receipt.reason,
      now,
    ],
  );
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, refund_id, kind, debit, credit, currency, units, occurred_at)
     VALUES ($1, $2, $3, $4, $5, 'stray_payment', 'issuer_wallet', 'outside_wallets', 'XLM', $6, $7)`,
    [tx.scope.ids.uuid(), receipt.issuerId, receipt.eventId, receipt.orderId, refundId, receipt.units, now],
  );
}
