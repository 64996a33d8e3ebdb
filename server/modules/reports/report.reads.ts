import type { Tenancy } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Slice, Statement } from '../../platform/db/statement.ts';
import type { ColumnDefinition, ReportContext, ReportDefinition } from './report.definition.ts';

/** Builds only the requested conditions, so that each can use its index. */
function conditions(context: ReportContext): { where: string[]; values: unknown[] } {
  const { table } = context;
  const values: unknown[] = [];
  const where = table.where === undefined ? [] : [`(${table.where})`];
  const add = (value: unknown, sql: (placeholder: string) => string): void => {
    if (value === null) return;
    values.push(value);
    where.push(sql(`$${values.length}`));
  };
  // First check of tenancy; row-level security is the second.
  add(context.issuerId, (placeholder) => `${table.issuer} = ${placeholder}::uuid`);
  add(context.eventId, (placeholder) => `${table.event} = ${placeholder}::uuid`);
  add(
    context.seriesId,
    (placeholder) => `${table.event} IN (SELECT id FROM events WHERE series_id = ${placeholder}::uuid)`,
  );
  add(context.from, (placeholder) => `${table.at} >= ${placeholder}::timestamptz`);
  add(context.to, (placeholder) => `${table.at} < ${placeholder}::timestamptz`);
  return { where, values };
}

const after = (where: readonly string[]): string =>
  where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
const keyOf = (table: ReportDefinition): string => table.key.map(({ sql }) => sql).join(', ');
const byKey = (table: ReportDefinition, direction: Slice['direction']): string =>
  `ORDER BY ${table.key.map(({ sql }) => `${sql} ${direction}`).join(', ')}`;

/** Names the cells `c0`, `c1` and so on, in the order of the columns. */
const cells = ({ columns }: ReportContext): string =>
  columns.map(({ sql }, index) => `${sql} AS c${index}`).join(', ');

/**
 * The answers of a row to a question, as one cell.
 * @param questionId of the database, so it is a uuid
 */
export function answerCell(answers: string, questionId: string): string {
  return `(SELECT string_agg(a.value, '; ' ORDER BY a.tier_id, a.nth) FROM checkout_answers a
    WHERE a.question_id = '${questionId}' AND ${answers})`;
}

const keysOf = (table: ReportDefinition): string =>
  table.key.map(({ sql }, index) => `${sql} AS k${index}`).join(', ');

/** Reads a page of the report, by its key. */
export function pageStatement(
  context: ReportContext,
  { from, limit, direction, beyond }: Slice<(string | number)[]>,
): Statement {
  const { table } = context;
  const { where, values } = conditions(context);
  if (from !== null) {
    const placeholders = table.key.map(({ type }, index) => `$${values.length + index + 1}::${type}`);
    where.push(`(${keyOf(table)}) ${beyond} (${placeholders.join(', ')})`);
    values.push(...from);
  }
  return {
    text: `SELECT ${keysOf(table)}, ${cells(context)} FROM ${table.from} ${after(where)} ${byKey(table, direction)} LIMIT ${limit}`,
    values,
  };
}

export interface ReportOrder {
  column: ColumnDefinition;
  descending: boolean;
}

/**
 * Reads a page sorted by a column. Any page needs all rows sorted, so OFFSET costs nothing more. Empty cells come
 * first, or last in descending order.
 */
export function sortedStatement(
  context: ReportContext,
  { skip, limit, reversed }: { skip: number; limit: number; reversed: boolean },
  { column, descending }: ReportOrder,
): Statement {
  const { table } = context;
  const { where, values } = conditions(context);
  const currency = table.columns.find(({ kind }) => kind === 'currency');
  const direction = descending !== reversed ? 'DESC NULLS LAST' : 'ASC NULLS FIRST';
  const terms = [
    ...(column.kind === 'amount' && currency !== undefined ? [currency.sql] : []),
    column.kind === 'text' ? `lower(${column.sql})` : column.sql,
  ].map((sql) => `${sql} ${direction}`);
  const order = [...terms, ...table.key.map(({ sql }) => `${sql} ${reversed ? 'ASC' : 'DESC'}`)].join(', ');
  return {
    text: `SELECT ${keysOf(table)}, ${cells(context)} FROM ${table.from} ${after(where)} ORDER BY ${order}
      OFFSET $${values.length + 1}::int LIMIT ${limit}`,
    values: [...values, skip],
  };
}

/** Reads all rows, newest first. */
export function exportStatement(context: ReportContext): Statement {
  const { where, values } = conditions(context);
  const { table } = context;
  return {
    text: `SELECT ${cells(context)} FROM ${table.from} ${after(where)} ${byKey(table, 'DESC')}`,
    values,
  };
}

/** Counts the rows of each group, and sums them up per currency. */
export function sumStatement(context: ReportContext, sums: NonNullable<ReportDefinition['sums']>): Statement {
  const { where, values } = conditions(context);
  const { table } = context;
  const units = sums.units === null ? 'NULL' : `sum(${sums.units})::text`;
  return {
    text: `SELECT ${sums.group} AS "group", count(*)::int AS rows, ${units} AS units, ${sums.currency} AS currency
      FROM ${table.from} ${after(where)} GROUP BY 1, 4 ORDER BY 1, 4`,
    values,
  };
}

export async function readIsEvent(
  db: Database,
  tenancy: Tenancy,
  id: string,
  issuerId: string | null,
): Promise<boolean> {
  const rows = await db.read(tenancy, {
    name: 'report-event',
    text: 'SELECT id FROM events WHERE id = $1 AND ($2::uuid IS NULL OR issuer_id = $2)',
    values: [id, issuerId],
  });
  return rows.length > 0;
}

export async function readIsIssuer(db: Database, tenancy: Tenancy, id: string): Promise<boolean> {
  const rows = await db.read(tenancy, {
    name: 'report-issuer',
    text: 'SELECT id FROM issuers WHERE id = $1',
    values: [id],
  });
  return rows.length > 0;
}

export async function readIsSeries(
  db: Database,
  tenancy: Tenancy,
  id: string,
  issuerId: string | null,
): Promise<boolean> {
  const rows = await db.read(tenancy, {
    name: 'report-series',
    text: 'SELECT id FROM event_series WHERE id = $1 AND ($2::uuid IS NULL OR issuer_id = $2)',
    values: [id, issuerId],
  });
  return rows.length > 0;
}
