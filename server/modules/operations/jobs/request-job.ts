import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type JobKind, type JobRunRecord, readJobRun } from './job-run.reads.ts';
import { insertJobRun } from './job-run.writes.ts';

const NAMES: Record<JobKind, string> = { backup: 'A backup', optimize: 'An optimization' };

/** Two jobs of a kind would get in each other's way. */
class JobUnderWay extends Failure {
  constructor(kind: JobKind) {
    super('JOB_UNDER_WAY', 'conflict', `${NAMES[kind]} is under way already.`);
  }
}

/** Name of the timed job that runs requested jobs. */
export const WORK_JOB = 'system.work';

/** Queues the job for one run. @throws JobUnderWay */
export async function requestJob(scope: Scope, kind: JobKind): Promise<JobRunRecord> {
  const { jobs, topics } = scope.services;
  const by = signedIn(scope.actor).userId;
  const id = await inTransaction(
    scope,
    async (tx) => {
      const jobRunId = await insertJobRun(tx, kind, by);
      if (jobRunId === undefined) throw new JobUnderWay(kind);
      await tx.audit({ action: `${kind}.start`, entityType: 'job', entityId: jobRunId, issuerId: null });
      tx.afterCommit(() => topics.publish('job.progress', 'all', { jobRunId }));
      tx.afterCommit(() => jobs.ask(WORK_JOB));
      return jobRunId;
    },
    SYSTEM_TENANCY,
  );
  const run = await readJobRun(scope.db, id);
  if (!run) throw new Error(`the job run ${id} is not there`);
  return run;
}
