import { type Actor, type SignedInActor, tenancyOf } from '../../platform/access/actor.ts';
import { type FieldFault, NotFound, refuseFaults } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportColumn, ReportDefinition } from './report.definition.ts';
import { columnsFor, issuerMeant, readerOf } from './report.policy.ts';
import { readIsEvent, readIsIssuer } from './report.reads.ts';

/** Filter of a table. The period includes `from` and excludes `to`. */
export interface ReportFilter {
  from?: Date | null | undefined;
  to?: Date | null | undefined;
  eventId?: string | null | undefined;
  issuerId?: string | null | undefined;
}

/** A table with the columns that the reader may see, and the filter. */
export interface ReportContext {
  reader: SignedInActor;
  table: ReportDefinition;
  columns: ReportColumn[];
  from: Date | null;
  to: Date | null;
  eventId: string | null;
  issuerId: string | null;
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
  { from, to, eventId }: ReportFilter,
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
  refuseFaults(faults);
}

/** @throws NotFound for an event or organiser that the reader may not see */
export async function reportGround(
  scope: Scope,
  view: ReportView,
  filter: ReportFilter,
): Promise<ReportContext> {
  const { from = null, to = null, eventId = null } = filter;
  const issuerId = issuerMeant(view.reader, filter.issuerId ?? null);
  const context = { ...view, from, to, eventId, issuerId };
  await checkSubjects(scope, context, filter);
  return context;
}

async function checkSubjects(scope: Scope, context: ReportContext, filter: ReportFilter): Promise<void> {
  const { eventId, issuerId, reader } = context;
  if (eventId !== null) {
    const known = isUuid(eventId) && (await readIsEvent(scope.db, tenancyOf(reader), eventId, issuerId));
    if (!known) throw new NotFound('The event');
  }
  if (filter.issuerId && issuerId !== null) {
    const known = isUuid(issuerId) && (await readIsIssuer(scope.db, tenancyOf(reader), issuerId));
    if (!known) throw new NotFound('The organiser');
  }
}
