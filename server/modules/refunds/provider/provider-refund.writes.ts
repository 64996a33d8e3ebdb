import type { Currency } from '../../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { bookTransfer } from '../../../platform/journal.writes.ts';
import { journalAccountOf, type ProviderName } from '../../payments/index.ts';
import { isOfSale, type RefundKind } from '../refund.rules.ts';

/** A refund at a provider, with the payment that it is of. */
export interface ProviderRefund {
  id: string;
  issuerId: string;
  eventId: string;
  orderId: string;
  ticketId: string | null;
  kind: RefundKind;
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  /** In 10^-7 of the currency. */
  units: bigint;
  currency: Currency;
  attempts: number;
  /** ID of the request that is under way. */
  providerRequest: string | null;
  providerReference: string | null;
  createdAt: Date;
  attemptId: string;
  accountId: string;
  provider: ProviderName;
  /** True when an account of the platform collected the payment. */
  byPlatform: boolean;
  /** The payment: its amount in 10^-7, its receipt, and the number that paid. */
  paidUnits: bigint;
  receipt: string | null;
  /** Reference of the payment at the provider. */
  paymentReference: string | null;
  payer: string | null;
  /** Whether the payer disputes the payment, and the bank has not decided. */
  isDisputed: boolean;
  /** What the bank took back of the payment for its payer, less the refunds that it stands for; in 10^-7. */
  reclaimedUnits: bigint;
}

const RECLAIMED = `SELECT coalesce(sum(CASE j.kind WHEN 'chargeback' THEN j.units ELSE -j.units END), 0)
    - (SELECT coalesce(sum(c.units), 0) FROM refunds c WHERE c.attempt_id = a.id AND c.by_dispute)
  FROM journal_transfers j WHERE j.attempt_id = a.id AND j.kind IN ('chargeback', 'chargeback_won')`;

const SELECT = `SELECT r.id, r.issuer_id AS "issuerId", r.event_id AS "eventId", r.order_id AS "orderId", r.ticket_id AS "ticketId", r.kind, r.state, r.units, r.currency, r.attempts,
    r.provider_request AS "providerRequest", r.provider_reference AS "providerReference", r.created_at AS "createdAt", r.attempt_id AS "attemptId", a.account_id AS "accountId", a.provider, a.by_platform AS "byPlatform", a.units AS "paidUnits", a.receipt, a.reference AS "paymentReference",
    coalesce(a.payer, a.phone) AS payer, a.is_disputed AS "isDisputed", (${RECLAIMED})::bigint AS "reclaimedUnits"
  FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id`;

/** Locks refunds of a provider that are due in a state, oldest first; rows that another process has locked are skipped. */
export async function lockDueRefunds(
  tx: Tx,
  { provider, state, limit }: { provider: ProviderName; state: 'waiting' | 'paying'; limit: number },
): Promise<ProviderRefund[]> {
  return tx.query<ProviderRefund>(
    `${SELECT} WHERE r.state = $1 AND r.next_attempt_at <= $2 AND a.provider = $3
     ORDER BY r.next_attempt_at, r.id LIMIT $4 FOR NO KEY UPDATE OF r SKIP LOCKED`,
    [state, tx.scope.clock.now(), provider, limit],
  );
}

export async function lockRefund(tx: Tx, id: string): Promise<ProviderRefund | undefined> {
  const [row] = await tx.query<ProviderRefund>(`${SELECT} WHERE r.id = $1 FOR NO KEY UPDATE OF r`, [id]);
  return row;
}

/** The time at which the next refund of a provider is due; undefined without any. */
export async function readNextRefund(db: Database, provider: ProviderName): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'refunds-next-due',
    text: `SELECT min(r.next_attempt_at) AS at FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
      WHERE a.provider = $1 AND r.state IN ('waiting', 'paying')`,
    values: [provider],
  });
  return row?.at ?? undefined;
}

/** Locks all refunds of a payment, the oldest first. */
export async function lockRefundsOf(tx: Tx, attemptId: string): Promise<ProviderRefund[]> {
  return tx.query<ProviderRefund>(
    `${SELECT} WHERE r.attempt_id = $1 ORDER BY r.created_at, r.id FOR NO KEY UPDATE OF r`,
    [attemptId],
  );
}

/** Finds the refunds of an account that are under way and that an observation may be about. */
export async function findRefunds(
  tx: Tx,
  accountId: string,
  named: {
    refundId: string | null;
    request: string | null;
    reference: string | null;
    receipt: string | null;
  },
): Promise<ProviderRefund[]> {
  return tx.query<ProviderRefund>(
    `${SELECT} WHERE a.account_id = $1 AND r.state = 'paying'
       AND (r.id = $2 OR r.provider_request::text = $3 OR r.provider_reference = $4 OR ($2::uuid IS NULL AND a.receipt = $5))`,
    [accountId, named.refundId, named.request, named.reference, named.receipt],
  );
}

/** Marks a refund as requested, before it is: from now on its money may move, and nothing is requested twice. */
export async function markRequested(
  tx: Tx,
  id: string,
  { request, callbackHash, nextAt }: { request: string; callbackHash: Buffer; nextAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'paying', problem = NULL, attempts = attempts + 1, provider_request = $2, provider_reference = NULL,
       callback_hash = $3, next_attempt_at = $4 WHERE id = $1`,
    [id, request, callbackHash, nextAt],
  );
}

export async function setReference(tx: Tx, id: string, reference: string): Promise<void> {
  await tx.query(`UPDATE refunds SET provider_reference = $2 WHERE id = $1 AND state = 'paying'`, [
    id,
    reference,
  ]);
}

/** @param problem the notice for staff when the provider has not answered for long; null for none */
export async function planQuestion(tx: Tx, id: string, at: Date, problem: string | null): Promise<void> {
  await tx.query('UPDATE refunds SET next_attempt_at = $2, problem = $3 WHERE id = $1', [id, at, problem]);
}

/** Puts a refund back that certainly did not move. @param problem the notice for staff; null for none */
export async function reschedule(tx: Tx, id: string, problem: string | null, until: Date): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'waiting', problem = $2, next_attempt_at = $3, provider_request = NULL, provider_reference = NULL
     WHERE id = $1`,
    [id, problem, until],
  );
}

/** Makes the waiting refunds of a payment due, because its dispute has changed. */
export async function expediteRefunds(tx: Tx, attemptId: string): Promise<void> {
  await tx.query(`UPDATE refunds SET next_attempt_at = $2 WHERE attempt_id = $1 AND state = 'waiting'`, [
    attemptId,
    tx.scope.clock.now(),
  ]);
}

/** Marks a refund as returned by the payer's bank. Its movement is the chargeback. */
export async function markReturnedByBank(tx: Tx, refund: ProviderRefund): Promise<void> {
  await tx.query(
    `UPDATE refunds SET state = 'paid', by_dispute = true, problem = NULL, finished_at = $2 WHERE id = $1`,
    [refund.id, tx.scope.clock.now()],
  );
  await completeOrder(tx, refund);
}

/** Marks a refund as paid, books it, and completes an order that was refunded as a whole. */
export async function markRefunded(tx: Tx, refund: ProviderRefund, receipt: string | null): Promise<void> {
  const now = tx.scope.clock.now();
  const isSale = isOfSale(refund.kind);
  const { account, provider } = journalAccountOf(refund);
  await tx.query(
    `UPDATE refunds SET state = 'paid', provider_receipt = coalesce($2, provider_receipt), problem = NULL, finished_at = $3 WHERE id = $1`,
    [refund.id, receipt, now],
  );
  const { issuerId, eventId, orderId, ticketId, attemptId, currency, units } = refund;
  await bookTransfer(tx, {
    ...{ issuerId, eventId, orderId, ticketId, attemptId, refundId: refund.id, currency, units },
    kind: isSale ? 'provider_refund' : 'provider_late_refund',
    debit: isSale ? 'sales' : 'provider_owed',
    credit: account,
    provider,
  });
  await completeOrder(tx, refund);
}

async function completeOrder(tx: Tx, refund: ProviderRefund): Promise<void> {
  if (refund.kind !== 'order') return;
  await tx.query(`UPDATE payments SET state = 'refunded' WHERE order_id = $1`, [refund.orderId]);
  await tx.query(`UPDATE orders SET status = 'refunded' WHERE id = $1`, [refund.orderId]);
}
