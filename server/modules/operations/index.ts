export { downloadBackup } from './backups/backup.queries.ts';
export { makeBackup } from './backups/make-backup.ts';
export { noteTimedRun, readLastRuns } from './jobs/job-run.writes.ts';
export { optimizeWith } from './jobs/optimize.ts';
export { runJobs } from './jobs/run-jobs.ts';
