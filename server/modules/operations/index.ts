export { downloadBackup } from './backups/backup.queries.ts';
export { makeBackup } from './backups/make-backup.ts';
export { describeFindings, type Finding } from './doctor/finding.ts';
export { runDoctor } from './doctor/run-doctor.ts';
export { readLastRuns } from './jobs/job-run.reads.ts';
export { recordTimedRun } from './jobs/job-run.writes.ts';
export { createOptimizer } from './jobs/optimize.ts';
export { runJobs } from './jobs/run-jobs.ts';
export type { RetentionSetting } from './settings/setting.rules.ts';
