import { Forbidden } from '../../../platform/failures.ts';
import {
  type Page,
  type PageSlice,
  type Paging,
  pageOf,
  sliceByMoment,
} from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type ExpenseStatus } from '../../../platform/vocabulary.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { findContract } from '../contracts/find-contract.ts';
import { presentExpenses } from './expense.present.ts';
import { type ExpenseListRequest, readExpenses } from './expense.reads.ts';
import { type Expense } from './expense.type.ts';

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
    contractId === null ? null : contractWithMoney(scope, contractId),
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
    (row) => [row.submitted_at.toISOString(), row.id],
    (row) => row,
  );
  return { nodes: await presentExpenses(scope, nodes), pageInfo };
}

/** @throws NotFound, and Forbidden for a partner: an empty list would suggest that nothing was spent */
export async function contractWithMoney(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (maySeeMoney(scope.actor, contract)) return contract;
  scope.services.audit.refused(scope, { operation: 'expenses', code: 'FORBIDDEN' });
  throw new Forbidden();
}
