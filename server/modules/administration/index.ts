export { exportAuditLogs } from './audit-logs/export-audit-logs.ts';
export { downloadBackup } from './system/backups/download-backup.ts';
export { makeBackup } from './system/backups/make-backup.ts';
export { optimizeWith } from './system/jobs/optimize.ts';
export { runJobs } from './system/jobs/run-jobs.ts';
export { noteTimedRun, readLastRuns } from './system/timed-job.writes.ts';
