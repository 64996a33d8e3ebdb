import { coinOf, isProviderCurrency, type PaymentCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { AttemptRecord } from '../../payments/index.ts';

export interface HeldPayment {
  issuer_id: string;
  event_id: string;
  charge_units: bigint;
  charge_currency: PaymentCurrency;
  hold_until: Date;
  created_at: Date;
}

/** Locks the payment of an order whose places are held for a provider; undefined when they are not. */
export async function lockHeldPayment(tx: Tx, orderId: string): Promise<HeldPayment | undefined> {
  const [row] = await tx.query<HeldPayment>(
    `SELECT issuer_id, event_id, charge_units, charge_currency, hold_until, created_at FROM payments
     WHERE order_id = $1 AND state = 'held' AND origin = 'provider' FOR NO KEY UPDATE`,
    [orderId],
  );
  return row;
}

/** Keeps places held until a time, if they are held for less. */
export async function keepHeld(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx.query(
    `UPDATE payments SET hold_until = greatest(hold_until, $2) WHERE order_id = $1 AND state = 'held'`,
    [orderId, until],
  );
}

/** The share of the payment that the provider keeps, in 10^-7 of the currency. */
export async function readFee(tx: Tx, { account_id, units, currency }: AttemptRecord): Promise<bigint> {
  const [row] = await tx.query<{ share: number; amount: bigint }>(
    'SELECT fee_basis_points AS share, fee_units AS amount FROM merchant_accounts WHERE id = $1',
    [account_id],
  );
  const exact = row ? (units * BigInt(row.share)) / 10_000n + row.amount : 0n;
  const fee = isProviderCurrency(currency) ? exact - (exact % coinOf(currency)) : exact;
  return fee < units ? fee : units;
}

/** Books money that came too late, or twice: it is owed to its payer, and no sale. */
export async function bookLate(tx: Tx, attempt: AttemptRecord): Promise<void> {
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, attempt_id, kind, debit, credit, currency, units, occurred_at)
     VALUES ($1, $2, $3, $4, $5, 'provider_late', $6, 'provider_owed', $7, $8, $9)`,
    [
      tx.scope.ids.uuid(),
      attempt.issuer_id,
      attempt.event_id,
      attempt.order_id,
      attempt.id,
      attempt.provider,
      attempt.currency,
      attempt.units,
      tx.scope.clock.now(),
    ],
  );
}

/** Queues the refund of money that came too late, or twice. */
export async function insertLateRefund(
  tx: Tx,
  attempt: AttemptRecord,
  { id, kind, reason }: { id: string; kind: 'late' | 'second'; reason: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO refunds (id, issuer_id, event_id, order_id, attempt_id, kind, state, units, currency, reason, next_attempt_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9, $10, $10)`,
    [
      id,
      attempt.issuer_id,
      attempt.event_id,
      attempt.order_id,
      attempt.id,
      kind,
      attempt.units,
      attempt.currency,
      reason,
      tx.scope.clock.now(),
    ],
  );
}

/** Whether the payer's bank has ever reclaimed a payment, whose row the caller has locked. */
export async function hasChargeback(tx: Tx, attemptId: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM journal_transfers WHERE attempt_id = $1 AND kind = 'chargeback' LIMIT 1`,
    [attemptId],
  );
  return rows.length > 0;
}

/** Books a payment that the payer's bank has reclaimed, or that it gives back. */
export async function bookChargeback(
  tx: Tx,
  attempt: AttemptRecord,
  units: bigint,
  isWon: boolean,
): Promise<void> {
  const [debit, credit] = isWon ? [attempt.provider, 'chargebacks'] : ['chargebacks', attempt.provider];
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, order_id, attempt_id, kind, debit, credit, currency, units, occurred_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.scope.ids.uuid(),
      attempt.issuer_id,
      attempt.event_id,
      attempt.order_id,
      attempt.id,
      isWon ? 'chargeback_won' : 'chargeback',
      debit,
      credit,
      attempt.currency,
      units,
      tx.scope.clock.now(),
    ],
  );
}
