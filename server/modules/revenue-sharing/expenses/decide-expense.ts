import { amountOf, type RateTable, rateBetween } from '../../../lib/money/index.ts';
import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import { type Scope } from '../../../platform/scope.ts';
import { ensureWallet } from '../../wallets/index.ts';
import { mayApprove } from '../contracts/contract.policy.ts';
import { readSignatoryStandings } from '../contracts/contract.reads.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { lockContract } from '../contracts/contract.writes.ts';
import { announceExpense, findExpense, findExpenseRecord } from './expense.queries.ts';
import { type ExpenseRecord } from './expense.record.ts';
import {
  AlreadyDecided,
  ContractWithdrawn,
  checkedComment,
  isOwnExpense,
  mayBecome,
  OwnExpense,
  owedFor,
} from './expense.rules.ts';
import { type Expense } from './expense.schema.ts';
import { lockExpense, markApproved, markRejected } from './expense.writes.ts';

interface DecisionRequest {
  id: string;
  approve: boolean;
  comment: string | null;
}

/**
 * Approves or rejects an expense as another signatory. An approved expense is owed to its submitter at the current
 * rate, and the next round pays it.
 * @throws NotFound, Forbidden unless the actor is a signatory, OwnExpense, AlreadyDecided, ContractWithdrawn,
 *   NotPayable, BadInput
 */
export async function decideExpense(scope: Scope, request: DecisionRequest): Promise<Expense> {
  const comment = checkedComment(request.comment, request.approve);
  const { expense, contract } = await findExpenseRecord(scope, request.id);
  requireSignatory(scope, expense, contract);
  const rates = await scope.services.rates.table();
  const { userId } = signedIn(scope.actor);
  await inTransaction(
    scope,
    (tx) => decide(tx, expense.id, contract, { ...request, comment, by: userId, rates }),
    { tenant: contract.issuerId, user: userId },
  );
  return findExpense(scope, expense.id);
}

function requireSignatory(scope: Scope, expense: ExpenseRecord, contract: ContractRecord): void {
  const refuse = (code: string): void =>
    scope.services.audit.refused(scope, { operation: 'decideExpense', code });
  if (!mayApprove(scope.actor, contract)) {
    refuse('FORBIDDEN');
    throw new Forbidden('Only a signatory of the contract decides on its expenses.');
  }
  if (isOwnExpense(scope.actor, expense)) {
    refuse('OWN_EXPENSE');
    throw new OwnExpense();
  }
}

interface Deciding extends DecisionRequest {
  by: string;
  rates: RateTable;
}

async function decide(
  tx: Tx,
  id: string,
  { id: contractId }: ContractRecord,
  deciding: Deciding,
): Promise<void> {
  const { by, approve } = deciding;
  const contract = await lockContract(tx, contractId);
  if (!contract || contract.state === 'withdrawn') throw new ContractWithdrawn();
  const standings = await readSignatoryStandings(tx, contractId);
  if (!standings.some(({ userId, active }) => active && userId === by)) throw new Forbidden();
  const expense = await lockExpense(tx, id);
  if (!expense) throw new NotFound('expense');
  const next = approve ? 'approved' : 'rejected';
  if (!mayBecome(expense.status, next)) throw new AlreadyDecided(expense.status);
  const owed = approve ? await approveIt(tx, expense, deciding) : await rejectIt(tx, expense, deciding);
  await tx.audit({
    action: approve ? 'expense.approve' : 'expense.reject',
    entityType: 'expense',
    entityId: id,
    issuerId: expense.issuerId,
    details: { contractId, ...owed, comment: deciding.comment },
  });
  announceExpense(tx, expense);
}

async function approveIt(tx: Tx, expense: ExpenseRecord, { rates, ...decision }: Deciding): Promise<object> {
  const owed = owedFor(amountOf(expense.currency, expense.units), rates);
  const rate = rateBetween(expense.currency, 'XLM', rates);
  await markApproved(tx, expense, decision, { owed, rate });
  // The round that pays the submitter would create the wallet too; this way it is visible before.
  tx.afterCommit(() => ensureWallet(tx.scope, expense.submittedBy));
  return { owedUnits: String(owed.units) };
}

async function rejectIt(tx: Tx, expense: ExpenseRecord, decision: Deciding): Promise<object> {
  await markRejected(tx, expense, decision);
  return {};
}
