export { exportAuditLogs } from './audit-logs/export-audit-logs.ts';
export { staffMails } from './invitations/staff-invitation.mails.ts';
export { SettingBook } from './settings/setting-book.ts';
export { Maintenance } from './system/maintenance.ts';
export { noteTimedRun } from './system/timed-job.writes.ts';
export { validatorMails } from './validators/validator.mails.ts';
