import { totalOf } from '../../lib/money/index.ts';
import { tenancyOf } from '../../platform/access/actor.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.type.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportName } from '../../platform/vocabulary.ts';
import { sumStatement } from './report.statement.ts';
import type { ReportTotal } from './report.type.ts';
import { checkFilter, type ReportFilter, reportGround, reportView } from './report-context.ts';
import { REPORTS } from './reports.ts';

interface SumRecord {
  group: string;
  rows: number;
  /** Text, because a sum may exceed a bigint. */
  units: string | null;
  currency: Money['currency'];
}

/** Returns the number of rows and the sum for each group of a report. @throws as `readReport` */
export async function sumReport(
  scope: Scope,
  name: ReportName,
  filter: ReportFilter,
): Promise<ReportTotal[]> {
  const table = REPORTS[name];
  const view = reportView(scope.actor, table);
  checkFilter(table, filter, 'filter.');
  const context = await reportGround(scope, view, filter);
  if (table.sums === undefined) return [];
  const sums = await scope.db.read<SumRecord>(tenancyOf(context.reader), sumStatement(context, table.sums));
  return sums.map(({ group, rows, units, currency }) => ({
    group,
    rows,
    amount: units === null ? null : presentMoney(totalOf(currency, BigInt(units))),
  }));
}
