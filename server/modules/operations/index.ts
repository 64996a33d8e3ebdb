export { downloadBackup } from './backups/download-backup.ts';
export { makeBackup } from './backups/make-backup.ts';
export { optimizeWith } from './jobs/optimize.ts';
export { runJobs } from './jobs/run-jobs.ts';
export { noteTimedRun, readLastRuns } from './timed-job.writes.ts';
