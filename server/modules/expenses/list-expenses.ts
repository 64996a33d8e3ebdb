import { BadInput, Forbidden } from '../../failures.ts';
import { decodeCursor, encodeCursor, type Page, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { ExpenseStatus } from '../../vocabulary.ts';
import { type ContractRecord, findContract, maySeeMoney } from '../partnerships/index.ts';
import { presentExpenses } from './expense.present.ts';
import { type ExpenseListWish, readExpenses } from './expense.reads.ts';
import type { Expense } from './expense.type.ts';

export interface ExpensesWish {
  contractId: string | null;
  status: ExpenseStatus | null;
  first: number;
  after: string | null;
}

/**
 * Expenses, newest first: of one contract, or of all whose money the actor sees.
 * @throws NotFound for a contract that he does not see, Forbidden for its partners, BadInput for a page that is none
 */
export async function listExpenses(scope: Scope, wish: ExpensesWish): Promise<Page<Expense>> {
  const first = pageSize(wish.first);
  const before = keyOf(wish.after);
  const { contractId, status } = wish;
  const [page] = await Promise.all([
    pageOfExpenses(scope, { contractId, status, before, limit: first + 1 }),
    contractId === null ? null : contractWithMoney(scope, contractId),
  ]);
  return page;
}

/** The contract's id is looked at while it is not yet known to be one. */
async function pageOfExpenses(scope: Scope, wish: ExpenseListWish): Promise<Page<Expense>> {
  const rows = wish.contractId === null || isUuid(wish.contractId) ? await readExpenses(scope, wish) : [];
  const shown = rows.slice(0, wish.limit - 1);
  const last = shown.at(-1);
  return {
    nodes: await presentExpenses(scope, shown),
    pageInfo: {
      endCursor: last ? encodeCursor([last.submitted_at.toISOString(), last.id]) : null,
      hasNextPage: rows.length >= wish.limit,
    },
  };
}

/** @throws NotFound, and Forbidden for a partner: an empty list would tell him that nothing was spent */
export async function contractWithMoney(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (maySeeMoney(scope.actor, contract)) return contract;
  scope.parts.audit.refused(scope, { operation: 'expenses', code: 'FORBIDDEN' });
  throw new Forbidden();
}

function keyOf(after: string | null): ExpenseListWish['before'] {
  const [at, id] = decodeCursor(after, 2) ?? [];
  if (at === undefined) return null;
  const moment = new Date(at);
  if (typeof id === 'string' && isUuid(id) && !Number.isNaN(moment.getTime())) return { at: moment, id };
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
