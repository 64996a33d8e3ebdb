import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { isConnectionLoss } from '../../platform/db/database-faults.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import type { Scope } from '../../platform/scope.ts';
import { Worker } from '../../platform/worker.ts';
import { makeDate } from './add-dates.ts';
import { cancelDate } from './cancel-dates.ts';
import { editDate } from './change-dates.ts';
import { readOpenChanges } from './series.reads.ts';
import type { SeriesChangeKind } from './series.schema.ts';
import { finishChange, lockWaitingDate, markDone, markFailed, type WaitingDate } from './series.writes.ts';

/** What is done with one date, in the transaction that marks it done; returns the id of its event. */
const WORK: Record<SeriesChangeKind, (tx: Tx, date: WaitingDate) => Promise<string>> = {
  add: makeDate,
  edit: editDate,
  cancel: cancelDate,
};

/**
 * Works off changes of series, date by date. Each date is a transaction of its own, so that a killed process leaves no
 * date half made or made twice.
 */
export class SeriesWorker extends Worker {
  constructor(log: Log) {
    super({ subject: 'series', log, work: (scope, isStopped) => workOff(scope, isStopped) });
  }
}

async function workOff(scope: Scope, isStopped: () => boolean): Promise<undefined> {
  for (const changeId of await readOpenChanges(scope)) {
    while (!isStopped() && (await workOne(scope, changeId))) scope.services.failpoints.reach('series.date');
    if (isStopped()) return;
    await inTransaction(scope, (tx) => finishChange(tx, changeId), SYSTEM_TENANCY);
  }
}

/** @returns false when no date of the change waits for this process */
async function workOne(scope: Scope, changeId: string): Promise<boolean> {
  let date: WaitingDate | undefined;
  try {
    await inTransaction(
      scope,
      async (tx) => {
        date = await lockWaitingDate(tx, changeId);
        if (date) await markDone(tx, date, await WORK[date.kind](tx, date));
      },
      SYSTEM_TENANCY,
    );
  } catch (error) {
    if (!date || isConnectionLoss(error)) throw error;
    await refuse(scope, date, error);
  }
  return date !== undefined;
}

/** Notes a date that is refused, so that the others go on. */
async function refuse(scope: Scope, date: WaitingDate, error: unknown): Promise<void> {
  if (!(error instanceof Failure))
    scope.services.log.error({ err: error, change: date.changeId }, 'a date of a series failed');
  const reason =
    error instanceof Failure
      ? error
      : { code: 'INTERNAL_ERROR', message: 'Something went wrong. Try again.' };
  await inTransaction(scope, (tx) => markFailed(tx, date, reason), SYSTEM_TENANCY);
}
