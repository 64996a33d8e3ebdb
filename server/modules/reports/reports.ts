import type { ReportName } from '../../platform/vocabulary.ts';
import { LISTS, SCAN_REPORT } from './list.statements.ts';
import { MONEY_REPORTS } from './money.statements.ts';
import type { ReportDefinition } from './report.definition.ts';

/** Reports, which are read by page and summed up. */
export const REPORTS: Record<ReportName, ReportDefinition> = { ...MONEY_REPORTS, ...SCAN_REPORT };

export const TABLES = { ...REPORTS, ...LISTS };

export type TableName = keyof typeof TABLES;

/** Returns the table that can be exported under this name. */
export function tableNamed(name: string): { name: TableName; table: ReportDefinition } | undefined {
  return Object.hasOwn(TABLES, name)
    ? { name: name as TableName, table: TABLES[name as TableName] }
    : undefined;
}
