import { tenancyOf } from '../../access/actor.ts';
import { BadInput, NotFound } from '../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../graphql/page.ts';
import { isUuid } from '../../is-uuid.ts';
import type { Scope } from '../../scope.ts';
import {
  type ConflictRow,
  readConflicts,
  readScans,
  type ScanFilter,
  type ScanLogRow,
} from './door.reads.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type CountedRow = ScanLogRow & { count: number };
const NONE = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 0 };

/** The scans that the actor's issuer may see, newest first. */
export async function scanLog(
  scope: Scope,
  filter: ScanFilter,
  page: { first: number; after?: string | null },
): Promise<Page<ScanLogRow> & { totalCount: number }> {
  const first = pageSize(page.first);
  const after = placeOf(decodeCursor(page.after, 2));
  // An id that is none matches nothing; it is no reason to ask.
  if ([filter.eventId, filter.ticketId].some((id) => id && !isUuid(id))) return NONE;
  const rows = await scope.db.read<CountedRow>(tenancyOf(scope.actor), readScans(filter, first, after));
  const listed = rows.filter((row) => row.id !== null);
  const cut = pageOf(
    listed,
    first,
    (row) => [row.received_at.toISOString(), row.id],
    (row): ScanLogRow => row,
  );
  return { ...cut, totalCount: rows[0]?.count ?? 0 };
}

/** Tickets that two doors let in. @throws NotFound for an event of another issuer */
export async function scanConflicts(scope: Scope, eventId: string): Promise<ConflictRow[]> {
  const rows = isUuid(eventId)
    ? await scope.db.read<ConflictRow>(tenancyOf(scope.actor), readConflicts(eventId))
    : [];
  if (rows.length === 0) throw new NotFound('The event');
  return rows.filter((row) => row.id !== null);
}

function placeOf(key: (string | number)[] | undefined): [moment: string, id: string] | undefined {
  if (key === undefined) return undefined;
  const [moment, id] = key.map(String) as [string, string];
  if (MOMENT.test(moment) && !Number.isNaN(Date.parse(moment)) && isUuid(id)) return [moment, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
