import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { presentExpenses } from './expense.present.ts';
import { readExpense } from './expense.reads.ts';
import { type ExpenseRecord } from './expense.record.ts';
import { type Expense } from './expense.type.ts';

/**
 * Finds the expense and its contract, if the actor may see the money of that contract.
 * @throws NotFound otherwise: for a partner a contract has no expenses
 */
export async function findExpenseRecord(
  scope: Scope,
  id: string,
): Promise<{ expense: ExpenseRecord; contract: ContractRecord }> {
  const expense = isUuid(id) ? await readExpense(scope, id) : undefined;
  if (!expense) throw new NotFound('The expense');
  const [contract] = await readContractRecords(scope, [expense.contract_id]);
  if (!contract || !maySeeMoney(scope.actor, contract)) throw new NotFound('The expense');
  return { expense, contract };
}

/** @throws NotFound */
export async function findExpense(scope: Scope, id: string): Promise<Expense> {
  const { expense, contract } = await findExpenseRecord(scope, id);
  return onlyOne(await presentExpenses(scope, [expense], [contract]));
}

export function onlyOne<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('one was given and none came back');
  return one;
}
