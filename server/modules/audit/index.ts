export { readChainHead } from './audit.reads.ts';
export {
  type AuditEntry,
  auditActor,
  auditRow,
  insertAuditEntry,
  insertAuditRows,
} from './audit.writes.ts';
export { AuditTrail } from './audit-trail.ts';
export { verifyAudit } from './verify-audit.ts';
