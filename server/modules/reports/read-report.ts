import { tenancyOf } from '../../access/actor.ts';
import type { Statement } from '../../db/statement.ts';
import { BadInput } from '../../failures.ts';
import { decodeCursor, pageOf, pageSize, skippedRows, skippingPage } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { ReportName } from '../../vocabulary.ts';
import type { ReportDefinition } from './report.definition.ts';
import { presentCells, type ReportRecord } from './report.present.ts';
import { pageStatement, type ReportOrder, sortedStatement } from './report.statement.ts';
import type { ReportPage } from './report.type.ts';
import { type ReportFilter, type ReportGround, reportGround } from './report-ground.ts';
import { REPORTS } from './reports.ts';

export interface ReportWish {
  name: ReportName;
  filter: ReportFilter;
  /** null: newest first. */
  order: { column: string; descending: boolean } | null;
  first: number;
  after: string | null;
}

/**
 * A page of a report, newest first or sorted by a column.
 * @throws as `reportGround`, BadInput for a cursor of another list and for a column that the reader does not see
 */
export async function readReport(scope: Scope, wish: ReportWish): Promise<ReportPage> {
  const { name, filter, order, after } = wish;
  const table = REPORTS[name];
  const first = pageSize(wish.first);
  const ground = await reportGround(scope, table, filter);
  const read = (statement: Statement) => scope.db.read<ReportRecord>(tenancyOf(ground.reader), statement);
  const keyOf = (row: ReportRecord) => table.key.map((_part, index) => row[`k${index}`] as string | number);
  const present = (row: ReportRecord) => ({
    id: [name, ...keyOf(row)].join(':'),
    cells: presentCells(ground.columns, row),
  });
  const columns = ground.columns.map(({ key, label, kind }) => ({ key, label, kind }));
  if (order === null) {
    const rows = await read(pageStatement(ground, first, lastKey(table, after)));
    return { columns, ...pageOf(rows, first, keyOf, present) };
  }
  const skip = skippedRows(after);
  const rows = await read(sortedStatement(ground, first, skip, orderOf(ground, order)));
  return { columns, ...skippingPage(rows, { first, skip }, present) };
}

function orderOf(
  { columns }: ReportGround,
  { column, descending }: NonNullable<ReportWish['order']>,
): ReportOrder {
  const found = columns.find(({ key }) => key === column);
  if (found !== undefined) return { column: found, descending };
  const known = columns.map(({ key }) => key).join(', ');
  throw new BadInput([{ field: 'order.column', message: `Sort by one of these columns: ${known}.` }]);
}

function lastKey({ key }: ReportDefinition, after: string | null): (string | number)[] | undefined {
  const parts = decodeCursor(after, key.length);
  if (parts === undefined) return undefined;
  const fits = key.every(({ type }, index) => {
    const part = parts[index];
    return type === 'uuid' ? typeof part === 'string' && isUuid(part) : Number.isInteger(part);
  });
  if (fits) return parts;
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
