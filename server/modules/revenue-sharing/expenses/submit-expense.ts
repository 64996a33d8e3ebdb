import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, Forbidden } from '../../../platform/failures.ts';
import { recordOnce } from '../../../platform/idempotency/index.ts';
import { type Scope } from '../../../platform/scope.ts';
import { mayAddExpense } from '../contracts/contract.policy.ts';
import { findContract } from '../contracts/contract.queries.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { lockContract } from '../contracts/contract.writes.ts';
import { presentExpenses } from './expense.present.ts';
import { announceExpense, onlyOne } from './expense.queries.ts';
import { type ExpenseRecord } from './expense.record.ts';
import {
  ContractWithdrawn,
  checkedExpense,
  type ExpenseForm,
  type ExpenseRequest,
  expenseTerms,
  UNKNOWN_RECEIPT,
} from './expense.rules.ts';
import { type Expense } from './expense.schema.ts';
import { insertExpense, lockExpense } from './expense.writes.ts';
import { takeReceipt } from './receipts/receipt.writes.ts';

/**
 * Submits an expense that a person paid for a contract's event. It is owed only after another signatory approved it.
 * @param idempotencyKey the same key and expense get the same answer
 * @throws BadInput, NotFound for a contract that the actor does not see, Forbidden for those who only look,
 *   ContractWithdrawn, KeyReused
 */
export async function submitExpense(
  scope: Scope,
  form: ExpenseForm,
  idempotencyKey: string | null,
): Promise<Expense> {
  const request = checkedExpense(form, idempotencyKey);
  const contract = await findContract(scope, request.contractId);
  if (!mayAddExpense(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'submitExpense', code: 'FORBIDDEN' });
    throw new Forbidden();
  }
  const { userId } = signedIn(scope.actor);
  // Members may be of other organisations, or of none: the row is written for the contract's own issuer.
  const tenancy = { tenant: contract.issuerId, user: userId };
  const expense = await inTransaction(scope, (tx) => submit(tx, contract, request, userId), tenancy);
  return onlyOne(await presentExpenses(scope, [expense], [contract]));
}

async function submit(
  tx: Tx,
  contract: ContractRecord,
  request: ExpenseRequest,
  by: string,
): Promise<ExpenseRecord> {
  const locked = await lockContract(tx, contract.id);
  if (locked?.state === 'withdrawn') throw new ContractWithdrawn();
  const id = tx.scope.ids.uuid();
  const call = { key: request.idempotencyKey, request: expenseTerms(request) };
  const earlier = await recordOnce(tx, { operation: 'submitExpense', record: 'expense', ...call }, id);
  if (earlier !== undefined) return onlyOne([await lockExpense(tx, earlier)]);
  if (request.receiptId !== null && !(await takeReceipt(tx, request.receiptId, by, contract.issuerId))) {
    throw new BadInput([UNKNOWN_RECEIPT]);
  }
  const expense = onlyOne(await insertExpense(tx, contract, request, { id, by }));
  await tx.audit({
    action: 'expense.submit',
    entityType: 'expense',
    entityId: expense.id,
    issuerId: contract.issuerId,
    details: {
      contractId: contract.id,
      category: expense.category,
      units: String(expense.units),
      currency: expense.currency,
    },
  });
  announceExpense(tx, expense);
  return expense;
}
