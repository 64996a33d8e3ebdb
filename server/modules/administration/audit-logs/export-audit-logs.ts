import { inTransaction } from '../../../db/in-transaction.ts';
import { CSV_START, csvLine } from '../../../documents/index.ts';
import type { Scope } from '../../../scope.ts';
import { auditReader } from './audit-log.policy.ts';
import { readEntries, readLastLookedAt } from './audit-log.reads.ts';
import type { AuditFilter, AuditLogRecord } from './audit-log.record.ts';
import { stretchOf } from './stretch-of.ts';

/** Rows that are read and written out at a time: some milliseconds, and a quarter of a megabyte. */
const PAGE = 500;

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
 * The entries that fit as lines of a CSV file, newest first. The next page is read when the reader has taken the last:
 * however long the log, no connection is held and little is kept.
 * @throws Unauthenticated, Forbidden before the first line
 */
export async function exportAuditLogs(scope: Scope, filter: AuditFilter): Promise<AsyncIterable<string>> {
  const { issuerId } = auditReader(scope.actor);
  await inTransaction(scope, (tx) =>
    tx.audit({ action: 'audit.export', entityType: 'audit_log', details: { filter } }),
  );
  const stretch = await stretchOf(scope, issuerId, filter);
  return linesOf(scope, stretch, filter);
}

async function* linesOf(
  scope: Scope,
  stretch: Parameters<typeof readEntries>[1],
  filter: AuditFilter,
): AsyncIterable<string> {
  yield CSV_START + csvLine(COLUMNS);
  for (let before: bigint | undefined = stretch.before; before !== undefined; ) {
    const part: typeof stretch = { ...stretch, before };
    const rows = await readEntries(scope, part, filter, PAGE);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    before = rows.length === PAGE ? rows.at(-1)?.id : await readLastLookedAt(scope, part);
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
