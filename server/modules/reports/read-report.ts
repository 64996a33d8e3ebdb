import { tenancyOf } from '../../access/actor.ts';
import type { Statement } from '../../db/statement.ts';
import { BadInput } from '../../failures.ts';
import { type PageSlice, type Paging, pageOf, sliceBy } from '../../graphql/page.ts';
import { sortedPage, sortedSlice } from '../../graphql/sorted-page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { ReportName } from '../../vocabulary.ts';
import type { ReportDefinition } from './report.definition.ts';
import { presentCells, type ReportRecord } from './report.present.ts';
import { pageStatement, type ReportOrder, sortedStatement } from './report.statement.ts';
import type { ReportConnection } from './report.type.ts';
import { type ReportFilter, type ReportGround, reportGround } from './report-ground.ts';
import { REPORTS } from './reports.ts';

export interface ReportWish {
  name: ReportName;
  filter: ReportFilter;
  /** null: newest first. */
  order: { column: string; descending: boolean } | null;
  page: Paging;
}

/**
 * A page of a report, newest first or sorted by a column.
 * @throws as `reportGround`, BadInput for a cursor of another list and for a column that the reader does not see
 */
export async function readReport(scope: Scope, wish: ReportWish): Promise<ReportConnection> {
  const { name, filter, order } = wish;
  const table = REPORTS[name];
  const ground = await reportGround(scope, table, filter);
  const read = (statement: Statement) => scope.db.read<ReportRecord>(tenancyOf(ground.reader), statement);
  const keyOf = (row: ReportRecord) => table.key.map((_part, index) => row[`k${index}`] as string | number);
  const present = (row: ReportRecord) => ({
    id: [name, ...keyOf(row)].join(':'),
    cells: presentCells(ground.columns, row),
  });
  const columns = ground.columns.map(({ key, label, kind }) => ({ key, label, kind }));
  if (order === null) {
    const slice = sliceByKey(table, wish.page);
    const rows = await read(pageStatement(ground, slice));
    return { columns, ...pageOf(rows, slice, keyOf, present) };
  }
  const slice = sortedSlice(wish.page);
  const rows = await read(sortedStatement(ground, slice, orderOf(ground, order)));
  return { columns, ...sortedPage(rows, slice, present) };
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

function sliceByKey({ key }: ReportDefinition, paging: Paging): PageSlice<(string | number)[]> {
  return sliceBy(paging, (parts) => {
    const fits = key.every(({ type }, index) => {
      const part = parts[index];
      return type === 'uuid' ? typeof part === 'string' && isUuid(part) : Number.isInteger(part);
    });
    return fits && parts.length === key.length ? parts : undefined;
  });
}
