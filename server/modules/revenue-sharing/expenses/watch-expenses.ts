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
 * Each expense after it was submitted, decided or paid: of one contract, or of all whose money the actor sees. Only ids
 * travel. Each is read as whoever watches, and passed over in silence once he may not see it any more.
 * @throws NotFound, Forbidden when he may not see those of the contract that he named
 */
export async function watchExpenses(
  scope: Scope,
  contractId: string | null,
): Promise<AsyncIterableIterator<Expense>> {
  if (contractId !== null) await contractWithMoney(scope, contractId);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      // Taken out before it is read: what changes meanwhile is read once more.
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

/** @throws what is no refusal: then the database is away, and it is asked again */
async function seen(scope: Scope, id: string): Promise<Expense | undefined> {
  try {
    return await findExpense(scope, id);
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}
