export { readChainHead } from './audit.reads.ts';
export { auditKeys } from './audit-keys.ts';
export { AuditTrail } from './audit-trail.ts';
export { describeLosses, lostSpans } from './describe-losses.ts';
export { exportAuditLogs } from './log/export-audit-logs.ts';
export { verifyAudit } from './verify-audit.ts';
export type { ChainVerdict } from './verify-chain.ts';
