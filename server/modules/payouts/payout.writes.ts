import { isCheckViolation } from '../../platform/db/database-faults.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { insertRow } from '../../platform/db/insert-row.ts';
import { bookTransfer } from '../../platform/journal.writes.ts';
import type { ProviderName } from '../payments/index.ts';
import { PAYOUT, type PayoutRecord } from './payout.reads.ts';
import { PayoutAboveDue, type PayoutCurrency } from './payout.rules.ts';

export interface NewPayout {
  id: string;
  issuerId: string;
  currency: PayoutCurrency;
  units: bigint;
  destinationId: string;
  note: string | null;
  by: string;
}

/** Stores a request, within what is due. @throws PayoutAboveDue */
export async function insertPayout(tx: Tx, one: NewPayout): Promise<void> {
  const { id, issuerId, currency, units, destinationId, note, by: requestedBy } = one;
  const row = { id, issuerId, currency, units, destinationId, note, requestedBy };
  const requestedAt = tx.scope.clock.now();
  await withinDue(() => insertRow(tx, 'payouts', { ...row, state: 'requested', requestedAt }));
}

/** The database checks the due of each payout when it is requested and when it is sent. */
async function withinDue(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isCheckViolation(error, 'payouts_within_due')) throw new PayoutAboveDue();
    throw error;
  }
}

/** Locks a payout until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRecord | undefined> {
  const [row] = await tx.query<PayoutRecord>(`${PAYOUT} WHERE p.id = $1 FOR NO KEY UPDATE OF p`, [id]);
  return row;
}

/** Locks the issuer, so that its destinations and payouts change one after the other. */
export async function lockIssuer(tx: Tx, issuerId: string): Promise<void> {
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
}

/** Stores the first or the second approval; the second one makes the payout approved. */
export async function addApproval(tx: Tx, { id, firstApprovedBy }: PayoutRecord, by: string): Promise<void> {
  const set =
    firstApprovedBy === null
      ? 'first_approved_by = $2, first_approved_at = $3'
      : `second_approved_by = $2, second_approved_at = $3, state = 'approved'`;
  await tx.query(`UPDATE payouts SET ${set} WHERE id = $1`, [id, by, tx.scope.clock.now()]);
}

/** Ends a payout that moved nothing. */
export async function writeRejected(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.query(`UPDATE payouts SET state = 'rejected', reason = $2, finished_at = $3 WHERE id = $1`, [
    id,
    reason,
    tx.scope.clock.now(),
  ]);
}

/** Marks a payout as sent by hand. @param receipt the reference of the transfer @throws PayoutAboveDue */
export async function writeSentByHand(
  tx: Tx,
  id: string,
  { by, receipt }: { by: string; receipt: string },
): Promise<void> {
  await withinDue(() =>
    tx.query(
      `UPDATE payouts SET state = 'sent', receipt = $2, sent_by = $3, sent_at = $4, reason = NULL WHERE id = $1`,
      [id, receipt, by, tx.scope.clock.now()],
    ),
  );
}

export interface PayoutSending {
  by: string;
  accountId: string;
  request: string;
  callbackHash: Buffer;
  nextAt: Date;
}

/** Marks a payout as sent, before its provider is called: from now on its money may move. @throws PayoutAboveDue */
export async function writeSending(tx: Tx, id: string, one: PayoutSending): Promise<void> {
  await withinDue(() =>
    tx.query(
      `UPDATE payouts SET state = 'sent', account_id = $2, provider_request = $3, callback_hash = $4, next_query_at = $5,
         sent_by = $6, sent_at = $7, reason = NULL WHERE id = $1`,
      [id, one.accountId, one.request, one.callbackHash, one.nextAt, one.by, tx.scope.clock.now()],
    ),
  );
}

export async function writeReference(tx: Tx, id: string, reference: string): Promise<void> {
  await tx.query('UPDATE payouts SET provider_reference = $2 WHERE id = $1', [id, reference]);
}

/** Puts a payout back that certainly did not move, to be sent again. */
export async function writeNotSent(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.query(
    `UPDATE payouts SET state = 'approved', reason = $2, account_id = NULL, provider_request = NULL, provider_reference = NULL,
       callback_hash = NULL, next_query_at = NULL, is_unconfirmed = false, sent_by = NULL, sent_at = NULL WHERE id = $1`,
    [id, reason],
  );
}

export async function writeFinished(
  tx: Tx,
  id: string,
  { outcome, receipt, reason }: { outcome: 'paid' | 'failed'; receipt: string | null; reason: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE payouts SET state = $2, receipt = coalesce($3, receipt), reason = $4, finished_at = $5, next_query_at = NULL,
       is_unconfirmed = false WHERE id = $1`,
    [id, outcome, receipt, reason, tx.scope.clock.now()],
  );
}

type PayoutMovement = 'payout_sent' | 'payout_paid' | 'payout_failed';

/** The accounts of each movement: debit, then credit. */
const MOVEMENTS: Record<PayoutMovement, [debit: string, credit: string]> = {
  payout_sent: ['payouts', 'platform'],
  payout_paid: ['issuer_bank', 'payouts'],
  payout_failed: ['platform', 'payouts'],
};

/** Books a movement of a payout in the journal of its organiser. */
export async function bookPayout(
  tx: Tx,
  { id, issuerId, currency, units }: PayoutRecord,
  kind: PayoutMovement,
): Promise<void> {
  const [debit, credit] = MOVEMENTS[kind];
  await bookTransfer(tx, { issuerId, payoutId: id, kind, debit, credit, currency, units });
}

/** Locks payouts whose next question is due, oldest first; rows that another process has locked are skipped. */
export async function lockDuePayouts(
  tx: Tx,
  { provider, limit }: { provider: ProviderName; limit: number },
): Promise<PayoutRecord[]> {
  return tx.query<PayoutRecord>(
    `${PAYOUT} WHERE p.next_query_at <= $1 AND (SELECT m.provider FROM merchant_accounts m WHERE m.id = p.account_id) = $2
     ORDER BY p.next_query_at, p.id LIMIT $3 FOR NO KEY UPDATE OF p SKIP LOCKED`,
    [tx.scope.clock.now(), provider, limit],
  );
}

export async function planQuestion(
  tx: Tx,
  id: string,
  { at, isUnconfirmed }: { at: Date; isUnconfirmed: boolean },
): Promise<void> {
  await tx.query('UPDATE payouts SET next_query_at = $2, is_unconfirmed = $3 WHERE id = $1', [
    id,
    at,
    isUnconfirmed,
  ]);
}

/** Opens or closes the platform's account for an organiser; a closed one is not chosen any more. */
export async function writeOpen(
  tx: Tx,
  issuerId: string,
  { isOpen, feeBasisPoints }: { isOpen: boolean; feeBasisPoints: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO platform_selling (issuer_id, is_open, fee_basis_points, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (issuer_id) DO UPDATE SET is_open = excluded.is_open, fee_basis_points = excluded.fee_basis_points,
       is_chosen = platform_selling.is_chosen AND excluded.is_open, changed_at = excluded.changed_at`,
    [issuerId, isOpen, feeBasisPoints, tx.scope.clock.now()],
  );
}

/** Stores whether the organiser sells through the platform. @returns false when the platform has not opened it */
export async function writeChosen(tx: Tx, issuerId: string, isChosen: boolean): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE platform_selling SET is_chosen = $2, changed_at = $3 WHERE issuer_id = $1 AND (is_open OR NOT $2) RETURNING issuer_id`,
    [issuerId, isChosen, tx.scope.clock.now()],
  );
  return rows.length > 0;
}
