import { tenancyOf } from '../../access/actor.ts';
import { BadInput } from '../../failures.ts';
import { decodeCursor, encodeCursor, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import type { ReportName } from '../../vocabulary.ts';
import type { ReportDefinition } from './report.definition.ts';
import { presentCells, type ReportRecord } from './report.present.ts';
import { pageStatement } from './report.statement.ts';
import type { ReportPage } from './report.type.ts';
import { type ReportFilter, reportGround } from './report-ground.ts';
import { REPORTS } from './reports.ts';

export interface ReportWish {
  name: ReportName;
  filter: ReportFilter;
  first: number;
  after: string | null;
}

/** A page of a report, newest first. @throws as `reportGround`, BadInput for a page that is none */
export async function readReport(
  scope: Scope,
  { name, filter, first, after }: ReportWish,
): Promise<ReportPage> {
  const table = REPORTS[name];
  const length = pageSize(first);
  const last = placeOf(table, after);
  const ground = await reportGround(scope, table, filter);
  const rows = await scope.db.read<ReportRecord>(
    tenancyOf(ground.reader),
    pageStatement(ground, length, last),
  );
  const keyOf = (row: ReportRecord) => table.key.map((_part, index) => row[`k${index}`] as string | number);
  const shown = rows.slice(0, length);
  const end = shown.at(-1);
  return {
    columns: ground.columns.map(({ key, label, kind }) => ({ key, label, kind })),
    nodes: shown.map((row) => ({
      id: [name, ...keyOf(row)].join(':'),
      cells: presentCells(ground.columns, row),
    })),
    pageInfo: {
      endCursor: end === undefined ? null : encodeCursor(keyOf(end)),
      hasNextPage: rows.length > length,
    },
  };
}

function placeOf({ key }: ReportDefinition, after: string | null): (string | number)[] | undefined {
  const parts = decodeCursor(after, key.length);
  if (parts === undefined) return undefined;
  const fits = key.every(({ type }, index) => {
    const part = parts[index];
    return type === 'uuid' ? typeof part === 'string' && isUuid(part) : Number.isInteger(part);
  });
  if (fits) return parts;
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
