import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { followChangedIds, unlessRefused } from '../../../platform/follow-changes.ts';
import {
  type Page,
  type PageSlice,
  type Paging,
  pageOf,
  sliceByMoment,
} from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ExpenseStatus } from '../../../platform/vocabulary.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { contractWithMoney } from '../contracts/contract.queries.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import type { ContractRecord } from '../contracts/contract.record.ts';
import { presentExpenses } from './expense.present.ts';
import { type ExpenseListRequest, readExpense, readExpenses } from './expense.reads.ts';
import type { ExpenseRecord } from './expense.record.ts';
import type { Expense } from './expense.schema.ts';

/** Publishes a change of the expense, and of its contract, whose figures include it. */
export function announceExpense(
  tx: Tx,
  { id: expenseId, contractId, issuerId }: Pick<ExpenseRecord, 'id' | 'contractId' | 'issuerId'>,
): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    topics.publish('expense.changed', contractId, { contractId, expenseId, issuerId });
    topics.publish('contract.changed', contractId, { contractId, issuerId });
  });
}

/**
 * Finds the expense and its contract, if the actor may see the money of that contract.
 * @throws NotFound otherwise: for a partner a contract has no expenses
 */
export async function findExpenseRecord(
  scope: Scope,
  id: string,
): Promise<{ expense: ExpenseRecord; contract: ContractRecord }> {
  const expense = await findOrFail('expense', id, () => readExpense(scope, id));
  const [contract] = await readContractRecords(scope, [expense.contractId]);
  if (!contract || !maySeeMoney(scope.actor, contract)) throw new NotFound('expense');
  return { expense, contract };
}

/** @throws NotFound */
export async function findExpense(scope: Scope, id: string): Promise<Expense> {
  const { expense, contract } = await findExpenseRecord(scope, id);
  return onlyOne(await presentExpenses(scope, [expense], [contract]));
}

export function onlyOne<T>([one]: readonly (T | undefined)[]): T {
  if (one === undefined) throw new Error('one was given and none came back');
  return one;
}

export interface ExpensesRequest {
  contractId: string | null;
  status: ExpenseStatus | null;
  page: Paging;
}

/**
 * Lists expenses, newest first: of one contract, or of all whose money the actor sees.
 * @throws NotFound for a contract that the actor does not see, Forbidden for its partners, BadInput for an invalid
 *   page
 */
export async function listExpenses(scope: Scope, request: ExpensesRequest): Promise<Page<Expense>> {
  const slice = sliceByMoment(request.page);
  const { contractId, status } = request;
  const [page] = await Promise.all([
    pageOfExpenses(scope, { contractId, status, slice }),
    contractId === null ? null : contractWithMoney(scope, contractId, 'expenses'),
  ]);
  return page;
}

/** Checks the contract's id itself, because it runs in parallel with the check of the contract. */
async function pageOfExpenses(
  scope: Scope,
  request: ExpenseListRequest & { slice: PageSlice },
): Promise<Page<Expense>> {
  const rows =
    request.contractId === null || isUuid(request.contractId) ? await readExpenses(scope, request) : [];
  const { nodes, pageInfo } = pageOf(
    rows,
    request.slice,
    (row) => [row.submittedAt.toISOString(), row.id],
    (row) => row,
  );
  return { nodes: await presentExpenses(scope, nodes), pageInfo };
}

/**
 * Delivers each expense after it was submitted, decided or paid: of one contract, or of all whose money the actor sees.
 * Messages carry only ids. Each expense is read with the viewer's permissions, and skipped in silence once the viewer
 * has lost access.
 * @throws NotFound, Forbidden when the viewer may not see those of the named contract
 */
export async function watchExpenses(
  scope: Scope,
  contractId: string | null,
): Promise<AsyncIterableIterator<Expense>> {
  if (contractId !== null) await contractWithMoney(scope, contractId, 'expenses');
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 100,
    listen: (changed) => [
      topics.listen('expense.changed', contractId ?? '*', ({ expenseId }) => changed(expenseId)),
    ],
    read: (id) => unlessRefused(findExpense(scope, id)),
  });
}
