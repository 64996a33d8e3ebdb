import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PlannedPayment } from './payments.rules.ts';
import { ROUND } from './round.reads.ts';
import type { AuthorizationRecord } from './round.record.ts';
import type { RoundRow, RoundState } from './round.row.ts';

/** Locks the round's row until the transaction ends: changes of a round run one after the other. */
export async function lockRound(tx: Tx, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx.query<RoundRow>(`SELECT ${ROUND} FROM rounds r WHERE r.id = $1 FOR UPDATE`, [id]);
  return row;
}

export interface NewRound {
  id: string;
  contract: { id: string; issuerId: string; eventId: string; requiredSigs: number };
  units: bigint;
  payments: readonly PlannedPayment[];
  reason: string;
  by: string;
  expiresAt: Date;
  againOf: string | null;
  networkId: string;
  escrowKey: string;
  channelKey: string;
  feeBid: bigint;
  memoHash: Buffer;
}

/** Writes the round with its payments. The contract's row must be locked: it numbers its rounds. */
export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  const { contract, payments } = round;
  const total = payments.reduce((sum, { units }) => sum + units, 0n);
  await tx.query(
    `WITH numbered AS (UPDATE contracts SET next_round = next_round + 1 WHERE id = $2 RETURNING next_round - 1 AS number)
     INSERT INTO rounds (id, contract_id, issuer_id, event_id, number, state, units, total_units, reason, required_sigs,
       triggered_by, created_at, expires_at, again_of, network_id, escrow_key, channel_key, fee_bid,
       memo_hash)
     SELECT $1, $2, $3, $4, number, 'preparing', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
     FROM numbered`,
    [
      round.id,
      contract.id,
      contract.issuerId,
      contract.eventId,
      round.units,
      total,
      round.reason,
      contract.requiredSigs,
      round.by,
      tx.scope.clock.now(),
      round.expiresAt,
      round.againOf,
      round.networkId,
      round.escrowKey,
      round.channelKey,
      round.feeBid,
      round.memoHash,
    ],
  );
  const column = <T>(of: (payment: PlannedPayment) => T): T[] => payments.map(of);
  await tx.query(
    `INSERT INTO round_payments (round_id, contract_id, issuer_id, position, kind, share_id, partner_id, expense_id, user_id,
       name, destination, units)
     SELECT $1, $2, $3, n.* FROM unnest($4::int[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[], $9::uuid[], $10::text[],
       $11::text[], $12::bigint[]) AS n`,
    [
      round.id,
      contract.id,
      contract.issuerId,
      payments.map((_, index) => index + 1),
      column(({ kind }) => kind),
      column(({ shareId }) => shareId),
      column(({ partnerId }) => partnerId),
      column(({ expenseId }) => expenseId),
      column(({ userId }) => userId),
      column(({ name }) => name),
      column(({ destination }) => destination),
      column(({ units }) => units),
    ],
  );
}

export async function recordChannelIntent(tx: Tx, id: string, intentId: string): Promise<void> {
  await tx.query('UPDATE rounds SET channel_intent_id = $2 WHERE id = $1', [id, intentId]);
}

/** Fixes the transaction to sign; unless it was cancelled meanwhile, the round may be signed. */
export async function markBuilt(
  tx: Tx,
  id: string,
  built: { channelSeq: bigint; maxTime: number; hash: string; envelopeXdr: string },
): Promise<void> {
  await tx.query(
    `UPDATE rounds SET state = CASE state WHEN 'preparing' THEN 'pending' ELSE state END, channel_seq = $2, max_time = $3, expires_at = to_timestamp($3::bigint), tx_hash = $4,
       envelope_xdr = $5 WHERE id = $1`,
    [id, built.channelSeq, built.maxTime, built.hash, built.envelopeXdr],
  );
}

/** @returns false when the signatory, or the key, has signed before */
export async function insertAuthorization(
  tx: Tx,
  round: RoundRow,
  given: Pick<AuthorizationRecord, 'userId' | 'publicKey' | 'method'> & { signature: Buffer },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO round_authorizations (round_id, public_key, contract_id, issuer_id, user_id, method, signature, authorized_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING round_id`,
    [
      round.id,
      given.publicKey,
      round.contractId,
      round.issuerId,
      given.userId,
      given.method,
      given.signature,
      tx.scope.clock.now(),
    ],
  );
  return rows.length === 1;
}

export async function setState(tx: Tx, id: string, state: RoundState): Promise<void> {
  await tx.query('UPDATE rounds SET state = $2 WHERE id = $1', [id, state]);
}

/** Records the signatures that are submitted, and no others. */
export async function markReleasing(
  tx: Tx,
  id: string,
  { intentId, by, sent }: { intentId: string; by: string; sent: readonly string[] },
): Promise<void> {
  await tx.query(
    `UPDATE rounds SET state = 'releasing', intent_id = $2, executed_by = $3, executed_at = $4 WHERE id = $1`,
    [id, intentId, by, tx.scope.clock.now()],
  );
  await tx.query('UPDATE round_authorizations SET sent = true WHERE round_id = $1 AND public_key = ANY($2)', [
    id,
    sent,
  ]);
}

/** Records that the ledger has it and that its expenses are paid. @returns the expenses that it paid */
export async function markReleased(
  tx: Tx,
  id: string,
  { ledger, feeCharged }: { ledger: number; feeCharged: bigint },
): Promise<string[]> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE rounds SET state = 'released', ledger = $2, fee_units = $3, executed_at = coalesce(executed_at, $4), failure_code = NULL,
       failure = NULL, ended_at = $4 WHERE id = $1`,
    [id, ledger, feeCharged, now],
  );
  await tx.query('UPDATE round_payments SET live = true WHERE round_id = $1 AND NOT live', [id]);
  const paid = await tx.query<{ id: string }>(
    `UPDATE expenses x SET paid_round_id = $1 FROM round_payments p WHERE p.round_id = $1 AND p.expense_id = x.id RETURNING x.id`,
    [id],
  );
  return paid.map((expense) => expense.id);
}

export interface RoundEnding {
  state: Extract<RoundState, 'failed' | 'cancelled' | 'expired'>;
  code: string | null;
  failure: string | null;
  /** Set when the ledger itself tried it. */
  onLedger: { ledger: number; feeCharged: bigint } | null;
}

/** Ends a round without payment: the amount that it would have paid is available again. */
export async function markEnded(
  tx: Tx,
  id: string,
  { state, code, failure, onLedger }: RoundEnding,
): Promise<void> {
  await tx.query(
    `UPDATE rounds SET state = $2, failure_code = $3, failure = $4, ledger = $5, fee_units = $6, ended_at = $7 WHERE id = $1`,
    [id, state, code, failure, onLedger?.ledger ?? null, onLedger?.feeCharged ?? null, tx.scope.clock.now()],
  );
  await tx.query('UPDATE round_payments SET live = false WHERE round_id = $1 AND live', [id]);
}

/** Ends the signing of a round; its sequence number is about to be used up. */
export async function markCancelling(
  tx: Tx,
  id: string,
  why: { code: string | null; failure: string | null; by: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE rounds SET state = 'cancelling', failure_code = $2, failure = $3, ended_by = $4 WHERE id = $1`,
    [id, why.code, why.failure, why.by],
  );
}

export async function recordClosing(tx: Tx, id: string, intentId: string): Promise<void> {
  await tx.query('UPDATE rounds SET closing_intent_id = $2 WHERE id = $1', [id, intentId]);
}

export async function recordChannelClosed(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE rounds SET channel_closed_at = $2 WHERE id = $1 AND channel_closed_at IS NULL', [
    id,
    tx.scope.clock.now(),
  ]);
}

/**
 * Writes a round's payments to the journal, pending from the time that they are submitted. To be called in the
 * transaction that writes their intent, and once: a second pending row of a payment would be posted too.
 */
export async function bookPayouts(tx: Tx, roundId: string): Promise<void> {
  const payments = await tx.query<{ position: number }>(
    'SELECT position FROM round_payments WHERE round_id = $1 ORDER BY position',
    [roundId],
  );
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, contract_id, round_id, expense_id, kind, debit, credit, currency,
       units, occurred_at, phase)
     SELECT n.transfer, p.issuer_id, r.event_id, p.contract_id, p.round_id, p.expense_id, p.kind || '_payout',
       CASE p.kind WHEN 'share' THEN 'partner_wallets' WHEN 'expense' THEN 'expenses_owed' ELSE 'issuer_wallet' END, 'escrow', 'XLM',
       p.units, $4, 'pending'
     FROM unnest($2::int[], $3::uuid[]) AS n (position, transfer)
       JOIN round_payments p ON p.round_id = $1 AND p.position = n.position JOIN rounds r ON r.id = p.round_id`,
    [
      roundId,
      payments.map(({ position }) => position),
      payments.map(() => tx.scope.ids.uuid()),
      tx.scope.clock.now(),
    ],
  );
}

/** Posts or voids the pending payments, in the transaction that records the outcome of the round. */
export async function resolvePayouts(tx: Tx, roundId: string, phase: 'posted' | 'voided'): Promise<void> {
  const pending = await tx.query<{ id: string }>(
    `SELECT id FROM journal_transfers j WHERE j.round_id = $1 AND j.phase = 'pending'
       AND NOT EXISTS (SELECT FROM journal_transfers done WHERE done.pending_id = j.id) ORDER BY id`,
    [roundId],
  );
  await tx.query(
    `INSERT INTO journal_transfers (id, issuer_id, event_id, contract_id, round_id, expense_id, kind, debit, credit, currency,
       units, occurred_at, phase, pending_id)
     SELECT n.transfer, j.issuer_id, j.event_id, j.contract_id, j.round_id, j.expense_id, j.kind, j.debit, j.credit, j.currency,
       j.units, $3, $4, j.id
     FROM unnest($1::uuid[], $2::uuid[]) AS n (id, transfer) JOIN journal_transfers j ON j.id = n.id`,
    [pending.map(({ id }) => id), pending.map(() => tx.scope.ids.uuid()), tx.scope.clock.now(), phase],
  );
}
