export { AuditLogs as default } from '../../../features/audit/AuditLogs.tsx';
