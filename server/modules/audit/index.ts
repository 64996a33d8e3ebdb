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
export { readHead } from './head-file.ts';
export type { Refusal } from './refusal-log.ts';
export { type ChainVerdict, type ReadSnapshot, verifyChain } from './verify-chain.ts';
