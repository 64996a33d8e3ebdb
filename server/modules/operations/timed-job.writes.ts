import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { TimedRun } from '../../platform/jobs/jobs.ts';

/** Reads when the last noted run of each job ended. */
export async function readLastRuns(db: Database): Promise<Map<string, Date>> {
  const rows = await db.read<{ name: string; finishedAt: Date }>(SYSTEM_TENANCY, {
    text: 'SELECT name, finished_at AS "finishedAt" FROM timed_jobs',
  });
  return new Map(rows.map(({ name, finishedAt }) => [name, finishedAt]));
}

/** Stores the last run of each job for the health check of the queue. */
export async function noteTimedRun(db: Database, now: Date, run: TimedRun): Promise<void> {
  await db.read(SYSTEM_TENANCY, {
    text: `INSERT INTO timed_jobs (name, finished_at, duration, succeeded, last_success_at)
      VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN $2::timestamptz END)
      ON CONFLICT (name) DO UPDATE SET finished_at = excluded.finished_at, duration = excluded.duration,
        succeeded = excluded.succeeded, last_success_at = coalesce(excluded.last_success_at, timed_jobs.last_success_at)`,
    values: [run.name, now, Math.round(run.milliseconds), run.succeeded],
  });
}
