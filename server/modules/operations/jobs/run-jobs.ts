import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { JobKind } from './job-run.reads.ts';
import { type ClaimedRun, claimRun, endAbandoned, finishRun, recordProgress } from './job-run.writes.ts';

/** The work of a kind of job. It reports progress from 0 to 1, and the next step. */
export type JobWork = (
  scope: Scope,
  run: ClaimedRun,
  report: (share: number, step: string) => void,
) => Promise<JobResult>;

interface JobResult {
  /** The result in one sentence. */
  summary: string;
  details: object;
  /** Written with the end of the run, in one transaction. */
  keep?: (tx: Tx) => Promise<void>;
}

/** Audit action of a finished job. */
const DONE: Record<JobKind, string> = { backup: 'backup.create', optimize: 'optimize.finish' };
const WRITE_EVERY_MS = 500;
const HEARTBEAT_MS = 10_000;

/** Runs requested jobs one after the other, and ends those that other processes left undone. */
export async function runJobs(scope: Scope, works: Record<JobKind, JobWork>): Promise<void> {
  const { db, clock, services } = scope;
  for (const jobRunId of await endAbandoned(db, clock.now()))
    services.topics.publish('job.progress', 'all', { jobRunId });
  for (;;) {
    const run = await claimRun(db, clock.now());
    if (!run) return;
    await perform(scope, run, works[run.kind]);
  }
}

async function perform(scope: Scope, run: ClaimedRun, work: JobWork): Promise<void> {
  const progress = new ProgressWriter(scope, run.id);
  try {
    const result = await work(scope, run, (share, step) => progress.report(share, step));
    await progress.stop();
    await end(scope, run, { step: result.summary, error: null }, result);
  } catch (error) {
    await progress.stop();
    scope.services.log.error({ err: error, job: run.kind, jobRunId: run.id }, 'a job failed');
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    await end(scope, run, { step: progress.step, error: reason || 'For an unknown reason.' });
  }
}

async function end(
  scope: Scope,
  run: ClaimedRun,
  outcome: { step: string; error: string | null },
  result?: JobResult,
): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      await finishRun(tx, run.id, outcome);
      await result?.keep?.(tx);
      await tx.audit({
        action: outcome.error === null ? DONE[run.kind] : `${run.kind}.fail`,
        entityType: 'job',
        entityId: run.id,
        issuerId: null,
        success: outcome.error === null,
        error: outcome.error,
        details: result?.details ?? {},
      });
      tx.afterCommit(() => scope.services.topics.publish('job.progress', 'all', { jobRunId: run.id }));
    },
    SYSTEM_TENANCY,
  );
}

/** Writes the progress of a run, twice a second at most, and its heartbeat. */
class ProgressWriter {
  readonly #scope: Scope;
  readonly #id: string;
  readonly #timer: NodeJS.Timeout;
  #last: Promise<void> = Promise.resolve();
  #writtenAt = 0;
  #share = 0;
  step = '';

  constructor(scope: Scope, id: string) {
    this.#scope = scope;
    this.#id = id;
    this.#timer = setInterval(() => this.#write(), HEARTBEAT_MS);
    this.#timer.unref();
  }

  report(share: number, step: string): void {
    this.#share = share;
    this.step = step;
    if (performance.now() - this.#writtenAt >= WRITE_EVERY_MS) this.#write();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
  }

  /** A lost heartbeat is followed by others. */
  #write(): void {
    this.#writtenAt = performance.now();
    const { db, services } = this.#scope;
    // 100 per cent is written at the end of the run.
    const progress = Math.min(99, Math.max(0, Math.floor(this.#share * 100)));
    this.#last = this.#last
      .then(() => recordProgress(db, this.#id, progress, this.step))
      .then(() => services.topics.publish('job.progress', 'all', { jobRunId: this.#id }))
      .catch(() => undefined);
  }
}
