export { readChainHead } from './audit.reads.ts';
export { AuditTrail } from './audit-trail.ts';
export { auditKeys, describeLosses, lostSpans } from './commit-loss.ts';
export { exportAuditLogs } from './log/export-audit-logs.ts';
export { type ChainVerdict, verifyAudit } from './verify-audit.ts';
