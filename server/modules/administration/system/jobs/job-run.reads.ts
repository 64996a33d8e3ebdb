import { SYSTEM_TENANCY } from '../../../../access/actor.ts';
import type { Database } from '../../../../db/database.ts';
import type { JobRunRecord } from './job-run.record.ts';

const RUN = `r.id, r.kind, r.status, r.progress, r.step, u.name AS "askedBy", r.created_at AS "createdAt",
  r.started_at AS "startedAt", r.finished_at AS "finishedAt", r.error`;
const FROM = 'FROM job_runs r LEFT JOIN users u ON u.id = r.asked_by';

/** The newest first. */
export async function readJobRuns(db: Database, most: number): Promise<JobRunRecord[]> {
  return db.read<JobRunRecord>(SYSTEM_TENANCY, {
    name: 'job-runs',
    text: `SELECT ${RUN} ${FROM} ORDER BY r.created_at DESC, r.id DESC LIMIT $1`,
    values: [most],
  });
}

export async function readJobRun(db: Database, id: string): Promise<JobRunRecord | undefined> {
  const [run] = await db.read<JobRunRecord>(SYSTEM_TENANCY, {
    name: 'job-run',
    text: `SELECT ${RUN} ${FROM} WHERE r.id = $1`,
    values: [id],
  });
  return run;
}

export interface TimedJobRecord {
  name: string;
  finishedAt: Date;
  durationMs: number;
  succeeded: boolean;
  lastSuccessAt: Date | null;
}

export async function readTimedJobs(db: Database): Promise<TimedJobRecord[]> {
  return db.read<TimedJobRecord>(SYSTEM_TENANCY, {
    text: `SELECT name, finished_at AS "finishedAt", duration AS "durationMs", succeeded, last_success_at AS "lastSuccessAt"
      FROM timed_jobs ORDER BY name`,
  });
}
