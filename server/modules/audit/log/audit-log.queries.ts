import { ENDED, followChanges } from '../../../platform/follow-changes.ts';
import { type Page, type Paging, pageInfoOf, sliceByNumber } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  type AuditFilter,
  type AuditLogRecord,
  type DateRange,
  readEntries,
  readEntriesById,
  readFirstSince,
  readGrowth,
  readLastScanned,
} from './audit-log.reads.ts';
import { auditReader } from './audit-log.rules.ts';
import type { AuditLog } from './audit-log.schema.ts';

export function presentEntry(record: AuditLogRecord): AuditLog {
  return { ...record, id: String(record.id) };
}

/** Tolerance between an entry's time and its neighbours': clocks of processes differ, transactions wait for locks. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const MAX_ID = 2n ** 63n - 1n;

/** Returns the range of ids that contains the entries of the filter's time range. */
export async function dateRange(
  scope: Scope,
  issuerId: string | null,
  { from, until }: AuditFilter,
): Promise<DateRange> {
  const [first, last] = await Promise.all([
    from ? readFirstSince(scope, new Date(from.getTime() - CLOCK_TOLERANCE_MS)) : null,
    until ? readFirstSince(scope, new Date(until.getTime() + CLOCK_TOLERANCE_MS)) : null,
  ]);
  return { from: first ?? 0n, before: last ?? MAX_ID, issuerId };
}

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
  if (slice.from !== null) narrowRange(range, slice.from, slice.direction);
  const rows = await readEntries(scope, range, filter, slice);
  const shown = rows.slice(0, slice.size);
  const continuesAt =
    rows.length > slice.size ? shown.at(-1)?.id : await readLastScanned(scope, range, slice);
  const ends = [shown.at(0)?.id, continuesAt ?? shown.at(-1)?.id];
  if (slice.backwards) {
    shown.reverse();
    ends.reverse();
  }
  const [start, end] = ends.map((id) => (id === undefined ? undefined : [String(id)]));
  return {
    nodes: shown.map(presentEntry),
    pageInfo: pageInfoOf(slice, continuesAt !== undefined, start, end),
  };
}

function narrowRange(range: DateRange, from: bigint, direction: 'ASC' | 'DESC'): void {
  if (direction === 'DESC' && from < range.before) range.before = from;
  if (direction === 'ASC' && from >= range.from) range.from = from + 1n;
}

/** A person cannot read more at once; the list contains the rest. */
const SHOWN_AT_ONCE = 100;

/** Delivers the matching entries sealed since the last delivery, oldest first, read with the viewer's permissions. */
export function watchAuditLogs(scope: Scope, filter: AuditFilter): AsyncIterableIterator<AuditLog[]> {
  const { reader, issuerId } = auditReader(scope.actor);
  let place: bigint | undefined;
  return followChanges({
    coalesceMs: 500,
    capacity: 20,
    listen: (changed) => {
      changed();
      return [scope.services.topics.listen('audit.sealed', 'all', changed)];
    },
    read: async () => {
      const from = { after: place ?? 0n, ofIssuer: issuerId, limit: place === undefined ? 0 : SHOWN_AT_ONCE };
      const growth = await readGrowth(scope, reader, from);
      // A viewer who may no longer read gets nothing more, whether or not the socket is closed first.
      if (!growth.stillAllowed) return ENDED;
      const entries = growth.entries.length > 0 ? await readEntriesById(scope, growth.entries, filter) : [];
      place = growth.head;
      return entries.length > 0 ? entries.map(presentEntry) : undefined;
    },
  });
}
