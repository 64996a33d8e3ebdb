import { CSV_START, csvLine } from '../../lib/documents/index.ts';
import { tenancyOf } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportContext } from './report.definition.ts';
import {
  checkFilter,
  presentCells,
  type ReportFilter,
  type ReportRecord,
  reportContext,
  reportView,
} from './report.queries.ts';
import { exportStatement } from './report.reads.ts';
import { tableNamed } from './reports.ts';

/** Rows per batch: few enough to format within a few milliseconds. */
const BATCH = 250;

export interface TableExport {
  fileName: string;
  /** The file in chunks; each is made when the previous one was consumed. */
  pieces: AsyncIterable<string>;
}

/**
 * Exports a table as a CSV file, complete or filtered. It is read through a cursor at the pace of the reader, so a
 * large export costs neither memory nor a blocked event loop. Each export is audited.
 * @throws as `reportView`, `checkFilter` and `reportContext`, NotFound for an unknown table, StreamsBusy
 */
export async function exportTable(scope: Scope, name: string, filter: ReportFilter): Promise<TableExport> {
  const found = tableNamed(name);
  if (found === undefined) throw new NotFound('table');
  const view = reportView(scope.actor, found.table);
  checkFilter(found.table, filter, '');
  const context = await reportContext(scope, view, filter);
  await scope.services.limits.consume('export', { account: context.reader.userId });
  const rows = scope.db.replica.stream<ReportRecord>(
    tenancyOf(context.reader),
    exportStatement(context),
    BATCH,
  );
  // Reads the first batch before the answer begins, so that errors can still be reported.
  const first = await rows.next();
  try {
    await recordExport(scope, found.name, context);
  } catch (error) {
    // Otherwise the connection would stay in use until the server ends it.
    await rows.return();
    throw error;
  }
  return {
    fileName: `passa-${found.name}-${scope.clock.now().toISOString().slice(0, 10)}.csv`,
    pieces: written(context, first, rows),
  };
}

async function* written(
  { columns }: ReportContext,
  first: IteratorResult<ReportRecord[], void>,
  rows: AsyncGenerator<ReportRecord[], void, undefined>,
): AsyncGenerator<string, void, undefined> {
  const lines = (batch: ReportRecord[]): string =>
    batch.map((row) => csvLine(presentCells(columns, row))).join('');
  try {
    yield CSV_START + csvLine(columns.map(({ key }) => key));
    for (let batch = first; !batch.done; batch = await rows.next()) yield lines(batch.value);
  } finally {
    await rows.return();
  }
}

async function recordExport(scope: Scope, name: string, context: ReportContext): Promise<void> {
  const { issuerId, eventId, from, to, columns } = context;
  await inTransaction(scope, (tx) =>
    tx.audit({
      action: 'table.export',
      entityType: 'table',
      entityId: name,
      issuerId,
      details: {
        event_id: eventId,
        from: from?.toISOString() ?? null,
        to: to?.toISOString() ?? null,
        personal: columns.some(({ personal }) => personal),
      },
    }),
  );
}
