export {
  AUDIT_COLUMNS,
  type AuditEntry,
  type AuditSource,
  auditActor,
  auditRow,
  insertAuditEntry,
  insertAuditRows,
  type RunQuery,
} from './audit.writes.ts';
export { AuditTrail, type AuditTrailOptions } from './audit-trail.ts';
export { verifyAudit } from './verify-audit.ts';
