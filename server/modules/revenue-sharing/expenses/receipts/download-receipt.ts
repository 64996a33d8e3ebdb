import { isSignedIn, signedIn } from '../../../../platform/access/actor.ts';
import { NotFound } from '../../../../platform/failures.ts';
import { isUuid } from '../../../../platform/is-uuid.ts';
import type { Scope } from '../../../../platform/scope.ts';
import { findExpenseRecord } from '../find-expense.ts';
import { type ReceiptOwner, readReceipt, readReceiptOwner, type StoredReceipt } from './receipt.reads.ts';

/**
 * Returns a receipt to those who see its expense, and to its uploader.
 * @throws Unauthenticated, NotFound
 */
export async function downloadReceipt(scope: Scope, id: string): Promise<StoredReceipt> {
  signedIn(scope.actor);
  const owner = isUuid(id) ? await readReceiptOwner(scope, id) : undefined;
  if (!owner || !(await knows(scope, owner))) throw new NotFound('The receipt');
  const receipt = await readReceipt(scope, id);
  if (!receipt) throw new NotFound('The receipt');
  return receipt;
}

async function knows(scope: Scope, { user_id: by, expense_id: expenseId }: ReceiptOwner): Promise<boolean> {
  if (isSignedIn(scope.actor) && scope.actor.userId === by) return true;
  if (expenseId === null) return false;
  try {
    await findExpenseRecord(scope, expenseId);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}
