import type { SignedInActor } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { CellKind } from '../../platform/vocabulary.ts';

/** A column of a table that can be read by page or exported. */
export interface ColumnDefinition {
  key: string;
  label: string;
  kind: CellKind;
  /** Amounts are units of 10^-7. */
  sql: string;
  /** Only for readers with VIEW_PERSONAL_DATA. */
  personal?: true;
}

/** The source of a table, and who may read it. Rows are newest first, by an id that contains the time. */
export interface ReportDefinition {
  /** The reader needs one of them, and must work for the system or an organiser. */
  rights: readonly Permission[];
  from: string;
  where?: string;
  /** The issuer that owns the row. */
  issuer: string;
  /** The event of the row; null when the table has none. */
  event: string | null;
  /** Time of the row, which the period filters. */
  at: string;
  key: { sql: string; type: 'uuid' | 'int' | 'text' }[];
  columns: ColumnDefinition[];
  /** Rows of one event have a column for each of its questions: the condition of the answers `a` of a row. */
  answers?: string;
  /** How rows are grouped and summed up; only for reports. */
  sums?: { group: string; units: string | null; currency: string };
}

export const uuid = (sql: string) => ({ sql, type: 'uuid' as const });
export const moment = (key: string, label: string, sql: string): ColumnDefinition => ({
  key,
  label,
  kind: 'moment',
  sql,
});
export const text = (key: string, label: string, sql: string): ColumnDefinition => ({
  key,
  label,
  kind: 'text',
  sql,
});
export const status = (key: string, label: string, sql: string): ColumnDefinition => ({
  key,
  label,
  kind: 'status',
  sql,
});
export const count = (key: string, label: string, sql: string): ColumnDefinition => ({
  key,
  label,
  kind: 'count',
  sql,
});
export const reference = (key: string, label: string, sql: string): ColumnDefinition => ({
  key,
  label,
  kind: 'reference',
  sql,
});
/** A column about people who are not staff. */
export const personal = (key: string, label: string, sql: string): ColumnDefinition => ({
  ...text(key, label, sql),
  personal: true,
});
export const money = (units: string, currency: string): ColumnDefinition[] => [
  { key: 'amount', label: 'Amount', kind: 'amount', sql: units },
  { key: 'currency', label: 'Currency', kind: 'currency', sql: currency },
];
export const ISSUER: ColumnDefinition = text('organiser', 'Organiser', 'i.name');
export const EVENT: ColumnDefinition = text('event', 'Event', 'e.name');

/** A table with the columns that the reader may see, and the filter. */
export interface ReportContext {
  reader: SignedInActor;
  table: ReportDefinition;
  columns: ColumnDefinition[];
  from: Date | null;
  to: Date | null;
  eventId: string | null;
  seriesId: string | null;
  issuerId: string | null;
}
