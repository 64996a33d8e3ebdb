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
