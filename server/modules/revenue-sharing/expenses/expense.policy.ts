import { type Actor, isSignedIn } from '../../../platform/access/actor.ts';
import { mayApprove } from '../contracts/contract.policy.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { type ExpenseRecord } from './expense.record.ts';
import { mayBecome } from './expense.rules.ts';

export function isOwnExpense(
  actor: Actor,
  { submitted_by: by }: Pick<ExpenseRecord, 'submitted_by'>,
): boolean {
  return isSignedIn(actor) && actor.userId === by;
}

/** Another signatory of the contract decides: never the submitter, whatever their other roles. */
export function mayDecideExpense(
  actor: Actor,
  expense: Pick<ExpenseRecord, 'submitted_by' | 'status'>,
  contract: Pick<ContractRecord, 'signatories' | 'state'>,
): boolean {
  return (
    mayApprove(actor, contract) &&
    !isOwnExpense(actor, expense) &&
    contract.state !== 'withdrawn' &&
    mayBecome(expense.status, 'approved')
  );
}
