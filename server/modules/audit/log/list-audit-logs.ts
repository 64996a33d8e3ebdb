import { type Page, type Paging, pageInfoOf, sliceByNumber } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { auditReader } from './audit-log.policy.ts';
import { presentEntry } from './audit-log.present.ts';
import { type DateRange, readEntries, readLastLookedAt } from './audit-log.reads.ts';
import type { AuditFilter } from './audit-log.record.ts';
import type { AuditLog } from './audit-log.type.ts';
import { dateRange } from './stretch-of.ts';

/**
 * Lists the entries that the actor may see, by time. A page may be shorter than requested, even empty, while the list
 * goes on: one page scans a limited number of entries.
 * @throws Unauthenticated, Forbidden, BadInput
 */
export async function listAuditLogs(
  scope: Scope,
  filter: AuditFilter,
  paging: Paging,
): Promise<Page<AuditLog>> {
  const { issuerId } = auditReader(scope.actor);
  const slice = sliceByNumber(paging);
  const range = await dateRange(scope, issuerId, filter);
  if (slice.from !== null) cutStretch(range, slice.from, slice.direction);
  const rows = await readEntries(scope, range, filter, slice);
  const shown = rows.slice(0, slice.size);
  const goesOnAt = rows.length > slice.size ? shown.at(-1)?.id : await readLastLookedAt(scope, range, slice);
  const ends = [shown.at(0)?.id, goesOnAt ?? shown.at(-1)?.id];
  if (slice.backwards) {
    shown.reverse();
    ends.reverse();
  }
  const [start, end] = ends.map((id) => (id === undefined ? undefined : [String(id)]));
  return {
    nodes: shown.map(presentEntry),
    pageInfo: pageInfoOf(slice, goesOnAt !== undefined, start, end),
  };
}

function cutStretch(range: DateRange, from: bigint, direction: 'ASC' | 'DESC'): void {
  if (direction === 'DESC' && from < range.before) range.before = from;
  if (direction === 'ASC' && from >= range.from) range.from = from + 1n;
}
