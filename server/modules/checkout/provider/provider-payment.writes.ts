import { coinOf, isProviderCurrency, type PaymentCurrency } from '../../../lib/money/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { insertRow } from '../../../platform/db/insert-row.ts';
import { bookTransfer } from '../../../platform/journal.writes.ts';
import { type AttemptRecord, journalAccountOf } from '../../payments/index.ts';

/** Longest time that places are held while a reported payment is checked, in seconds after the question and the order. */
const CHECKED_FOR = 300;
const MOST_CHECKED = 20 * 60;

/**
 * Keeps places held while the provider is asked about a payment that was reported for them. The limit holds over all
 * questions, since anybody could report payments.
 */
export async function keepChecked(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    `UPDATE payments SET hold_until = greatest(hold_until, least($2::timestamptz + ${CHECKED_FOR} * interval '1 second',
       created_at + ${MOST_CHECKED} * interval '1 second')) WHERE order_id = $1 AND state = 'held' AND origin = 'provider'`,
    [orderId, tx.scope.clock.now()],
  );
}

export interface HeldPayment {
  issuerId: string;
  eventId: string;
  chargeUnits: bigint;
  chargeCurrency: PaymentCurrency;
  holdUntil: Date;
  createdAt: Date;
}

/** Locks the payment of an order whose places are held for a provider; undefined when they are not. */
export async function lockHeldPayment(tx: Tx, orderId: string): Promise<HeldPayment | undefined> {
  const [row] = await tx.query<HeldPayment>(
    `SELECT issuer_id AS "issuerId", event_id AS "eventId", charge_units AS "chargeUnits", charge_currency AS "chargeCurrency", hold_until AS "holdUntil", created_at AS "createdAt" FROM payments
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

/** What is kept of a payment, in 10^-7 of its currency. */
export interface PaymentFees {
  /** By the provider. */
  feeUnits: bigint;
  /** By the platform, of a payment into its account. */
  platformFeeUnits: bigint;
}

/** Reads the fees of payments, in their order. Those of a payment are together at most the payment. */
export async function readFees(tx: Tx, attempts: readonly AttemptRecord[]): Promise<PaymentFees[]> {
  const terms = await tx.prepared<FeeTerms>(
    'payment-fee-terms',
    `SELECT m.id AS "accountId", g.issuer_id AS "issuerId", m.fee_basis_points AS share, m.fee_units AS amount,
       s.fee_basis_points AS platform
     FROM (SELECT DISTINCT account_id, issuer_id FROM unnest($1::uuid[], $2::uuid[]) AS a (account_id, issuer_id)) g
       JOIN merchant_accounts m ON m.id = g.account_id LEFT JOIN platform_selling s ON s.issuer_id = g.issuer_id`,
    [attempts.map(({ accountId }) => accountId), attempts.map(({ issuerId }) => issuerId)],
  );
  return attempts.map((attempt) =>
    feesOf(
      attempt,
      terms.find(
        ({ accountId, issuerId }) => accountId === attempt.accountId && issuerId === attempt.issuerId,
      ),
    ),
  );
}

interface FeeTerms {
  accountId: string;
  issuerId: string;
  share: number;
  amount: bigint;
  platform: number | null;
}

function feesOf({ byPlatform, units, currency }: AttemptRecord, row: FeeTerms | undefined): PaymentFees {
  const inCoins = (exact: bigint): bigint =>
    isProviderCurrency(currency) ? exact - (exact % coinOf(currency)) : exact;
  const atMost = (fee: bigint, most: bigint): bigint => (fee < most ? fee : most);
  const shareOf = (basisPoints: number): bigint => (units * BigInt(basisPoints)) / 10_000n;
  const feeUnits = row ? atMost(inCoins(shareOf(row.share) + row.amount), units) : 0n;
  const platformFee = byPlatform ? inCoins(shareOf(row?.platform ?? 0)) : 0n;
  return { feeUnits, platformFeeUnits: atMost(platformFee, units - feeUnits) };
}

/** Books money that came too late, or twice: it is owed to its payer, and no sale. */
export async function bookLate(tx: Tx, attempt: AttemptRecord): Promise<void> {
  const { account: debit, provider } = journalAccountOf(attempt);
  const movement = { kind: 'provider_late', debit, credit: 'provider_owed', provider };
  await bookTransfer(tx, { ...subjectOf(attempt), ...movement, units: attempt.units });
}

const subjectOf = ({ id, issuerId, eventId, orderId, currency }: AttemptRecord) => ({
  ...{ issuerId, eventId, orderId, attemptId: id, currency },
});

/** Queues the refund of money that came too late, or twice. */
export async function insertLateRefund(
  tx: Tx,
  attempt: AttemptRecord,
  { id, kind, reason }: { id: string; kind: 'late' | 'second'; reason: string },
): Promise<void> {
  const now = tx.scope.clock.now();
  const row = { id, ...subjectOf(attempt), kind, state: 'waiting', units: attempt.units, reason };
  await insertRow(tx, 'refunds', { ...row, nextAttemptAt: now, createdAt: now });
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
  const { account, provider } = journalAccountOf(attempt);
  const [debit, credit] = isWon ? [account, 'chargebacks'] : ['chargebacks', account];
  const kind = isWon ? 'chargeback_won' : 'chargeback';
  await bookTransfer(tx, { ...subjectOf(attempt), kind, debit, credit, provider, units });
}
