import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics/topics.ts';
import { AuditIssuerResolver } from './audit-logs/audit-issuer.resolver.ts';
import { AuditLogResolver } from './audit-logs/audit-log.resolver.ts';
import { staffMails } from './invitations/staff-invitation.mails.ts';
import { StaffInvitationResolver } from './invitations/staff-invitation.resolver.ts';
import { IssuerAccountResolver } from './issuers/issuer-account.resolver.ts';
import { ownerMails } from './people/owner.mails.ts';
import { OwnershipResolver, ViewerOwnershipResolver } from './people/ownership.resolver.ts';
import { StaffKeyResolver, UserAccountResolver } from './people/user-account.resolver.ts';
import { PersonalDataResolver } from './personal-data/personal-data.resolver.ts';
import { SettingResolver } from './settings/setting.resolver.ts';
import { SettingsStore } from './settings/setting-book.ts';
import { BackupResolver } from './system/backups/backup.resolver.ts';
import { makeBackup } from './system/backups/make-backup.ts';
import { WORK_JOB } from './system/jobs/ask-for-job.ts';
import { JobRunResolver } from './system/jobs/job-run.resolver.ts';
import { optimizeWith } from './system/jobs/optimize.ts';
import { runJobs } from './system/jobs/run-jobs.ts';
import { Maintenance } from './system/maintenance.ts';
import { SystemResolver } from './system/system.resolver.ts';
import { validatorMails } from './validators/validator.mails.ts';
import { ValidatorResolver } from './validators/validator.resolver.ts';

interface AdministrationDependencies {
  db: Database;
  log: Log;
  topics: Topics;
}

/** Makes the services of the installation's settings and of its maintenance mode. */
export function createAdministration(dependencies: AdministrationDependencies) {
  return { maintenance: new Maintenance(dependencies), settings: new SettingsStore(dependencies) };
}

type AdministrationServices = ReturnType<typeof createAdministration>;

declare module '../../platform/services.ts' {
  interface Services extends AdministrationServices {}
}

export const administration: Module = {
  resolvers: [
    IssuerAccountResolver,
    AuditIssuerResolver,
    UserAccountResolver,
    StaffKeyResolver,
    OwnershipResolver,
    ViewerOwnershipResolver,
    StaffInvitationResolver,
    ValidatorResolver,
    PersonalDataResolver,
    SystemResolver,
    AuditLogResolver,
    SettingResolver,
    JobRunResolver,
    BackupResolver,
  ],
  jobs: (scope, tidies) => {
    const optimize = optimizeWith(tidies);
    return [
      { name: WORK_JOB, ...EVERY_MINUTE, run: () => runJobs(scope(), { backup: makeBackup, optimize }) },
    ];
  },
  mails: { ...ownerMails, ...staffMails, ...validatorMails },
};
