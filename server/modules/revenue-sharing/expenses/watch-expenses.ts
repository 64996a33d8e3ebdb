import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Expense } from './expense.type.ts';
import { findExpense } from './find-expense.ts';
import { contractWithMoney } from './list-expenses.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 100;
const EVERY_CONTRACT = '*';

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
  if (contractId !== null) await contractWithMoney(scope, contractId);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Removed before the read: a change during the read causes another one.
      changed.delete(id);
      const expense = await seen(scope, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (expense) mailbox.push(expense);
    }
  });
  const stop = scope.services.topics.listen(
    'expense.changed',
    contractId ?? EVERY_CONTRACT,
    ({ expenseId }) => {
      changed.add(expenseId);
      coalescer.poke();
    },
  );
  const mailbox = new Mailbox<Expense>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}

/** @throws errors that are no refusal: then the database is unavailable, and the read is retried */
async function seen(scope: Scope, id: string): Promise<Expense | undefined> {
  try {
    return await findExpense(scope, id);
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}
