import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics.ts';
import { BackupResolver } from './backups/backup.resolver.ts';
import { makeBackup } from './backups/make-backup.ts';
import { JobRunResolver } from './jobs/job-run.resolver.ts';
import { createOptimizer } from './jobs/optimize.ts';
import { WORK_JOB } from './jobs/request-job.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { Maintenance } from './maintenance.ts';
import { SettingResolver } from './settings/setting.resolver.ts';
import { SettingsStore } from './settings/settings-store.ts';
import { SystemResolver } from './system.resolver.ts';

interface OperationsDependencies {
  db: Database;
  log: Log;
  topics: Topics;
}

/** Creates the services of the installation's settings and of its maintenance mode. */
export function createOperations(dependencies: OperationsDependencies) {
  const maintenance = new Maintenance(dependencies);
  return { maintenance, settings: new SettingsStore({ ...dependencies, maintenance }) };
}

type OperationsServices = ReturnType<typeof createOperations>;

declare module '../../platform/services.ts' {
  interface Services extends OperationsServices {}
}

export const operations: Module = {
  resolvers: [SystemResolver, SettingResolver, JobRunResolver, BackupResolver],
  jobs: (scope, cleanups) => {
    const optimize = createOptimizer(cleanups);
    return [
      { name: WORK_JOB, ...EVERY_MINUTE, run: () => runJobs(scope(), { backup: makeBackup, optimize }) },
    ];
  },
  async start({ services: { maintenance, settings } }) {
    await maintenance.start();
    await settings.start();
  },
  stop({ services: { maintenance, settings } }) {
    settings.stop();
    maintenance.stop();
  },
};
