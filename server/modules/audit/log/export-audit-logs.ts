import { CSV_START, csvLine } from '../../../lib/documents/index.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { dateRange } from './audit-log.queries.ts';
import { type AuditFilter, type AuditLogRecord, streamEntries } from './audit-log.reads.ts';
import { auditReader } from './audit-log.rules.ts';

/** Rows per batch: some milliseconds, and an eighth of a megabyte. */
const BATCH = 250;

const COLUMNS = [
  'id',
  'created_at',
  'action',
  'entity_type',
  'entity_id',
  'user_email',
  'user_id',
  'actor_kind',
  'address',
  'request_id',
  'success',
  'error',
  'details',
];

/**
 * Streams the matching entries as lines of a CSV file, newest first. A cursor reads as fast as the client takes them,
 * so memory stays small however long the log is.
 * @throws Unauthenticated, Forbidden, StreamsBusy before the first line
 */
export async function exportAuditLogs(scope: Scope, filter: AuditFilter): Promise<AsyncIterable<string>> {
  const { reader, issuerId } = auditReader(scope.actor);
  await scope.services.limits.consume('export', { account: reader.userId });
  await inTransaction(scope, (tx) =>
    tx.audit({ action: 'audit.export', entityType: 'audit_log', details: { filter } }),
  );
  const range = await dateRange(scope, issuerId, filter);
  const rows = streamEntries(scope, range, filter, BATCH);
  // Every refusal happens before the response begins.
  return linesOf(await rows.next(), rows);
}

async function* linesOf(
  first: IteratorResult<AuditLogRecord[], void>,
  rows: AsyncGenerator<AuditLogRecord[], void, undefined>,
): AsyncGenerator<string, void, undefined> {
  try {
    yield CSV_START + csvLine(COLUMNS);
    for (let batch = first; !batch.done; batch = await rows.next()) {
      yield batch.value.map((row) => csvLine(cellsOf(row))).join('');
    }
  } finally {
    await rows.return();
  }
}

function cellsOf(entry: AuditLogRecord): string[] {
  return [
    String(entry.id),
    entry.createdAt.toISOString(),
    entry.action,
    entry.entityType,
    entry.entityId ?? '',
    entry.userEmail ?? '',
    entry.userId ?? '',
    entry.actorKind,
    entry.address ?? '',
    entry.requestId ?? '',
    String(entry.success),
    entry.error ?? '',
    JSON.stringify(entry.details),
  ];
}
