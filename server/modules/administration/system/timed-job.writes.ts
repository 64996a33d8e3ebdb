import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Database } from '../../../db/database.ts';
import type { TimedRun } from '../../../jobs/jobs.ts';

/** Keeps the last run of each job, for whoever asks how the queue is. */
export async function noteTimedRun(db: Database, now: Date, run: TimedRun): Promise<void> {
  await db.read(SYSTEM_TENANCY, {
    text: `INSERT INTO timed_jobs (name, finished_at, duration, succeeded, last_success_at)
      VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN $2::timestamptz END)
      ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at, duration = excluded.duration,
        succeeded = excluded.succeeded, last_success_at = coalesce(excluded.last_success_at, timed_jobs.last_success_at)`,
    values: [run.name, now, Math.round(run.milliseconds), run.succeeded],
  });
}
