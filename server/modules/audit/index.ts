export {
  AUDIT_COLUMNS,
  type AuditEntry,
  type AuditSource,
  auditActor,
  auditRow,
  insertAuditEntry,
  type RunQuery,
} from './audit.writes.ts';
