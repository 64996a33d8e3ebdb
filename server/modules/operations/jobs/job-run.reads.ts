import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Slice } from '../../../platform/db/statement.ts';

export type JobKind = 'backup' | 'optimize';
export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

/** A run of a requested job, with its state. */
export interface JobRunRecord {
  id: string;
  kind: JobKind;
  status: JobStatus;
  /** Per cent. */
  progress: number;
  step: string;
  askedBy: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  error: string | null;
}

const RUN = `r.id, r.kind, r.status, r.progress, r.step, u.name AS "askedBy", r.created_at AS "createdAt",
  r.started_at AS "startedAt", r.finished_at AS "finishedAt", r.error`;
const FROM = 'FROM job_runs r LEFT JOIN users u ON u.id = r.asked_by';

/** Reads a page of the runs, by time. */
export async function readJobRuns(
  db: Database,
  { from, limit, direction, beyond }: Slice,
): Promise<JobRunRecord[]> {
  return db.read<JobRunRecord>(SYSTEM_TENANCY, {
    name: `job-runs-${direction}`,
    text: `SELECT ${RUN} ${FROM} WHERE $1::timestamptz IS NULL OR (r.created_at, r.id) ${beyond} ($1, $2::uuid)
      ORDER BY r.created_at ${direction}, r.id ${direction} LIMIT $3`,
    values: [from?.[0] ?? null, from?.[1] ?? null, limit],
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

interface TimedJobRecord {
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

/** Reads when the last noted run of each job ended. */
export async function readLastRuns(db: Database): Promise<Map<string, Date>> {
  return new Map((await readTimedJobs(db)).map(({ name, finishedAt }) => [name, finishedAt]));
}
