import type { Permission } from '../../platform/access/permissions.ts';
import type { CellKind } from '../../platform/vocabulary.ts';

/** A column of a table that can be read by pages and exported whole. */
export interface ReportColumn {
  key: string;
  label: string;
  kind: CellKind;
  /** Amounts come as units of 10^-7. */
  sql: string;
  /** For readers with VIEW_PERSONAL_DATA alone. */
  personal?: true;
}

/** One table: what it is made of, and who may read it. Rows are newest first, by an identifier that holds the time. */
export interface ReportDefinition {
  /** Any of them, and the reader is of the system or of an organiser. */
  rights: readonly Permission[];
  from: string;
  where?: string;
  /** Whose a row is. */
  issuer: string;
  /** The event that a row is about; null when none is. */
  event: string | null;
  /** When it happened: what a period is about. */
  at: string;
  key: { sql: string; type: 'uuid' | 'int' | 'text' }[];
  columns: ReportColumn[];
  /** What the rows are counted and summed by; only for reports. */
  sums?: { group: string; units: string | null; currency: string };
}

export const moment = (key: string, label: string, sql: string): ReportColumn => ({
  key,
  label,
  kind: 'moment',
  sql,
});
export const text = (key: string, label: string, sql: string): ReportColumn => ({
  key,
  label,
  kind: 'text',
  sql,
});
export const status = (key: string, label: string, sql: string): ReportColumn => ({
  key,
  label,
  kind: 'status',
  sql,
});
export const count = (key: string, label: string, sql: string): ReportColumn => ({
  key,
  label,
  kind: 'count',
  sql,
});
export const reference = (key: string, label: string, sql: string): ReportColumn => ({
  key,
  label,
  kind: 'reference',
  sql,
});
/** Of people who are no staff. */
export const personal = (key: string, label: string, sql: string): ReportColumn => ({
  ...text(key, label, sql),
  personal: true,
});
export const money = (units: string, currency: string): ReportColumn[] => [
  { key: 'amount', label: 'Amount', kind: 'amount', sql: units },
  { key: 'currency', label: 'Currency', kind: 'currency', sql: currency },
];
export const ISSUER: ReportColumn = text('organiser', 'Organiser', 'i.name');
export const EVENT: ReportColumn = text('event', 'Event', 'e.name');
