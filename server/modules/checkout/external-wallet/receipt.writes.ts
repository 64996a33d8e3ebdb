import type { Tx } from '../../../platform/db/in-transaction.ts';
import { insertRow } from '../../../platform/db/insert-row.ts';
import { bookTransfer } from '../../../platform/journal.writes.ts';
import { freePlaces, lockedPools, lockPlaces, POOLS_FIRST } from '../../events/index.ts';
import type { Verdict } from '../../orders/index.ts';

/** A payment on the ledger that came for an order, as `follower.onPayment` reports it. */
export interface Receipt {
  networkId: string;
  operationId: string;
  issuerId: string;
  /** The contract whose escrow it came into. */
  contractId: string | null;
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

/** The paid account: an organiser's wallet, or the escrow of one of their contracts. */
export interface PaidAccount {
  issuerId: string;
  contractId: string | null;
  /** The contract's event. */
  eventId: string | null;
}

/**
 * Finds the organisers' wallets and escrows among those accounts. An escrow may be on the ledger before it is recorded
 * here.
 */
export async function findPaidAccounts(tx: Tx, publicKeys: string[]): Promise<Map<string, PaidAccount>> {
  const rows = await tx.query<PaidAccount & { publicKey: string }>(
    `SELECT public_key AS "publicKey", issuer_id AS "issuerId", NULL::uuid AS "contractId", NULL::uuid AS "eventId" FROM wallets
     WHERE public_key = ANY($1) AND issuer_id IS NOT NULL
     UNION ALL
     SELECT escrow_key, issuer_id, id, event_id FROM contracts
     WHERE escrow_key = ANY($1) AND status IN ('finalizing', 'final')`,
    [publicKeys],
  );
  return new Map(rows.map(({ publicKey, ...account }) => [publicKey, account]));
}

/** Finds the transactions that settlement sent: it stores a hash before it submits, and reports those itself. */
export async function findSettlements(tx: Tx, networkId: string, hashes: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ hash: string }>(
    `SELECT tx_hash AS hash FROM ledger_intents WHERE network_id = $1 AND tx_hash = ANY($2)
     UNION ALL
     SELECT bump_hash FROM ledger_intents WHERE network_id = $1 AND bump_hash = ANY($2)`,
    [networkId, hashes],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Locks the unpaid payments that money names by its memo, in the order of their orders, then the pools and the tiers of
 * them all: for the next, `lockFreePlaces` locks no pool after a tier of the one before.
 */
export async function lockPlacesNamed(tx: Tx, memoHashes: readonly Buffer[]): Promise<void> {
  await tx.query(
    `WITH unpaid AS MATERIALIZED (
       SELECT order_id, tier_id FROM payments
       WHERE memo_hash = ANY($1) AND state NOT IN ('paid', 'refunding', 'refunded') ORDER BY order_id FOR NO KEY UPDATE
     ), line AS MATERIALIZED (
       SELECT tier_id FROM unpaid WHERE tier_id IS NOT NULL
       UNION SELECT l.tier_id FROM unpaid u JOIN payment_lines l ON l.order_id = u.order_id WHERE u.tier_id IS NULL
     ), ${lockedPools('SELECT tier_id FROM line')}
     SELECT FROM tiers WHERE id IN (SELECT tier_id FROM line) AND ${POOLS_FIRST} ORDER BY id FOR UPDATE`,
    [memoHashes],
  );
}

/**
 * Locks tiers whose places were already released, and their pools, in the order of their ids.
 * @returns whether the order's places are free, its code has a use left, and its turn in the waiting room has not been used
 *   for another order since
 */
export async function lockFreePlaces(
  tx: Tx,
  { orderId, lines }: { orderId: string; lines: readonly { tierId: string; quantity: number }[] },
): Promise<boolean> {
  const tierIds = lines.map(({ tierId }) => tierId);
  await lockPlaces(tx, tierIds);
  const rows = await tx.query<{ enough: boolean }>(
    `SELECT ${freePlaces('t')} >= l.quantity AND NOT EXISTS (SELECT FROM orders o JOIN selling_codes c ON c.id = o.code_id
       WHERE o.id = $3 AND c.used >= c.most_uses)
       AND NOT EXISTS (SELECT FROM orders o JOIN orders other ON other.event_id = o.event_id AND other.queue_hash = o.queue_hash
         WHERE o.id = $3 AND other.id <> o.id AND other.status <> 'cancelled') AS enough
     FROM unnest($1::uuid[], $2::int[]) AS l (tier_id, quantity) JOIN tiers t ON t.id = l.tier_id`,
    [tierIds, lines.map(({ quantity }) => quantity), orderId],
  );
  if (rows.length !== lines.length || !rows.every(({ enough }) => enough)) return false;
  return lines.length === 1 || (await fitTogether(tx, lines));
}

/** Whether the pools that tiers share have places for all of them. */
async function fitTogether(tx: Tx, lines: readonly { tierId: string; quantity: number }[]): Promise<boolean> {
  const crowded = await tx.query(
    `SELECT FROM unnest($1::uuid[], $2::int[]) AS l (tier_id, quantity) JOIN tier_pools x ON x.tier_id = l.tier_id
       JOIN capacity_pools p ON p.id = x.pool_id
     GROUP BY p.id HAVING sum(l.quantity) > p.capacity - p.used`,
    [lines.map(({ tierId }) => tierId), lines.map(({ quantity }) => quantity)],
  );
  return crowded.length === 0;
}

export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  const { networkId, operationId, issuerId, orderId, refundId, verdict, source, destination, units } =
    receipt;
  const { memoHash, transactionHash, closedAt } = receipt;
  await insertRow(tx, 'ledger_receipts', {
    ...{ networkId, operationId, issuerId, orderId, refundId, verdict, source, destination, units },
    ...{ memoHash, transactionHash, closedAt, seenAt: tx.scope.clock.now() },
  });
}

/**
 * Records money that is to be refunded: it stays on the account that received it until then, and is no sale.
 * @param payer the organiser's wallet, which pays it back
 */
export async function insertStrayRefund(
  tx: Tx,
  refundId: string,
  receipt: Omit<Receipt, 'refundId'> & { eventId: string | null; reason: string; payer: string },
): Promise<void> {
  const now = tx.scope.clock.now();
  const { issuerId, eventId, orderId, contractId, units, networkId, reason } = receipt;
  const subject = { issuerId, eventId, orderId, contractId, units };
  const accounts = { networkId, source: receipt.payer, destination: receipt.source };
  await insertRow(tx, 'refunds', {
    ...{ id: refundId, ...subject, kind: receipt.verdict, state: 'waiting', ...accounts, reason },
    ...{ nextAttemptAt: now, createdAt: now },
  });
  const debit = contractId === null ? 'issuer_wallet' : 'escrow';
  const movement = { kind: 'stray_payment', debit, credit: 'outside_wallets', currency: 'XLM' };
  await bookTransfer(tx, { ...subject, refundId, ...movement });
}

/** Money that came into an escrow and is no sale. */
export async function insertFinancing(
  tx: Tx,
  { issuerId, contractId, eventId }: PaidAccount,
  units: bigint,
): Promise<void> {
  const movement = { kind: 'financing', debit: 'escrow', credit: 'financing', currency: 'XLM' };
  await bookTransfer(tx, { issuerId, eventId, contractId, ...movement, units });
}
