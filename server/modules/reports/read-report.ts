import { tenancyOf } from '../../platform/access/actor.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';
import { type PageSlice, type Paging, pageOf, sliceBy } from '../../platform/graphql/page.ts';
import { sortedPage, sortedSlice } from '../../platform/graphql/sorted-page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportName } from '../../platform/vocabulary.ts';
import type { ReportDefinition } from './report.definition.ts';
import { presentCells, type ReportRecord } from './report.present.ts';
import { pageStatement, type ReportOrder, sortedStatement } from './report.statement.ts';
import type { ReportConnection } from './report.type.ts';
import {
  checkFilter,
  type ReportContext,
  type ReportFilter,
  reportGround,
  reportView,
} from './report-context.ts';
import { REPORTS } from './reports.ts';

export interface ReportRequest {
  name: ReportName;
  filter: ReportFilter;
  /** null: newest first. */
  order: { column: string; descending: boolean } | null;
  page: Paging;
}

/**
 * Reads a page of a report, newest first or sorted by a column.
 * @throws as `reportView` and `reportGround`; BadInput with every fault of the filter, the column and the page
 */
export async function readReport(scope: Scope, request: ReportRequest): Promise<ReportConnection> {
  const { name, filter, order, page } = request;
  const view = reportView(scope.actor, REPORTS[name]);
  const { table } = view;
  const filterFits = () => checkFilter(table, filter, 'filter.');
  const read = async (statement: (context: ReportContext) => Statement) => {
    const context = await reportGround(scope, view, filter);
    return scope.db.read<ReportRecord>(tenancyOf(context.reader), statement(context));
  };
  const keyOf = (row: ReportRecord) => table.key.map((_part, index) => row[`k${index}`] as string | number);
  const present = (row: ReportRecord) => ({
    id: [name, ...keyOf(row)].join(':'),
    cells: presentCells(view.columns, row),
  });
  const columns = view.columns.map(({ key, label, kind }) => ({ key, label, kind }));
  if (order === null) {
    const [, slice] = checkAll(filterFits, () => sliceByKey(table, page));
    const rows = await read((context) => pageStatement(context, slice));
    return { columns, ...pageOf(rows, slice, keyOf, present) };
  }
  const [, sorting, slice] = checkAll(
    filterFits,
    () => orderOf(view, order),
    () => sortedSlice(page),
  );
  const rows = await read((context) => sortedStatement(context, slice, sorting));
  return { columns, ...sortedPage(rows, slice, present) };
}

function orderOf(
  { columns }: Pick<ReportContext, 'columns'>,
  { column, descending }: NonNullable<ReportRequest['order']>,
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
