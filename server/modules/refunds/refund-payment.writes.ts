import type { Tx } from '../../platform/db/in-transaction.ts';
import { bookTransfer } from '../../platform/journal.writes.ts';
import type { RefundKind } from './refund.rules.ts';
import { OF_SALES } from './refund.statements.ts';

/** A refund that is to be paid. */
export interface RefundRow {
  id: string;
  issuerId: string;
  eventId: string | null;
  orderId: string | null;
  /** The ticket whose price is refunded, while others of its order stay. */
  ticketId: string | null;
  /** The contract for whose escrow the refund is advanced. */
  contractId: string | null;
  kind: RefundKind;
  units: bigint;
  source: string;
  destination: string;
  attempts: number;
}

const COLUMNS = `id, issuer_id AS "issuerId", event_id AS "eventId", order_id AS "orderId", ticket_id AS "ticketId",
  contract_id AS "contractId", kind, units, source, destination, attempts`;

/** Locks the waiting refunds of an account, oldest first; rows that another process has locked are skipped. */
export async function lockWaiting(
  tx: Tx,
  networkId: string,
  source: string,
  limit: number,
): Promise<RefundRow[]> {
  return tx.query<RefundRow>(
    `SELECT ${COLUMNS} FROM refunds WHERE network_id = $1 AND source = $2 AND state = 'waiting' AND next_attempt_at <= $3
     ORDER BY created_at, id LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`,
    [networkId, source, tx.scope.clock.now()],
  );
}

export async function lockRefunds(tx: Tx, ids: readonly string[]): Promise<RefundRow[]> {
  return tx.query<RefundRow>(
    `SELECT ${COLUMNS} FROM refunds WHERE id = ANY($1::uuid[]) AND state = 'paying'
     ORDER BY array_position($1::uuid[], id) FOR NO KEY UPDATE`,
    [ids],
  );
}

/** The total of the account's submitted refunds, in stroops. */
export async function readUnderWay(tx: Tx, source: string): Promise<bigint> {
  const [row] = await tx.query<{ units: string }>(
    `SELECT coalesce(sum(units), 0)::text AS units FROM refunds WHERE source = $1 AND state = 'paying'`,
    [source],
  );
  return BigInt(row?.units ?? 0);
}

/**
 * Keeps refunds waiting and stores the reason.
 * @param until the earliest time of the next attempt
 */
export async function keepWaiting(
  tx: Tx,
  refunds: readonly RefundRow[],
  problem: string,
  until: Date = tx.scope.clock.now(),
): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'waiting', problem = $2, next_attempt_at = $3, intent_id = NULL WHERE id = ANY($1::uuid[])`,
    [refunds.map(({ id }) => id), problem, until],
  );
}

/** Marks refunds as submitted, all with one transaction of the ledger; their journal transfers are pending. */
export async function markPaying(tx: Tx, refunds: readonly RefundRow[], intentId: string): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'paying', problem = NULL, intent_id = $2, attempts = attempts + 1 WHERE id = ANY($1::uuid[])`,
    [refunds.map(({ id }) => id), intentId],
  );
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, refund_id, kind, debit, credit, currency, units, occurred_at, phase)
     SELECT n.transfer, r.issuer_id, r.event_id, r.order_id, r.contract_id, r.id, ${KIND}, ${PAYER}, 'issuer_wallet', 'XLM', r.units, $3, 'pending'
     FROM unnest($1::uuid[], $2::uuid[]) AS n (id, transfer) JOIN refunds r ON r.id = n.id LEFT JOIN payments p ON p.order_id = r.order_id`,
    [refunds.map(({ id }) => id), refunds.map(() => tx.scope.ids.uuid()), tx.scope.clock.now()],
  );
}

const KIND = `CASE WHEN r.kind IN ${OF_SALES} THEN 'refund_payment' ELSE 'stray_refund' END`;
/** The journal account of the payer. */
const PAYER = `CASE WHEN r.kind IN ${OF_SALES} AND p.origin = 'wallet' THEN 'buyer_wallets' ELSE 'outside_wallets' END`;

/** Posts or voids the pending journal transfers. */
export async function resolveMovements(
  tx: Tx,
  refunds: readonly RefundRow[],
  phase: 'posted' | 'voided',
): Promise<void> {
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, contract_id, refund_id, kind, debit, credit, currency, units, occurred_at, phase, pending_id)
     SELECT n.transfer, j.issuer_id, j.event_id, j.order_id, j.contract_id, j.refund_id, j.kind, j.debit, j.credit, j.currency, j.units, $3, $4, j.id
     FROM unnest($1::uuid[], $2::uuid[]) AS n (refund, transfer)
     JOIN journal_transfers j ON j.refund_id = n.refund AND j.phase = 'pending'
       AND NOT EXISTS (SELECT FROM journal_transfers done WHERE done.pending_id = j.id)`,
    [refunds.map(({ id }) => id), refunds.map(() => tx.scope.ids.uuid()), tx.scope.clock.now(), phase],
  );
}

/**
 * Marks refunds as paid once the ledger has them: their amount is no longer a sale, and orders that were refunded as a
 * whole are complete.
 */
export async function markPaidBack(
  tx: Tx,
  refunds: readonly RefundRow[],
  transactionHash: string,
): Promise<void> {
  const ids = refunds.map(({ id }) => id);
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE refunds SET state = 'paid', transaction_hash = $2, problem = NULL, finished_at = $3 WHERE id = ANY($1::uuid[])`,
    [ids, transactionHash, now],
  );
  await tx.query(
    `WITH done AS (SELECT order_id FROM refunds WHERE id = ANY($1::uuid[]) AND kind = 'order'),
       paid AS (UPDATE payments p SET state = 'refunded' FROM done d WHERE p.order_id = d.order_id)
     UPDATE orders o SET status = 'refunded' FROM done d WHERE o.id = d.order_id`,
    [ids],
  );
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, ticket_id, contract_id, refund_id, kind, debit, credit, currency, units, occurred_at)
     SELECT n.transfer, r.issuer_id, r.event_id, r.order_id, r.ticket_id, r.contract_id, r.id, 'sale_refunded', 'sales', ${PAYER}, 'XLM', r.units, $3
     FROM unnest($1::uuid[], $2::uuid[]) AS n (id, transfer) JOIN refunds r ON r.id = n.id JOIN payments p ON p.order_id = r.order_id
     WHERE r.kind IN ${OF_SALES}`,
    [ids, ids.map(() => tx.scope.ids.uuid()), now],
  );
}

/** Books the fee that the ledger charged to the paying account. */
export async function bookFee(tx: Tx, { id, issuerId }: RefundRow, stroops: bigint): Promise<void> {
  if (stroops <= 0n) return;
  const accounts = { debit: 'ledger_fees', credit: 'issuer_wallet' };
  await bookTransfer(tx, {
    ...{ issuerId, refundId: id, kind: 'refund_fee', ...accounts, currency: 'XLM', units: stroops },
  });
}

/** Marks refunds that can never reach their destination. */
export async function markImpossible(tx: Tx, refunds: readonly RefundRow[], problem: string): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'failed', problem = $2, intent_id = NULL, finished_at = $3 WHERE id = ANY($1::uuid[])`,
    [refunds.map(({ id }) => id), problem, tx.scope.clock.now()],
  );
}

export async function readBuyerEmail(tx: Tx, orderId: string): Promise<string | undefined> {
  const [order] = await tx.query<{ buyerEmail: string }>(
    `SELECT buyer_email AS "buyerEmail" FROM orders WHERE id = $1`,
    [orderId],
  );
  return order?.buyerEmail;
}
