import { amountOf } from '../../../lib/money/index.ts';
import { type Actor } from '../../../platform/access/actor.ts';
import { presentLumens, presentMoney } from '../../../platform/graphql/money.schema.ts';
import { type Scope } from '../../../platform/scope.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { type ExpenseDetails, readExpenseDetails } from './expense.reads.ts';
import { type ExpensePersonRecord, type ExpenseRecord } from './expense.record.ts';
import { isOwnExpense, mayDecideExpense } from './expense.rules.ts';
import { type Expense, type ReceiptFile } from './expense.schema.ts';

/** Presents expenses that the actor may see, in their order. */
export async function presentExpenses(
  scope: Scope,
  expenses: readonly ExpenseRecord[],
  known: readonly ContractRecord[] = [],
): Promise<Expense[]> {
  if (expenses.length === 0) return [];
  const missing = new Set(expenses.map(({ contractId }) => contractId));
  for (const { id } of known) missing.delete(id);
  const [details, read] = await Promise.all([
    readExpenseDetails(scope, expenses),
    readContractRecords(scope, [...missing]),
  ]);
  const contracts = new Map([...known, ...read].map((contract) => [contract.id, contract]));
  return expenses.map((expense) => {
    const contract = contracts.get(expense.contractId);
    if (!contract) throw new Error(`expense ${expense.id} has no contract`);
    return present(scope.actor, expense, contract, details);
  });
}

function present(
  actor: Actor,
  expense: ExpenseRecord,
  contract: ContractRecord,
  { people, receipts }: ExpenseDetails,
): Expense {
  const { owedUnits: owed, receiptId, decidedBy: decider } = expense;
  const receipt = receiptId === null ? undefined : receipts.get(receiptId);
  return {
    id: expense.id,
    contractId: contract.id,
    contractName: contract.name,
    eventName: contract.event.name,
    category: expense.category,
    description: expense.description,
    amount: presentMoney(amountOf(expense.currency, expense.units)),
    owed: owed === null ? null : presentLumens(owed),
    receiptLink: expense.receiptLink,
    receipt: receipt ? { ...receipt, url: receiptUrl(receipt.id) } : null,
    status: expense.status,
    comment: expense.comment,
    submitter: personOf(people, expense.submittedBy),
    createdAt: expense.submittedAt,
    decidedAt: expense.decidedAt,
    decidedBy: decider === null ? null : personOf(people, decider),
    paid: expense.paidRoundId !== null,
    paidRoundId: expense.paidRoundId,
    isOwn: isOwnExpense(actor, expense),
    viewerCanDecide: mayDecideExpense(actor, expense, contract),
  };
}

function personOf(people: ExpenseDetails['people'], id: string): ExpensePersonRecord {
  const person = people.get(id);
  if (!person) throw new Error(`user ${id} is not there`);
  return person;
}

/** A path of this product, valid under any host name. */
function receiptUrl(id: string): ReceiptFile['url'] {
  return `/api/expenses/receipts/${id}`;
}
