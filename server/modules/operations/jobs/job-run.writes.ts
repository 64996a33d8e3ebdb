import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { TimedRun } from '../../../platform/jobs/jobs.ts';
import type { JobKind } from './job-run.reads.ts';

/** @returns its id; undefined while another of the kind waits or runs */
export async function insertJobRun(tx: Tx, kind: JobKind, askedBy: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `INSERT INTO job_runs (id, kind, asked_by, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind) WHERE status IN ('queued', 'running') DO NOTHING RETURNING id`,
    [tx.scope.ids.uuid(), kind, askedBy, tx.scope.clock.now()],
  );
  return row?.id;
}

export interface ClaimedRun {
  id: string;
  kind: JobKind;
}

/** Claims the oldest waiting run; of several processes one gets it. */
export async function claimRun(db: Database, now: Date): Promise<ClaimedRun | undefined> {
  const [run] = await db.read<ClaimedRun>(SYSTEM_TENANCY, {
    text: `UPDATE job_runs SET status = 'running', started_at = $1, heard_at = clock_timestamp()
      WHERE id = (SELECT id FROM job_runs WHERE status = 'queued' ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind`,
    values: [now],
  });
  return run;
}

/** Also the heartbeat of the process that runs it. */
export async function recordProgress(
  db: Database,
  id: string,
  progress: number,
  step: string,
): Promise<void> {
  await db.read(SYSTEM_TENANCY, {
    text: `UPDATE job_runs SET progress = $2, step = $3, heard_at = clock_timestamp() WHERE id = $1 AND status = 'running'`,
    values: [id, progress, step],
  });
}

export async function finishRun(
  tx: Tx,
  id: string,
  outcome: { step: string; error: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE job_runs SET status = CASE WHEN $3::text IS NULL THEN 'done' ELSE 'failed' END, error = $3, finished_at = $4,
       progress = CASE WHEN $3::text IS NULL THEN 100 ELSE progress END, step = $2
     WHERE id = $1`,
    [id, outcome.step, outcome.error, tx.scope.clock.now()],
  );
}

/** Fails runs without a heartbeat for a minute: their process is gone. @returns their ids */
export async function endAbandoned(db: Database, now: Date): Promise<string[]> {
  const rows = await db.read<{ id: string }>(SYSTEM_TENANCY, {
    text: `UPDATE job_runs SET status = 'failed', error = 'The process that ran it ended.', finished_at = $1
      WHERE status = 'running' AND heard_at < clock_timestamp() - interval '1 minute' RETURNING id`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

/** @returns the count of deleted runs; runs that an archive belongs to are kept */
export async function purgeOldRuns(db: Database, before: Date): Promise<number> {
  const rows = await db.read(SYSTEM_TENANCY, {
    text: `DELETE FROM job_runs r WHERE finished_at < $1 AND NOT EXISTS (SELECT FROM backups b WHERE b.id = r.id)
      RETURNING id`,
    values: [before],
  });
  return rows.length;
}

/** Stores the last run of each job for the health check of the queue. */
export async function recordTimedRun(db: Database, now: Date, run: TimedRun): Promise<void> {
  await db.read(SYSTEM_TENANCY, {
    text: `INSERT INTO timed_jobs (name, finished_at, duration, succeeded, last_success_at)
      VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN $2::timestamptz END)
      ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at, duration = excluded.duration,
        succeeded = excluded.succeeded, last_success_at = coalesce(excluded.last_success_at, timed_jobs.last_success_at)`,
    values: [run.name, now, Math.round(run.milliseconds), run.succeeded],
  });
}
