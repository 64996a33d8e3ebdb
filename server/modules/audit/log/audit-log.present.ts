import type { AuditLogRecord } from './audit-log.record.ts';
import type { AuditLog } from './audit-log.type.ts';

export function presentEntry(record: AuditLogRecord): AuditLog {
  return { ...record, id: String(record.id) };
}
