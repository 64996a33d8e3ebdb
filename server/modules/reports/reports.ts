import type { ReportName } from '../../platform/vocabulary.ts';
import { LISTS, SCAN_REPORT } from './list.statements.ts';
import { MONEY_REPORTS } from './money.statements.ts';
import type { ReportDefinition } from './report.definition.ts';

/** Those that are read by pages and summed. */
export const REPORTS: Record<ReportName, ReportDefinition> = { ...MONEY_REPORTS, ...SCAN_REPORT };

const TABLES = { ...REPORTS, ...LISTS };

export type TableName = keyof typeof TABLES;

/** A table that can be exported, by its name in the address. */
export function tableNamed(name: string): { name: TableName; table: ReportDefinition } | undefined {
  return Object.hasOwn(TABLES, name)
    ? { name: name as TableName, table: TABLES[name as TableName] }
    : undefined;
}
