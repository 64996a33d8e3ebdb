export type JobKind = 'backup' | 'optimize';
export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

/** Work that somebody asked for, as it stands. */
export interface JobRunRecord {
  id: string;
  kind: JobKind;
  status: JobStatus;
  /** In the hundred. */
  progress: number;
  step: string;
  askedBy: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  error: string | null;
}
