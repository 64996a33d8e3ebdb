import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ExpenseStatus } from '../../../platform/vocabulary.ts';
import type { ExpensePersonRecord, ExpenseRecord, ReceiptRecord } from './expense.record.ts';

/** The columns of `expenses x`. */
export const EXPENSE = `x.id, x.contract_id AS "contractId", x.issuer_id AS "issuerId", x.event_id AS "eventId", x.category,
  x.description, x.units, x.currency, x.receipt_link AS "receiptLink", x.receipt_id AS "receiptId", x.status,
  x.submitted_by AS "submittedBy", x.submitted_at AS "submittedAt",
  x.decided_by AS "decidedBy", x.decided_at AS "decidedAt", x.comment, x.owed_units AS "owedUnits",
  x.paid_round_id AS "paidRoundId"`;

const OF_LISTED_CONTRACTS = `FROM expenses x JOIN contracts c ON c.id = x.contract_id AND c.status <> 'withdrawn'`;

/** Reads the expense, if row-level security shows it to the actor. */
export async function readExpense(scope: Scope, id: string): Promise<ExpenseRecord | undefined> {
  const [row] = await scope.db.read<ExpenseRecord>(tenancyOf(scope.actor), {
    name: 'expense',
    text: `SELECT ${EXPENSE} ${OF_LISTED_CONTRACTS} WHERE x.id = $1`,
    values: [id],
  });
  return row;
}

export interface ExpenseListRequest {
  /** null: of every contract whose expenses the actor sees. */
  contractId: string | null;
  status: ExpenseStatus | null;
  slice: Slice;
}

/** Reads a page of the expenses that row-level security shows, by time. */
export async function readExpenses(scope: Scope, request: ExpenseListRequest): Promise<ExpenseRecord[]> {
  const { from, limit, direction, beyond } = request.slice;
  return scope.db.read<ExpenseRecord>(tenancyOf(scope.actor), {
    name: `expenses-${direction}`,
    text: `SELECT ${EXPENSE} ${OF_LISTED_CONTRACTS}
      WHERE ($1::uuid IS NULL OR x.contract_id = $1) AND ($2::text IS NULL OR x.status = $2)
        AND ($3::timestamptz IS NULL OR (x.submitted_at, x.id) ${beyond} ($3, $4::uuid))
      ORDER BY x.submitted_at ${direction}, x.id ${direction} LIMIT $5`,
    values: [request.contractId, request.status, from && new Date(from[0]), from?.[1] ?? null, limit],
  });
}

export interface ExpenseDetails {
  people: ReadonlyMap<string, ExpensePersonRecord>;
  receipts: ReadonlyMap<string, ReceiptRecord>;
}

/**
 * Reads the people and the receipts of expenses that the actor may see. Bypasses row-level security, because they may
 * be of other organisations, or of none.
 */
export async function readExpenseDetails(
  scope: Scope,
  expenses: readonly ExpenseRecord[],
): Promise<ExpenseDetails> {
  const [people, receipts] = await Promise.all([
    scope.db.read<ExpensePersonRecord>(SYSTEM_TENANCY, {
      name: 'expense-people',
      text: 'SELECT id, name, email FROM users WHERE id = ANY ($1::uuid[])',
      values: [expenses.flatMap(({ submittedBy, decidedBy }) => [submittedBy, decidedBy ?? []].flat())],
    }),
    scope.db.read<ReceiptRecord>(SYSTEM_TENANCY, {
      name: 'expense-receipts',
      text: `SELECT id, file_name AS "fileName", media_type AS "mediaType", octet_length(content) AS size FROM receipts
        WHERE id = ANY ($1::uuid[])`,
      values: [expenses.flatMap(({ receiptId }) => receiptId ?? [])],
    }),
  ]);
  return { people: byId(people), receipts: byId(receipts) };
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((one) => [one.id, one]));
}
