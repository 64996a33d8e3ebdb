import { type Amount, type Rate } from '../../../lib/money/index.ts';
import { type Tx } from '../../../platform/db/in-transaction.ts';
import { bookTransfer } from '../../../platform/journal.writes.ts';
import { type ContractRow } from '../contracts/contract.record.ts';
import { EXPENSE } from './expense.reads.ts';
import { type ExpenseRecord } from './expense.record.ts';
import { type ExpenseRequest } from './expense.rules.ts';

export async function insertExpense(
  tx: Tx,
  contract: Pick<ContractRow, 'id' | 'issuerId' | 'eventId'>,
  request: ExpenseRequest,
  { id, by }: { id: string; by: string },
): Promise<ExpenseRecord[]> {
  return tx.query<ExpenseRecord>(
    `INSERT INTO expenses AS x (id, contract_id, issuer_id, event_id, category, description, units, currency, receipt_link,
       receipt_id, submitted_by, submitted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ${EXPENSE}`,
    [
      id,
      contract.id,
      contract.issuerId,
      contract.eventId,
      request.category,
      request.description,
      request.amount.units,
      request.amount.currency,
      request.receiptLink,
      request.receiptId,
      by,
      tx.scope.clock.now(),
    ],
  );
}

/** Locks the expense until the transaction ends: of two concurrent decisions the second sees the first. */
export async function lockExpense(tx: Tx, id: string): Promise<ExpenseRecord | undefined> {
  const [row] = await tx.query<ExpenseRecord>(
    `SELECT ${EXPENSE} FROM expenses x WHERE x.id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return row;
}

export interface Decision {
  by: string;
  comment: string | null;
}

export async function markRejected(tx: Tx, { id }: ExpenseRecord, { by, comment }: Decision): Promise<void> {
  await tx.query(
    `UPDATE expenses SET status = 'rejected', decided_by = $2, decided_at = $3, comment = $4 WHERE id = $1`,
    [id, by, tx.scope.clock.now(), comment],
  );
}

/** Marks the expense as owed: the row stores the amount, and the journal books it as a cost of the event. */
export async function markApproved(
  tx: Tx,
  expense: ExpenseRecord,
  { by, comment }: Decision,
  { owed, rate }: { owed: Amount<'XLM'>; rate: Rate },
): Promise<void> {
  const now = tx.scope.clock.now();
  await tx.query(
    `UPDATE expenses SET status = 'approved', decided_by = $2, decided_at = $3, comment = $4, owed_units = $5,
       rate_numerator = $6, rate_denominator = $7 WHERE id = $1`,
    [expense.id, by, now, comment, owed.units, String(rate.numerator), String(rate.denominator)],
  );
  const { id: expenseId, issuerId, eventId, contractId } = expense;
  const movement = { kind: 'expense_approved', debit: 'expenses', credit: 'expenses_owed', currency: 'XLM' };
  await bookTransfer(tx, { issuerId, eventId, contractId, expenseId, ...movement, units: owed.units });
}
