import type { Tx } from '../../platform/db/in-transaction.ts';

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
