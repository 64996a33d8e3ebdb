import { requireAny, tenancyOf } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { followChanges } from '../../platform/follow-changes.ts';
import {
  emptyPage,
  type Page,
  type PageSlice,
  type Paging,
  pageOf,
  sliceByMoment,
  sliceByName,
} from '../../platform/graphql/page.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { voidReasonCode } from '../../platform/vocabulary.ts';
import { eventGates } from './change-gates.ts';
import { presentConflict, presentEntries, presentGate, presentScan } from './door.present.ts';
import {
  type ConflictRow,
  type GateRow,
  readConflicts,
  readGates,
  readScans,
  readVoidEntries,
  type ScanFilter,
  type ScanLogRow,
  type VoidEntryRow,
} from './door.reads.ts';
import { STAFF_OF_THE_DOOR } from './door.rules.ts';
import type { EntriesChange, Gate } from './door.schema.ts';
import { type ScanConflict, VoidEntry } from './scans/incident.schema.ts';

/**
 * Reads a page of the objects of an event. The statement returns no row for an event that the actor may not see, and a
 * row without an id when the page is empty.
 * @throws NotFound for an event of another issuer
 */
async function pageOfEvent<Row extends { id: string }, Node>(
  scope: Scope,
  { eventId, slice, read }: { eventId: string; slice: PageSlice; read: typeof readGates },
  key: (row: Row) => [string, string],
  present: (row: Row) => Node,
): Promise<Page<Node>> {
  const rows = isUuid(eventId) ? await scope.db.read<Row>(tenancyOf(scope.actor), read(eventId, slice)) : [];
  if (rows.length === 0) throw new NotFound('event');
  return pageOf(
    rows.filter(({ id }) => id !== null),
    slice,
    key,
    present,
  );
}

/**
 * Lists the gates of an event, by name, with the distinct tickets that each admitted.
 * @throws NotFound for an event of another issuer, BadInput for an invalid page
 */
export async function listGates(scope: Scope, eventId: string, paging: Paging): Promise<Page<Gate>> {
  return pageOfEvent(
    scope,
    { eventId, slice: sliceByName(paging), read: readGates },
    ({ name, id }: GateRow) => [name, id],
    presentGate,
  );
}

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
    (row) => [row.receivedAt.toISOString(), row.id],
    (row): ScanLogRow => row,
  );
  return { ...cut, totalCount: rows[0]?.count ?? 0 };
}

/** Lists tickets that two doors admitted. @throws NotFound for an event of another issuer */
export async function scanConflicts(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<ScanConflict>> {
  return pageOfEvent(
    scope,
    { eventId, slice: sliceByMoment(paging), read: readConflicts },
    (row: ConflictRow) => [row.detectedAt.toISOString(), row.id],
    presentConflict,
  );
}

/** Lists void tickets that a door admitted. @throws NotFound for an event of another issuer */
export async function listVoidEntries(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<Page<VoidEntry>> {
  return pageOfEvent(
    scope,
    { eventId, slice: sliceByMoment(paging), read: readVoidEntries },
    (row: VoidEntryRow) => [row.receivedAt.toISOString(), row.id],
    presentVoidEntry,
  );
}

function presentVoidEntry(row: VoidEntryRow): VoidEntry {
  const { id, ticketId, ticketNumber, tier, issuerId, eventId, revokedAt, reason } = row;
  return Object.assign(new VoidEntry(), {
    ...{ id, ticketId, ticketNumber, tier, issuerId, eventId, revokedAt, reason },
    holder: row.holderName,
    scan: presentScan(row),
    reasonCode: voidReasonCode(reason),
  });
}

/**
 * Subscribes to the entries of an event, at most four updates a second. The subscriber must work for the event's issuer
 * at the start, and each figure is read as that actor; ending a session closes its socket.
 * @throws NotFound for an event of another issuer
 */
export async function watchEntries(
  scope: Scope,
  eventId: string,
): Promise<AsyncIterableIterator<EntriesChange>> {
  requireAny(scope.actor, STAFF_OF_THE_DOOR);
  await eventGates(scope, eventId);
  return followChanges({
    coalesceMs: 250,
    listen: (changed) => [scope.services.topics.listen('event.entries', eventId, changed)],
    read: async () => presentEntries(eventId, await eventGates(scope, eventId)),
  });
}
