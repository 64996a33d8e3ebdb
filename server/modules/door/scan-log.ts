import { tenancyOf } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { emptyPage, type Page, type Paging, pageOf, sliceByMoment } from '../../platform/graphql/page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  type ConflictRow,
  readConflicts,
  readScans,
  type ScanFilter,
  type ScanLogRow,
} from './door.reads.ts';

type CountedRow = ScanLogRow & { count: number };

/** Lists the scans that the actor's issuer may see, newest first. */
export async function scanLog(
  scope: Scope,
  filter: ScanFilter,
  paging: Paging,
): Promise<Page<ScanLogRow> & { totalCount: number }> {
  const slice = sliceByMoment(paging);
  // A malformed id matches nothing, so no query is needed.
  if ([filter.eventId, filter.ticketId].some((id) => id && !isUuid(id)))
    return { ...emptyPage(), totalCount: 0 };
  const rows = await scope.db.read<CountedRow>(tenancyOf(scope.actor), readScans(filter, slice));
  const listed = rows.filter((row) => row.id !== null);
  const cut = pageOf(
    listed,
    slice,
    (row) => [row.received_at.toISOString(), row.id],
    (row): ScanLogRow => row,
  );
  return { ...cut, totalCount: rows[0]?.count ?? 0 };
}

/** Lists tickets that two doors admitted. @throws NotFound for an event of another issuer */
export async function scanConflicts(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<ConflictRow>> {
  const slice = sliceByMoment(paging);
  const rows = isUuid(eventId)
    ? await scope.db.read<ConflictRow>(tenancyOf(scope.actor), readConflicts(eventId, slice))
    : [];
  if (rows.length === 0) throw new NotFound('The event');
  return pageOf(
    rows.filter((row) => row.id !== null),
    slice,
    (row) => [row.detected_at.toISOString(), row.id],
    (row) => row,
  );
}
