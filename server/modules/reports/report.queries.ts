import { amountOf, formatAmount, totalOf } from '../../lib/money/index.ts';
import { type Actor, can, tenancyOf } from '../../platform/access/actor.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { BadInput, checkAll, type FieldFault, NotFound, refuseFaults } from '../../platform/failures.ts';
import { sortedPage, sortedSlice } from '../../platform/graphql/list-order.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.schema.ts';
import { type PageSlice, type Paging, pageOf, sliceBy } from '../../platform/graphql/page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportName } from '../../platform/vocabulary.ts';
import { readAnsweredQuestions } from '../questions/index.ts';
import {
  type ColumnDefinition,
  personal,
  type ReportContext,
  type ReportDefinition,
} from './report.definition.ts';
import { columnsFor, readerOf, requestedIssuer } from './report.policy.ts';
import {
  answerCell,
  pageStatement,
  type ReportOrder,
  readIsEvent,
  readIsIssuer,
  readIsSeries,
  sortedStatement,
  sumStatement,
} from './report.reads.ts';
import type { ReportConnection, ReportTotal } from './report.schema.ts';
import { REPORTS } from './reports.ts';

/** A row of the database: `c0`, `c1` ... */
export type ReportRecord = Record<string, unknown>;

/** Returns a row as text: timestamps in ISO 8601 and UTC, amounts as exact decimals, null for missing values. */
export function presentCells(columns: readonly ColumnDefinition[], row: ReportRecord): (string | null)[] {
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

/** Filter of a table. The period includes `from` and excludes `to`. */
export interface ReportFilter {
  from?: Date | null | undefined;
  to?: Date | null | undefined;
  eventId?: string | null | undefined;
  seriesId?: string | null | undefined;
  issuerId?: string | null | undefined;
}

/** A table with the columns that the reader may see. */
type ReportView = Pick<ReportContext, 'reader' | 'table' | 'columns'>;

/** @throws Forbidden */
export function reportView(actor: Actor, table: ReportDefinition): ReportView {
  const reader = readerOf(actor, table);
  return { reader, table, columns: columnsFor(reader, table.columns) };
}

/**
 * @param within prefix of the filter's fields in faults: `filter.`, or nothing when they are arguments themselves
 * @throws BadInput for a period that ends before it begins, and for an event when the table has none
 */
export function checkFilter(
  { event }: ReportDefinition,
  { from, to, eventId, seriesId }: ReportFilter,
  within: 'filter.' | '',
): void {
  const faults: FieldFault[] = [];
  if (from && to && from >= to)
    faults.push({
      field: `${within}to`,
      code: 'END_BEFORE_START',
      message: 'The period ends before it begins.',
    });
  if (event === null && (eventId ?? null) !== null)
    faults.push({ field: `${within}eventId`, message: 'This table is not about events.' });
  if (event === null && (seriesId ?? null) !== null)
    faults.push({ field: `${within}seriesId`, message: 'This table is not about events.' });
  refuseFaults(faults);
}

/** @throws NotFound for an event or organiser that the reader may not see */
export async function reportContext(
  scope: Scope,
  view: ReportView,
  filter: ReportFilter,
): Promise<ReportContext> {
  const { from = null, to = null, eventId = null, seriesId = null } = filter;
  const issuerId = requestedIssuer(view.reader, filter.issuerId ?? null);
  const context = { ...view, from, to, eventId, seriesId, issuerId };
  await checkSubjects(scope, context, filter);
  return { ...context, columns: [...context.columns, ...(await answerColumns(scope, context))] };
}

/** A column for each question of the event, in the words of the question; none for readers who see no persons. */
async function answerColumns(
  scope: Scope,
  { reader, table, eventId, columns }: ReportContext,
): Promise<ColumnDefinition[]> {
  if (table.answers === undefined || eventId === null || !can(reader, 'VIEW_PERSONAL_DATA')) return [];
  const questions = await readAnsweredQuestions(scope.db, tenancyOf(reader), eventId);
  const taken = new Set(columns.map(({ key }) => key));
  return questions.map(({ id, label }) => {
    let key = label;
    for (let nth = 2; taken.has(key); nth += 1) key = `${label} (${nth})`;
    taken.add(key);
    return personal(key, label, answerCell(table.answers ?? 'false', id));
  });
}

async function checkSubjects(scope: Scope, context: ReportContext, filter: ReportFilter): Promise<void> {
  const { eventId, issuerId, reader } = context;
  if (eventId !== null) {
    const known = isUuid(eventId) && (await readIsEvent(scope.db, tenancyOf(reader), eventId, issuerId));
    if (!known) throw new NotFound('event');
  }
  const { seriesId } = context;
  if (seriesId !== null) {
    const known = isUuid(seriesId) && (await readIsSeries(scope.db, tenancyOf(reader), seriesId, issuerId));
    if (!known) throw new NotFound('series');
  }
  if (filter.issuerId && issuerId !== null) {
    const known = isUuid(issuerId) && (await readIsIssuer(scope.db, tenancyOf(reader), issuerId));
    if (!known) throw new NotFound('organiser');
  }
}

export interface ReportRequest {
  name: ReportName;
  filter: ReportFilter;
  /** null: newest first. */
  order: { column: string; descending: boolean } | null;
  page: Paging;
}

/**
 * Reads a page of a report, newest first or sorted by a column.
 * @throws as `reportView` and `reportContext`; BadInput with every fault of the filter, the column and the page
 */
export async function readReport(scope: Scope, request: ReportRequest): Promise<ReportConnection> {
  const { name, filter, order, page } = request;
  const view = reportView(scope.actor, REPORTS[name]);
  const { table } = view;
  const filterFits = () => checkFilter(table, filter, 'filter.');
  const read = async (statement: (context: ReportContext) => Statement) => {
    const context = await reportContext(scope, view, filter);
    return scope.db.replica.read<ReportRecord>(tenancyOf(context.reader), statement(context));
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
  const context = await reportContext(scope, view, filter);
  if (table.sums === undefined) return [];
  const sums = await scope.db.replica.read<SumRecord>(
    tenancyOf(context.reader),
    sumStatement(context, table.sums),
  );
  return sums.map(({ group, rows, units, currency }) => ({
    group,
    rows,
    amount: units === null ? null : presentMoney(totalOf(currency, BigInt(units))),
  }));
}
