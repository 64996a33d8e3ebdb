import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { applyDueChanges } from '../account-changes/index.ts';
import { readNextDue } from './attempts/attempt.reads.ts';
import { pollDue } from './attempts/poll-provider.ts';
import { handleCallbacks } from './callbacks/handle-callbacks.ts';

/**
 * Handles callbacks, asks providers about open payments, and lets changes of accounts count, each at its time. Rows are
 * locked while they are taken.
 */
export const createPaymentWorker = (log: Log): Worker => new Worker({ subject: 'payments', log, work });

async function work(scope: Scope): Promise<Date | undefined> {
  await handleCallbacks(scope);
  await pollDue(scope);
  const dues: (Date | undefined)[] = [];
  for (const run of scope.services.paymentHandlers.dueWork) dues.push(await run(scope));
  dues.push(await applyDueChanges(scope), await readNextDue(scope.db));
  const times = dues.flatMap((due) => due?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
