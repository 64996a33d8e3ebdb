import { tenancyOf } from '../../access/actor.ts';
import type { Statement } from '../../db/statement.ts';
import { BadInput } from '../../failures.ts';
import { decodeCursor, encodeCursor, pageSize } from '../../graphql/page.ts';
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
  const { name, filter, first } = wish;
  const table = REPORTS[name];
  const length = pageSize(first);
  const ground = await reportGround(scope, table, filter);
  const keyOf = (row: ReportRecord) => table.key.map((_part, index) => row[`k${index}`] as string | number);
  const { statement, cursor } = pageAfter(ground, wish, keyOf);
  const rows = await scope.db.read<ReportRecord>(tenancyOf(ground.reader), statement);
  const shown = rows.slice(0, length);
  const end = shown.at(-1);
  return {
    columns: ground.columns.map(({ key, label, kind }) => ({ key, label, kind })),
    nodes: shown.map((row) => ({
      id: [name, ...keyOf(row)].join(':'),
      cells: presentCells(ground.columns, row),
    })),
    pageInfo: {
      endCursor: end === undefined ? null : encodeCursor(cursor(end, shown.length)),
      hasNextPage: rows.length > length,
    },
  };
}

interface PageRequest {
  statement: Statement;
  /** The cursor of the page's last row, of so many. */
  cursor(last: ReportRecord, rows: number): readonly (string | number)[];
}

function pageAfter(
  ground: ReportGround,
  { order, first, after }: ReportWish,
  keyOf: (row: ReportRecord) => (string | number)[],
): PageRequest {
  if (order === null) {
    const last = lastKey(ground.table, after);
    return { statement: pageStatement(ground, first, last), cursor: keyOf };
  }
  const skip = skipped(after);
  return {
    statement: sortedStatement(ground, first, skip, orderOf(ground, order)),
    cursor: (_last, rows) => [SORTED, skip + rows],
  };
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

const WRONG_CURSOR = 'This cursor is not one of ours.';
const SORTED = 'sorted';

/** Rows before the page of a sorted report. */
function skipped(after: string | null): number {
  const [mark, skip] = decodeCursor(after, 2) ?? [SORTED, 0];
  if (mark === SORTED && Number.isInteger(skip) && Number(skip) >= 0) return Number(skip);
  throw new BadInput([{ field: 'after', message: WRONG_CURSOR }]);
}

function lastKey({ key }: ReportDefinition, after: string | null): (string | number)[] | undefined {
  const parts = decodeCursor(after, key.length);
  if (parts === undefined) return undefined;
  const fits = key.every(({ type }, index) => {
    const part = parts[index];
    return type === 'uuid' ? typeof part === 'string' && isUuid(part) : Number.isInteger(part);
  });
  if (fits) return parts;
  throw new BadInput([{ field: 'after', message: WRONG_CURSOR }]);
}
