import { amountOf, formatAmount } from '../../lib/money/index.ts';
import type { ReportColumn } from './report.definition.ts';

/** A row of the database: `c0`, `c1` ... */
export type ReportRecord = Record<string, unknown>;

/** Returns a row as text: timestamps in ISO 8601 and UTC, amounts as exact decimals, null for missing values. */
export function presentCells(columns: readonly ReportColumn[], row: ReportRecord): (string | null)[] {
  return columns.map((_column, index) => cellOf(row[`c${index}`]));
}

function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  // Only amounts are bigints, and an amount has the same format in all currencies.
  if (typeof value === 'bigint') return formatAmount(amountOf('XLM', value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
